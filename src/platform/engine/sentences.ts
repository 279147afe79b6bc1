/** All English sentences of the platform on what can be wrong with documents, files and computations, by their codes. */

import { documentSentences } from "../documents/problems";
import { dataDocumentSentences } from "../fields/data-document-problems";
import type { Sentences } from "../fields/problem";
import { fieldSentences } from "../fields/problems";
import { formatSentences } from "../files/problems";
import { numericsSentences } from "../numerics/problems";
import { tensorSentences } from "../tensors/problems";
import { engineSentences } from "./problems";

export const sentences: Sentences = {
  ...documentSentences,
  ...engineSentences,
  ...dataDocumentSentences,
  ...fieldSentences,
  ...formatSentences,
  ...numericsSentences,
  ...tensorSentences,
};
