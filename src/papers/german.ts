/** All of the German of the index of papers: one chunk, fetched when the index is opened in German. */
import { translationOf } from "../platform/ui/translation";

export const german = translationOf({ words: import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }) });
