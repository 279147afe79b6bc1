/** Sentences on the problems of archived data of this lab, in English; `kept-problems.de.ts` has them in German. */
import type { Sentences } from "../../../platform/fields/problem";

export const learnabilityKeptSentences = {
  "kept-data-sizes": { message: "must have d and outputs, whole numbers from 1" },
  "kept-data-lists": { message: "must have the lists train and test" },
  "kept-data-sequence": { message: "must be a sequence of {d} x n finite numbers with {outputs} outputs" },
  "kept-learner-curve": { message: "must have step, train, test and shifted, of one length" },
} as const satisfies Sentences;

export type LearnabilityKeptProblemCode = keyof typeof learnabilityKeptSentences;
