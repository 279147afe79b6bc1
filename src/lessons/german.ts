/** All of the German of the lessons: one chunk, fetched when the page is German. */
import { translationOf } from "../platform/ui/translation";

export const german = translationOf({ words: import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }) });
