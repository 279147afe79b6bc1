import type { historyText } from "./words";

export default {
  title: "Läufe",
  none: "Hier erscheinen Läufe, wenn sie enden. Etwas ändern und vergleichen.",
  list: "Läufe, der neueste zuerst",
  unfinished: "vor dem Ende verlassen",
  errors: "Testfehler der Lerner am Ende",
  unknown: "–",
  when: (time: string) => time,
  pin: (name: string) => `Behalten: ${name}`,
  unpin: (name: string) => `Nicht behalten: ${name}`,
  overlay: (name: string) => `Kurven im Bild zeigen: ${name}`,
  uncover: (name: string) => `Kurven verbergen: ${name}`,
  reopen: (name: string) => `Noch einmal laufen lassen: ${name}`,
  remove: (name: string) => `Entfernen: ${name}`,
} satisfies typeof historyText;
