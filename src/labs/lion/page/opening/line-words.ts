/** The line below the lab's name. */
import { inLanguage } from "../in-language";

const english = {
  line: "Attention in both directions, by recurrences. Its scores are divided by their sum; those of the Learnability lab are not.",
} as const;

export const lineText = inLanguage("opening/line-words", english);
