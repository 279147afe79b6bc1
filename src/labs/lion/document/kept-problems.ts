/** Problems of the parts of an archive that belong to this lab, in English; `kept-problems.de.ts` has the same in German. */
import type { Sentences } from "../../../platform/fields/problem";

export const lionKeptSentences = {
  "kept-heads": { message: "must be a list of heads with queries, keys and values" },
} as const satisfies Sentences;

export type LionKeptProblemCode = keyof typeof lionKeptSentences;
