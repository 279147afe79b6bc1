/** Problems of sizes of models, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../platform/fields/problem";

export const modelSentences = {
  "model-tokens-memory": {
    message: "the tokens of {count} sequences, {n} of dimension {d} each, need {needed} GB, the limit is {limit} GB",
    hint: "Ask for fewer or shorter sequences, or leave out the learners that look at tokens.",
  },
  "model-workgroup-memory": {
    message: "a model this wide needs {needed} kB of the GPU's workgroup memory, which has {available} kB",
    hint: "Lower the number of heads or the dimension, or train on the processor.",
  },
} as const satisfies Sentences;

export type ModelProblemCode = keyof typeof modelSentences;
