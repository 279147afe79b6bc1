/** Words of the entrance to the lessons. */
import { inLanguage } from "./in-language";

const english = {
  title: "Lessons",
  fetching: "The lesson is loading.",
  newHere: "New here?",
  first: (lesson: number) => `Start with lesson ${lesson}`,
} as const;

export const entryText = inLanguage("entry-words", english);
