/** All of this lab's German: one chunk, fetched by whoever reads German. */

import { translationOf } from "../../../../platform/ui/translation";
import { eagleSentencesDe } from "../../document/problems.de";
import { ownDataSentencesDe } from "../../math/files/own-data-problems.de";
import { fileSentencesDe } from "../../math/files/problems.de";
import { phrase } from "./phrases";

export const german = translationOf(import.meta.glob<object>("../**/*words.de.ts", { eager: true, import: "default" }), {
  phrase,
  sentences: { ...fileSentencesDe, ...ownDataSentencesDe, ...eagleSentencesDe },
});
