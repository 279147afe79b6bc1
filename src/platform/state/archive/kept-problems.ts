/** Problems of own data and curves in an archive of any lab, in English; `kept-problems.de.ts` has the same in German. */
import type { Sentences } from "../../fields/problem";

export const keptSentences = {
  "kept-name": { message: "must be text" },
  "kept-other-data": { message: "do not match the hash in their key" },
  "kept-curves": { message: "must be a list" },
} as const satisfies Sentences;

export type KeptProblemCode = keyof typeof keptSentences;
