/** Errors of this lab's part of an archive in English; `kept-problems.de.ts` has them in German. */
import type { Sentences } from "../../../platform/fields/problem";

export const eagleKeptSentences = {
  "kept-matrix-symmetry": { message: "must be general, symmetric or skew-symmetric" },
  "kept-matrix-notes": { message: "must be a list" },
  "kept-matrix": { message: "must be a matrix of finite numbers" },
  "kept-matrix-or-null": { message: "must be a matrix of finite numbers, or null" },
  "kept-matrices-or-null": { message: "must be a list of matrices of finite numbers, or null" },
  "kept-no-matrix-nor-blocks": { message: "must be a matrix, or blocks with a list of machines" },
  "kept-solver-curve": { message: "must have iteration, error, change, operations, bytes and milliseconds of equal length" },
} as const satisfies Sentences;

export type EagleKeptProblemCode = keyof typeof eagleKeptSentences;
