/** Words of the entrance to the lessons. */
import { inLanguage } from "./in-language";

const english = { title: "Lessons" } as const;

export const entryText = inLanguage("entry-words", english);
