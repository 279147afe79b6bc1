import { list } from "../../ui/grammar.de";
import type { lockText } from "./words";

export default {
  control: "Durch den Link der Lehrkraft gesperrt",
  refused: (names: readonly string[]) =>
    `Durch den Link der Lehrkraft ${names.length === 1 ? "ist" : "sind"} gesperrt: ${list(names)}. Es wurde nichts geändert.`,
  ofOwner: (label: string, owner: string) => `${label} (${owner})`,
  controls: {
    seed: "Seed",
    run: "Starten und Anhalten",
    open: "Öffnen von Dateien und Links",
    share: "Teilen",
    export: "Exportieren",
    history: "Frühere Läufe",
  },
  bar: {
    region: "Link der Lehrkraft",
    locked: "Dies ist das Experiment aus dem Link der Lehrkraft.",
    everything: "Alles daran lässt sich ändern.",
    nothing: "Nichts daran lässt sich ändern.",
    may: (names: readonly string[]) => `Änderbar: ${names.join(", ")}.`,
    most: (names: readonly string[]) => `Gesperrt: ${names.join(", ")}.`,
    code: (code: string) => `Code ${code}`,
    codeHelp: "Derselbe in jedem Link, der einhält, was die Lehrkraft gesperrt hat, was auch immer sonst geändert wurde",
    leave: "Verlassen",
    left: "Dies ist nicht mehr das Experiment aus dem Link der Lehrkraft.",
    back: "Zurück zum Link",
    letGo: "Hier bleiben",
  },
} satisfies typeof lockText;
