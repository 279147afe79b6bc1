/** Problems of memories, generated or typed, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

export const memorySentences = {
  "memory-pairs": { message: "must be at most d, since d coordinates have only d orthonormal or different one-hot keys" },
  "memory-entry": { message: "must be a number between {min} and {max}" },
  "memory-numbers": { message: "must have {least} to {most} numbers" },
  "memory-rows": { message: "must have {least} to {most} rows" },
  "memory-row-for-key": { message: "must have one row for each key" },
  "memory-lengths": { message: "must have as many numbers per vector as the query" },
} as const satisfies Sentences;

export type MemoryProblemCode = keyof typeof memorySentences;
