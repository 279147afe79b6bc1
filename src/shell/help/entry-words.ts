/** Words of the buttons that lead to help and to the other language. */
import { inLanguage } from "../in-language";

const english = {
  help: "Help and keys (?)",
  otherLanguage: { en: "Deutsch", de: "English" },
} as const;

export const helpEntryText = inLanguage("help/entry-words", english);
