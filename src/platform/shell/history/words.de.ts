import type { historyText } from "./words";

export default {
  title: "Läufe",
  none: "Hier erscheinen Läufe, wenn sie enden. Zum Vergleichen eine Einstellung ändern.",
  list: "Läufe, neueste zuerst",
  compare: "Fehler und Rechenaufwand vergleichen",
  hide: "Den Vergleich verbergen",
  table: "Fehler und Rechenaufwand aller Läufe",
  unfinished: "vor dem Ende abgebrochen",
  when: (time: string) => time,
  pin: (name: string) => `Behalten: ${name}`,
  unpin: (name: string) => `Nicht behalten: ${name}`,
  overlay: (name: string) => `Kurven im Bild zeigen: ${name}`,
  uncover: (name: string) => `Kurven verbergen: ${name}`,
  reopen: (name: string) => `Noch einmal laufen lassen: ${name}`,
  remove: (name: string) => `Entfernen: ${name}`,
  changes: {
    again: "noch einmal dasselbe",
    preset: (title: string) => `Vorlage ${title}`,
    more: (count: number) => ` und ${count} weitere`,
    seed: "Seed",
    ownData: (name: string) => `eigene Daten ${name}`,
    withLearner: (name: string) => `mit ${name}`,
    withoutLearner: (name: string) => `ohne ${name}`,
    ofLearner: (label: string, name: string) => `${label} (${name})`,
  },
} satisfies typeof historyText;
