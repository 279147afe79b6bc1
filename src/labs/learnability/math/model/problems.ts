/** Problems of sizes of models, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../platform/fields/problem";

export const modelSentences = {
  "model-tokens-memory": {
    message: "{count} sequences of {n} tokens with {d} coordinates need {needed} GB, the limit is {limit} GB",
    hint: "Use fewer or shorter sequences, or remove the learners that train on tokens.",
  },
  "model-workgroup-memory": {
    message: "a model of this width needs {needed} kB of workgroup memory, the GPU has {available} kB",
    hint: "Lower the number of heads or the dimension, or train on the processor.",
  },
} as const satisfies Sentences;

export type ModelProblemCode = keyof typeof modelSentences;
