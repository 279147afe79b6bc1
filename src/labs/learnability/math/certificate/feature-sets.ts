/**
 * Other features in place of those of Algorithm 2 (Lemma E.1 of Yau et al., arXiv 2410.10101). Features H' = A H with an invertible A
 * express the same layers, and Lambda' = A Lambda A^T has the rank of Lambda, but another smallest eigenvalue. With them Lemma A.7 is
 *
 *   ||(p - p^) H(Z)||^2 <= (epsilon / lambda_min(Lambda')) ||H'(Z)||^2,
 *
 * never below epsilon times the leverage H'^T Lambda'^-1 H', which is the same for every A.
 */
import type { LongComputation } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues } from "../eigenvalues/symmetric-eigenvalues";
import { pairScale } from "../model/features";
import type { Workspace } from "../workspace";
import { type SecondMoment, scaleBothSides } from "./second-moment";

/** Of X(Z), with repeated products once and times the root of 2; or divided by their root mean squares over the samples. */
export type ScaledSet = "of-x" | "normalised";

/** What Lemma A.7 needs of a set of features at one sample. */
export interface FeatureSetBound {
  /** Smallest eigenvalue of Lambda'; 0 where rounding hides it. */
  readonly lambdaMin: number;
  /** ||H'(Z)||^2 / lambda_min(Lambda'): times epsilon it bounds the squared difference; infinite without a smallest eigenvalue. */
  readonly normFactor: number;
}

/**
 * psi^3 work.
 *
 * @param workspace  for the eigenvalues alone.
 * @param moment     of full rank.
 * @param H          features of the sample, length psi.
 */
export function* boundOfSet(workspace: Workspace, set: ScaledSet, moment: SecondMoment, H: Float64Array): LongComputation<FeatureSetBound> {
  const lambda = moment.lambda();
  const { d, psi } = moment;
  const factors = set === "of-x" ? pairScale(d) : H.map((_, i) => 1 / Math.sqrt(lambda[i * (psi + 1)]));
  scaleBothSides(lambda, factors);
  const eigenvalues = yield* symmetricEigenvalues(workspace, lambda, psi);
  const lambdaMin = Math.max(0, eigenvalues[0]);
  const square = H.reduce((sum, value, i) => sum + (factors[i] * value) ** 2, 0);
  return { lambdaMin, normFactor: lambdaMin > 0 ? square / lambdaMin : Number.POSITIVE_INFINITY };
}
