import type { LongComputation } from "../../../../../platform/numerics/progress";
import { svd } from "../../../../../platform/numerics/svd";
import { minimumNormW } from "../../model/function-space";
import type { Heads } from "../../model/samples";
import type { Workspace } from "../../workspace";

/** Singular values of W below this share of the largest give no head. */
const negligible = 1e-10;

export interface ExtractedHeads {
  readonly heads: Heads;
  /** All of them, descending; those that are not negligible have a head. */
  readonly singularValues: Float64Array;
  /** Where a search found fewer heads; the singular values remain those of the minimum-norm W. */
  readonly compressed?: CompressionSummary;
}

/** The accuracy of fewer heads; the fitted p itself stays unchanged. */
export interface CompressionSummary {
  /** At most the requested number. */
  readonly heads: number;
  /** ||p(V, Q) - p|| / ||p||. */
  readonly relativeResidual: number;
  /** Starts of the search. */
  readonly starts: number;
}

/**
 * Algorithm 1, steps 4 and 5: the singular value decomposition of W, each singular value split evenly between V_h and
 * Q_h. At most d^2 heads, at most d for scalar outputs. W is the one of minimum Frobenius norm.
 *
 * @param p  outputs x psi, row-major.
 */
export function headsOf(workspace: Workspace, p: Float64Array, d: number, outputs: number): LongComputation<ExtractedHeads> {
  return headsOfTensor(workspace, minimumNormW(p, d, outputs), d, outputs);
}

/**
 * The same for any W, (outputs d) x m^2: as many heads as its rank, strongest first.
 *
 * @param m  keys and queries, d without a feature map; every Q_h is m x m.
 */
export function* headsOfTensor(workspace: Workspace, W: Float64Array, d: number, outputs: number, m = d): LongComputation<ExtractedHeads> {
  const { u, v, singularValues } = yield* svd(workspace, W, outputs * d, m * m);
  const kept = singularValues.length;
  let count = 0;
  while (count < kept && singularValues[count] > negligible * singularValues[0]) count++;
  const V = new Float64Array(count * outputs * d);
  const Q = new Float64Array(count * m * m);
  for (let h = 0; h < count; h++) {
    const root = Math.sqrt(singularValues[h]);
    for (let i = 0; i < outputs * d; i++) V[h * outputs * d + i] = u[i * kept + h] * root;
    for (let i = 0; i < m * m; i++) Q[h * m * m + i] = v[i * kept + h] * root;
  }
  return { heads: { d, outputs, count, V, Q }, singularValues };
}
