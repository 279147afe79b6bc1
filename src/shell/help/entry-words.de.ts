import type { helpEntryText } from "./entry-words";

export default {
  help: "Hilfe und Tasten (?)",
  otherLanguage: { en: "Deutsch", de: "English" },
} satisfies typeof helpEntryText;
