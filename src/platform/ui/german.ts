/** All of the German of this folder: one chunk, fetched by whoever reads German. */
import { translationOf } from "./translation";

export const german = translationOf({ words: import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }) });
