import type { formsText } from "./words";

export default {
  more: (count: number) => (count > 0 ? `Mehr Einstellungen (${count})` : "Mehr Einstellungen"),
  fewer: "Weniger Einstellungen",
  seed: "Seed",
  newSeed: "neu",
  newSeedName: "Neuer Seed für die Daten",
} satisfies typeof formsText;
