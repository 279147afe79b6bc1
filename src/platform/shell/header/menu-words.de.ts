import { formatCompact } from "../../charts/format";
import type { pageMenuText } from "./menu-words";

export default {
  files: "Dateien und Links",
  page: "Seite",
  speed: "Tempo",
  speedOf: (stepsPerSecond: number | null) => (stepsPerSecond === null ? "max." : `${formatCompact(stepsPerSecond).replace(".0", "")}/s`),
  newSeed: "Neuer Seed: andere Daten und Anfangswerte",
  open: "Ein Experiment oder Daten öffnen",
  export: "Exportieren",
  threads: "Rechen-Threads",
  help: "Hilfe und Tasten",
  keys: { undo: "Strg Z", redo: "Strg Umschalt Z", help: "?" },
} satisfies typeof pageMenuText;
