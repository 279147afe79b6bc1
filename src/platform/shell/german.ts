/** All of the German of the shell, and of the documents of all labs: one chunk, fetched by whoever reads German. */
import { documentSentencesDe } from "../documents/problems.de";
import { translationOf } from "../ui/translation";

export const german = translationOf(import.meta.glob<object>("./**/*words.de.ts", { eager: true, import: "default" }), {
  sentences: documentSentencesDe,
});
