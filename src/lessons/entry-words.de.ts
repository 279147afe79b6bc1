import type { entryText } from "./entry-words";

export default {
  title: "Lektionen",
  fetching: "Die Lektion wird geladen.",
  newHere: "Neu hier?",
  first: "Mit Lektion 1 beginnen",
  on: (lab: string) => `Mit der ${lab}-Lektion beginnen`,
} satisfies typeof entryText;
