/** Words of the buttons that are there for everyone: help, the other language, the other theme. */
import { inLanguage } from "../in-language";

const english = {
  help: "Help and keys (?)",
  otherLanguage: { en: "Deutsch", de: "English" },
  dark: "Use the dark theme",
  light: "Use the light theme",
} as const;

export const helpEntryText = inLanguage("help/entry-words", english);
