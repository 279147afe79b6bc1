/** All English sentences of this lab on what can be wrong, by their codes. */
import type { Sentences } from "../../../platform/fields/problem";
import { lionKeptSentences } from "../document/kept-problems";
import { lionSentences } from "../document/problems";
import { ownDataSentences } from "../math/own-data-problems";

export const sentences: Sentences = {
  ...lionKeptSentences,
  ...lionSentences,
  ...ownDataSentences,
};
