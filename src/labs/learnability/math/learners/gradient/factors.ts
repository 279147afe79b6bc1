/** Heads with separate keys and queries of rank r: Q_h = K_h^T Q'_h, both r x d. */
import { learnerSeed, normals } from "../../../../../platform/numerics/random";
import { headByHead, sideBySide } from "../../model/forward";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import type { GradientSpec } from "./fields";

export interface FactorShape extends Pick<Heads, "d" | "outputs" | "count"> {
  /** Rows r of each key and query matrix. */
  readonly rank: number;
}

export interface Factors extends FactorShape {
  /** count x outputs x d, row-major. */
  readonly V: Float64Array;
  /** Keys, count x r x d, row-major. */
  readonly K: Float64Array;
  /** Queries Q', count x r x d, row-major. */
  readonly queries: Float64Array;
}

type Weights = Float32Array | Float64Array;

/** Numbers of V, K and Q' together. */
export function factorCount({ d, outputs, count, rank }: FactorShape): number {
  return count * d * (outputs + 2 * rank);
}

/** The initial weights of a learner: values as in merged heads, and in the stream of Q the keys, then the queries. */
export function initialFactors(
  workspace: Workspace,
  { d, outputs }: Pick<Heads, "d" | "outputs">,
  spec: GradientSpec,
  rank: number,
  experimentSeed: number,
): Factors {
  const count = spec.heads;
  const [V, K, queries] = [outputs, rank, rank].map((rows) => new Float64Array(count * rows * d));
  const stream = { seed: learnerSeed(experimentSeed, spec.seed), purpose: purposes.initialWeights };
  const draw = (index: number, numbers: number) =>
    normals(workspace, { ...stream, index }, numbers).map((value) => value * spec.initialScale);
  for (let h = 0; h < count; h++) {
    V.set(draw(2 * h, outputs * d), h * outputs * d);
    const drawn = draw(2 * h + 1, 2 * rank * d);
    K.set(drawn.subarray(0, rank * d), h * rank * d);
    queries.set(drawn.subarray(rank * d), h * rank * d);
  }
  return { d, outputs, count, rank, V, K, queries };
}

/** Writes factors in the layout of the training kernels: V as outputs x (H d), then K and Q' as (H r) x d. */
export function writeFactors(factors: Factors, weights: Weights): void {
  const { V, K, queries } = factors;
  weights.set(sideBySide(factors));
  weights.set(K, V.length);
  weights.set(queries, V.length + K.length);
}

/** Reads factors written by `writeFactors`, as a copy in float64. */
export function readFactors(weights: Weights, shape: FactorShape): Factors {
  const { d, outputs, count, rank } = shape;
  const [values, keys] = [count * outputs * d, count * rank * d];
  const part = (from: number, size: number) => Float64Array.from(weights.subarray(from, from + size));
  const V = headByHead(part(0, values), d, outputs, count);
  return { ...shape, V, K: part(values, keys), queries: part(values + keys, keys) };
}

/** The heads of these factors, Q_h = K_h^T Q'_h. */
export function mergedHeads({ d, outputs, count, rank, V, K, queries }: Factors): Heads {
  const Q = new Float64Array(count * d * d);
  merge(K, queries, { d, outputs, count, rank }, Q);
  return { d, outputs, count, V: V.slice(), Q };
}

/** Q = K^T Q' of all heads into `Q`, count x d x d. */
export function merge(K: Float64Array, queries: Float64Array, { d, count, rank }: FactorShape, Q: Float64Array): void {
  Q.fill(0);
  for (let row = 0; row < count * rank; row++) {
    const to = Math.floor(row / rank) * d * d;
    for (let j = 0; j < d; j++) for (let k = 0; k < d; k++) Q[to + j * d + k] += K[row * d + j] * queries[row * d + k];
  }
}

/**
 * The chain rule of `merge`: dL/dK_h = Q'_h (dL/dQ_h)^T and dL/dQ'_h = K_h dL/dQ_h.
 *
 * @param gradientQ  count x d x d. @param gradients  of K and of Q', which it overwrites.
 */
export function pullBack(
  { K, queries }: { readonly K: Float64Array; readonly queries: Float64Array },
  { d, count, rank }: FactorShape,
  gradientQ: Float64Array,
  gradients: { readonly K: Float64Array; readonly queries: Float64Array },
): void {
  gradients.queries.fill(0);
  for (let row = 0; row < count * rank; row++) {
    const from = Math.floor(row / rank) * d * d;
    for (let j = 0; j < d; j++) {
      let sum = 0;
      for (let k = 0; k < d; k++) {
        const slope = gradientQ[from + j * d + k];
        sum += slope * queries[row * d + k];
        gradients.queries[row * d + k] += K[row * d + j] * slope;
      }
      gradients.K[row * d + j] = sum;
    }
  }
}
