/** All of the German of the shell: one chunk, fetched by whoever reads German. */
import { translationOf } from "../ui/translation";

export const german = translationOf(import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }));
