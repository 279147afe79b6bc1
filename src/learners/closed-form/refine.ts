/**
 * Iterative refinement of a least-squares solution through a factor of the (regularised) normal matrix: each round
 * forms the residual from the samples, so that the error of the factor is squared away rather than kept.
 */
import type { LongComputation } from "../../numerics/progress";
import { norm } from "./residual";

/** A first correction larger than this share of the solution means that the factor is not to be trusted. */
const trusted = 1e-6;

/** Corrections below this share change nothing that float64 can hold. */
const settled = 1e-13;

const maxRounds = 4;

/**
 * Adds corrections until they settle.
 *
 * @param correct  from the current solution, the next correction.
 * @returns false when the corrections do not shrink as they must: the problem is too ill-conditioned for this factor.
 */
export function* refine(
  solution: Float64Array,
  correct: (solution: Float64Array) => LongComputation<Float64Array>,
): LongComputation<boolean> {
  let previous = Number.POSITIVE_INFINITY;
  for (let round = 0; round < maxRounds; round++) {
    const correction = yield* correct(solution);
    const share = norm(correction) / (norm(solution) || 1);
    if (!(share < (round === 0 ? trusted : Math.max(previous, settled)))) return round > 0 && share < trusted;
    for (let i = 0; i < solution.length; i++) solution[i] += correction[i];
    // The next correction would be about share^2, since the factor contracts by that much each round.
    if (share < settled || share * share < settled) return true;
    previous = share / 2;
  }
  return true;
}
