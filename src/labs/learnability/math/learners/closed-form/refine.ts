/**
 * Iterative refinement of a least-squares solution through a factor of the (regularised) normal matrix: each round computes
 * the residual from the samples, so that errors of the factor shrink with every round.
 */
import type { LongComputation } from "../../../../../platform/numerics/progress";
import { norm } from "./residual";

/** Tolerances for a factor, by the precision of its matrix; all are shares of the solution. */
export interface Trust {
  /** With a larger first correction the factor counts as unusable. */
  readonly first: number;
  /** Corrections expected to be smaller are skipped. */
  readonly settled: number;
  readonly maxRounds: number;
}

/** 1e-13 is about the error left by a usable float64 factor. */
export const float64Factor: Trust = { first: 1e-6, settled: 1e-13, maxRounds: 4 };

/**
 * Rounding of the matrix is multiplied by its condition number: corrections shrink, but slowly. Only the corrections give
 * the solution float64 accuracy.
 */
export const float32Factor: Trust = { first: 0.1, settled: 1e-15, maxRounds: 20 };

/** Share of a correction at which it may stop shrinking because of the samples' own rounding. */
const stalled = 1e-6;

/**
 * Adds corrections until they settle.
 *
 * @param correct  computes the next correction from the current solution.
 * @returns false when the corrections do not shrink as needed: the problem is too ill-conditioned for this factor.
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
    // The factor contracts by about the same ratio each round, which predicts the next correction.
    if (share < settled || share * (share / last) < settled) return true;
    last = share;
  }
  return last < stalled;
}
