import type { entryText } from "./entry-words";

export default {
  title: "Lektionen",
  fetching: "Die Lektion wird geladen.",
  newHere: "Neu hier?",
  first: (lesson: number) => `Mit Lektion ${lesson} beginnen`,
} satisfies typeof entryText;
