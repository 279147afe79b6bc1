/** All English sentences of this lab on what can be wrong, by their codes. */
import type { Sentences } from "../../../platform/fields/problem";
import { eagleKeptSentences } from "../document/kept-problems";
import { eagleSentences } from "../document/problems";
import { ownDataSentences } from "../math/files/own-data-problems";
import { fileSentences } from "../math/files/problems";
import { machineSentences } from "./machines/problems";

export const sentences: Sentences = {
  ...eagleKeptSentences,
  ...eagleSentences,
  ...machineSentences,
  ...ownDataSentences,
  ...fileSentences,
};
