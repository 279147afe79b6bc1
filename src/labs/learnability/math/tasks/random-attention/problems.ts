/** Problems of a target of random attention, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

export const attentionSentences = {
  "attention-samples-too-many": { message: "must keep samples x n at or below {limit} when every prefix is supervised" },
  "attention-probes-too-many": { message: "must keep (samples + probes) x n at or below {limit} when every prefix is supervised" },
  "attention-data-too-large": {
    message: "{samples} training samples of dimension {d} need {size} GB, the limit is {limit} GB",
    hint: "Lower the number of samples or the dimension, or supervise only the last token.",
  },
} as const satisfies Sentences;

export type AttentionProblemCode = keyof typeof attentionSentences;
