/** Slow forms of the features and of attention, for tests. */
import { packedIndex } from "./features";
import { attend } from "./forward";
import type { Heads } from "./samples";

/** X(Z) of one sample (eq. 7), d x d^2 row-major: X[j, (k, l)] = G_jk z_l. */
export function redundantFeatures(gram: Float64Array, last: Float64Array): Float64Array {
  const d = last.length;
  const result = new Float64Array(d ** 3);
  for (let j = 0; j < d; j++)
    for (let k = 0; k < d; k++) for (let l = 0; l < d; l++) result[(j * d + k) * d + l] = gram[packedIndex(d, j, k)] * last[l];
  return result;
}

/** `attend` on every prefix Z[:, :t] (causal supervision). @returns n x outputs, row-major. */
export function attendCausally(heads: Heads, Z: Float64Array, n: number): Float64Array {
  const result = new Float64Array(n * heads.outputs);
  for (let t = 1; t <= n; t++) result.set(attend(heads, columns(Z, heads.d, n, t), t).output, (t - 1) * heads.outputs);
  return result;
}

/** The first `kept` of n columns of a d x n matrix. */
function columns(Z: Float64Array, d: number, n: number, kept: number): Float64Array {
  const result = new Float64Array(d * kept);
  for (let j = 0; j < d; j++) result.set(Z.subarray(j * n, j * n + kept), j * kept);
  return result;
}
