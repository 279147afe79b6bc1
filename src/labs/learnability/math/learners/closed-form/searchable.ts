import { TooLargeError } from "../../../../../platform/numerics/errors";
import { requireCount } from "../../../../../platform/numerics/matrix";
import { learnerProblem } from "../learner-problem";

/** Largest dimension of a search for few heads. */
export const maxSearchDimension = 10;

/** @throws {TooLargeError} where one start could take minutes: work grows with H^3 d^6. */
export function requireSearchable(d: number): void {
  requireCount(d, "d");
  if (d > maxSearchDimension) throw new TooLargeError(learnerProblem("head-search-dimension", { most: maxSearchDimension, d }));
}
