/** All of this lab's German: one chunk, fetched by whoever reads German. */
import { ownDataSentencesDe } from "../../../eagle/files/own-data-problems.de";
import { fileSentencesDe } from "../../../eagle/files/problems.de";
import { eagleSentencesDe } from "../../../experiment/eagle/problems.de";
import { translationOf } from "../../../ui/translation";
import { phrase } from "./phrases";

export const german = translationOf(import.meta.glob<object>("../**/*words.de.ts", { eager: true, import: "default" }), {
  phrase,
  sentences: { ...fileSentencesDe, ...ownDataSentencesDe, ...eagleSentencesDe },
});
