/** All of the German of this folder: one chunk, fetched when the page is German. */
import { translationOf } from "./translation";

export const german = translationOf({ words: import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }) });
