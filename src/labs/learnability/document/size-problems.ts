/** Sentences on experiments that are too large to compute, in English; `size-problems.de.ts` has them in German. */
import type { Sentences } from "../../../platform/fields/problem";
import type { MemoryStage } from "../math/learners/memory";

const limit = "GB, the limit is {limit} GB";

const ofStages = {
  "too-large-samples": {
    message: `must be at most {most}, got {given}: {all} samples of dimension {d} need {needed} ${limit}`,
  },
  "too-large-gram": { message: `must be at most {most}, got {given}: the second moment of {psi} features needs {needed} ${limit}` },
  "too-large-kernel": { message: `must be at most {most}, got {given}: the kernel matrix of {samples} samples needs {needed} ${limit}` },
  "too-large-dual": { message: `must be at most {most}, got {given}: a closed form of {samples} samples needs {needed} ${limit}` },
  "too-large-least-squares": {
    message: `must be at most {most}, got {given}: a closed form of {psi} features needs {needed} ${limit}`,
  },
  "too-large-pointwise": {
    message: `must be at most {most}, got {given}: certificates of {test} test samples from {samples} training samples need {needed} ${limit}`,
  },
  "too-large-best-fit": { message: `must be at most {most}, got {given}: the best fit to {population} samples needs {needed} ${limit}` },
  "too-large-descent": {
    message: `must be at most {most}, got {given}: gradient descent on W with {others} test samples needs {needed} ${limit}`,
  },
  "too-large-tokens": {
    message: `must be at most {most}, got {given}: all sequences of {n} tokens with {d} coordinates need {needed} ${limit}`,
  },
} as const satisfies Readonly<Record<`too-large-${MemoryStage}`, Sentences[string]>>;

export const sizeSentences = {
  ...ofStages,
  "too-large": { message: `needs {needed} ${limit}`, hint: "use a smaller target or fewer samples" },
} as const satisfies Sentences;

export type SizeProblemCode = keyof typeof sizeSentences;
