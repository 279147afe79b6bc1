/** Words of the entrance to the lessons. */
import { inLanguage } from "./in-language";

const english = {
  title: "Lessons",
  fetching: "The lesson is loading.",
  newHere: "New here?",
  first: "Start with lesson 1",
  on: (lab: string) => `Start with the ${lab} lesson`,
} as const;

export const entryText = inLanguage("entry-words", english);
