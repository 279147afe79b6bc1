/** Words of forms that are made from tables of fields. */
import { inLanguage } from "../in-language";

const english = {
  more: (count: number) => (count > 0 ? `More settings (${count})` : "More settings"),
  fewer: "Fewer settings",
  seed: "Seed",
  newSeed: "new",
  newSeedName: "New seed for the data",
} as const;

export const formsText = inLanguage("forms/words", english);
