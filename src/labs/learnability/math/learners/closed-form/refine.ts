/**
 * Iterative refinement of a least-squares solution through a factor of the (regularised) normal matrix: each round
 * forms the residual from the samples, so that the error of the factor is squared away rather than kept.
 */
import type { LongComputation } from "../../../../../platform/numerics/progress";
import { norm } from "./residual";

/** What is asked of a factor, by the precision of the matrix it was made from; all are shares of the solution. */
export interface Trust {
  /** A first correction larger than this means that the factor is not to be trusted. */
  readonly first: number;
  /** Corrections expected to be below this are not worth a pass over the samples. */
  readonly settled: number;
  readonly maxRounds: number;
}

/** 1e-13 is about what a float64 factor leaves of a problem that it is trusted with. */
export const float64Factor: Trust = { first: 1e-6, settled: 1e-13, maxRounds: 4 };

/**
 * Rounding of the matrix is multiplied by its condition number: corrections shrink, but not in one stride. Nothing but
 * the corrections makes the solution one of float64.
 */
export const float32Factor: Trust = { first: 0.1, settled: 1e-15, maxRounds: 20 };

/** Where corrections may stop shrinking for the sake of the samples' own rounding. */
const stalled = 1e-6;

/**
 * Adds corrections until they settle.
 *
 * @param correct  from the current solution, the next correction.
 * @returns false when the corrections do not shrink as they must: the problem is too ill-conditioned for this factor.
 */
export function* refine(
  solution: Float64Array,
  correct: (solution: Float64Array) => LongComputation<Float64Array>,
  { first, settled, maxRounds }: Trust = float64Factor,
): LongComputation<boolean> {
  let last = 1;
  for (let round = 0; round < maxRounds; round++) {
    const correction = yield* correct(solution);
    const share = norm(correction) / (norm(solution) || 1);
    if (!(share < (round === 0 ? first : Math.max(last / 2, settled)))) return round > 0 && share < stalled;
    for (let i = 0; i < solution.length; i++) solution[i] += correction[i];
    // The factor contracts by about the same ratio each round: what the next correction would be.
    if (share < settled || share * (share / last) < settled) return true;
    last = share;
  }
  return last < stalled;
}
