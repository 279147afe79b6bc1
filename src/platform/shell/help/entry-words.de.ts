import type { helpEntryText } from "./entry-words";

export default {
  help: "Hilfe und Tasten (?)",
  otherLanguage: { en: "Deutsch", de: "English" },
  dark: "Dunkle Darstellung",
  light: "Helle Darstellung",
} satisfies typeof helpEntryText;
