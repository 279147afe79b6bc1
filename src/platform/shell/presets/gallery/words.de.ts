import type { galleryText } from "./words";

export default {
  title: "Ein Experiment wählen",
  search: (count: number) => `${count} Experimente durchsuchen`,
  groups: "Gruppen",
  all: "Alle",
  surprise: "Überraschung",
  close: "Schließen",
  cards: "Experimente",
  found: "Gefunden",
  open: "offen",
  opened: "schon geöffnet",
  runs: (count: number) => `${count} Läufe`,
  nothing: (query: string) => `Nichts mit „${query}“.`,
  instead: "Versuchen:",
} satisfies typeof galleryText;
