/** Weights in the layout of the training kernels, V as outputs x (H d) and then Q as (H d) x d, and as heads in float64. */
import { headByHead, sideBySide } from "../../model/forward";
import type { Heads } from "../../model/samples";

type Weights = Float32Array | Float64Array;

/** Writes heads at the beginning of `weights`. */
export function writeHeads(heads: Heads, weights: Weights): void {
  weights.set(sideBySide(heads));
  weights.set(heads.Q, heads.V.length);
}

/** Reads heads written by `writeHeads`, as a copy. */
export function readHeads(weights: Weights, { d, outputs, count }: Pick<Heads, "d" | "outputs" | "count">): Heads {
  const size = count * outputs * d;
  const V = headByHead(Float64Array.from(weights.subarray(0, size)), d, outputs, count);
  return { d, outputs, count, V, Q: Float64Array.from(weights.subarray(size, size + count * d * d)) };
}
