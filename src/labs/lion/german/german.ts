/** All of this lab's German: one chunk, fetched by whoever reads German. */
import { lionSentencesDe } from "../../../experiment/lion/problems.de";
import { ownDataSentencesDe } from "../../../lion/own-data-problems.de";
import { translationOf } from "../../../ui/translation";
import { phrase } from "./phrases";

export const german = translationOf(import.meta.glob<object>("../**/*words.de.ts", { eager: true, import: "default" }), {
  phrase,
  sentences: { ...lionSentencesDe, ...ownDataSentencesDe },
});
