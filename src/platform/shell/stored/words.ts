/** Words in place of stored runs. */
import { inLanguage } from "../in-language";

const english = {
  waiting: "The stored runs are loading.",
  failed: "The stored runs could not be loaded. They need an internet connection; open the panel again once it is available.",
} as const;

export const storedRunsText = inLanguage("stored/words", english);
