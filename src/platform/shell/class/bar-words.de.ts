import type { classBarText } from "./bar-words";

export default {
  region: "Link der Lehrkraft",
  locked: "Dies ist das Experiment aus dem Link der Lehrkraft.",
  everything: "Alles daran lässt sich ändern.",
  nothing: "Keine Einstellung lässt sich ändern.",
  may: (names: readonly string[]) => `Änderbar: ${names.join(", ")}.`,
  most: (names: readonly string[]) => `Gesperrt: ${names.join(", ")}.`,
  code: (code: string) => `Code ${code}`,
  codeHelp: "Derselbe für alle Links mit den gesperrten Einstellungen der Lehrkraft, auch wenn andere geändert wurden",
  leave: "Den Link verlassen",
  left: "Dies ist nicht mehr das Experiment aus dem Link der Lehrkraft.",
  back: "Zurück zum Link",
  letGo: "Hier bleiben",
} satisfies typeof classBarText;
