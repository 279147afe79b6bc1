/** Words of the entrance to the lessons. */
import { inLanguage } from "./in-language";

const english = { title: "Lessons", fetching: "The lesson is being fetched." } as const;

export const entryText = inLanguage("entry-words", english);
