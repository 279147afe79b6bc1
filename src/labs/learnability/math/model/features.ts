/**
 * The cubic features of linear attention and their kernels (paper notes, section 2). Order of the features: unordered
 * pairs {j < k} row by row, each times z_l for l = 0 .. d-1; then the squares j = 0 .. d-1, each times z_l.
 */
import { featureCount, packedSize } from "./samples";

/** Position of G_jk in the packed upper triangle. */
export function packedIndex(d: number, j: number, k: number): number {
  const [row, column] = j <= k ? [j, k] : [k, j];
  return row * d - (row * (row - 1)) / 2 + (column - row);
}

/** Position of the feature G_jk z_l. */
export function featureIndex(d: number, j: number, k: number, l: number): number {
  if (j === k) return ((d * (d - 1)) / 2 + j) * d + l;
  const [row, column] = j < k ? [j, k] : [k, j];
  return (row * d - (row * (row + 1)) / 2 + (column - row - 1)) * d + l;
}

/** Where the d features of each packed entry of G begin, over d: pairs row by row, then squares. */
export function packedPlaces(d: number): Int32Array {
  const places = new Int32Array(packedSize(d));
  let [at, pairs] = [0, 0];
  for (let j = 0; j < d; j++) for (let k = j; k < d; k++) places[at++] = k === j ? (d * (d - 1)) / 2 + j : pairs++;
  return places;
}

/** H(Z) of one sample (Algorithm 2), length psi. @param gram packed G; @param last z. */
export function features(gram: Float64Array, last: Float64Array): Float64Array {
  const d = last.length;
  const result = new Float64Array(featureCount(d));
  for (let j = 0; j < d; j++)
    for (let k = j; k < d; k++) for (let l = 0; l < d; l++) result[featureIndex(d, j, k, l)] = gram[packedIndex(d, j, k)] * last[l];
  return result;
}

/**
 * Factors of the features in the scaling of X: sqrt 2 on pairs, 1 on squares. Least squares on scaled features has the
 * minimum Frobenius norm of W (section 3); <X, X'> = <scaled H, scaled H'>.
 */
export function pairScale(d: number): Float64Array {
  const pairs = ((d * (d - 1)) / 2) * d;
  return new Float64Array(featureCount(d)).fill(Math.SQRT2, 0, pairs).fill(1, pairs);
}

/**
 * Kernel of the features between two samples: <X, X'> = <G, G'> <z, z'> = ||Z^T Z'||^2 <z, z'> (section 2.6), or
 * <H, H'> = <z, z'> (<G, G'> + <diag G, diag G'>) / 2.
 */
export function featureKernel(
  of: "X" | "H",
  a: { gram: Float64Array; last: Float64Array },
  b: { gram: Float64Array; last: Float64Array },
): number {
  const d = a.last.length;
  let grams = 0;
  for (let j = 0; j < d; j++)
    for (let k = j; k < d; k++) {
      const at = packedIndex(d, j, k);
      grams += (of === "X" && j < k ? 2 : 1) * a.gram[at] * b.gram[at];
    }
  let lasts = 0;
  for (let j = 0; j < d; j++) lasts += a.last[j] * b.last[j];
  return grams * lasts;
}

/** Packed G rows times sqrt 2 off the diagonal, so that their plain inner product is <G, G'>_F. Returns a copy. */
export function frobeniusScaled(gram: Float64Array, d: number): Float64Array {
  const size = packedSize(d);
  const factors = new Float64Array(size).fill(Math.SQRT2);
  for (let j = 0; j < d; j++) factors[packedIndex(d, j, j)] = 1;
  const scaled = new Float64Array(gram.length);
  // Plain loops: a callback for every entry took a third of the training time on machine traces (d = 90).
  for (let start = 0; start < gram.length; start += size) for (let i = 0; i < size; i++) scaled[start + i] = gram[start + i] * factors[i];
  return scaled;
}
