import { withStop } from "../../ui/grammar";
import { list } from "../../ui/grammar.de";
import type { lockText } from "./words";

export default {
  control: "Durch den Link der Lehrkraft gesperrt",
  beside: (help: string) => `${withStop(help)} Durch den Link der Lehrkraft gesperrt.`,
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
} satisfies typeof lockText;
