/** All of this lab's German: one chunk, fetched by whoever reads German. */

import { translationOf } from "../../../../platform/ui/translation";
import { lionSentencesDe } from "../../document/problems.de";
import { ownDataSentencesDe } from "../../math/own-data-problems.de";
import { phrase } from "./phrases";

export const german = translationOf(import.meta.glob<object>("../**/*words.de.ts", { eager: true, import: "default" }), {
  phrase,
  sentences: { ...lionSentencesDe, ...ownDataSentencesDe },
});
