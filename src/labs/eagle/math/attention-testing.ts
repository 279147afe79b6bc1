/** Layers of the unrolled transformer, plainly, for tests. */
import type { BlockScalars } from "./attention";
import { times } from "./training/dense";

/** Z = [A C; B D], (d + d') x (n + n'). */
interface TokenSizes {
  readonly d: number;
  readonly n: number;
  readonly dPrime: number;
  readonly nPrime: number;
}

/** W_QK and W_VP, (n + n') square, row-major. */
export function blockScalarWeights([a1, a2, a3]: BlockScalars, { n, nPrime }: TokenSizes): { WQK: Float64Array; WVP: Float64Array } {
  const size = n + nPrime;
  const diagonal = (top: number, bottom: number) => {
    const result = new Float64Array(size * size);
    for (let i = 0; i < size; i++) result[i * size + i] = i < n ? top : bottom;
    return result;
  };
  return { WQK: diagonal(a1, 0), WVP: diagonal(a2, a3) };
}

/**
 * One layer, plainly: meant for matrices of some dozen rows.
 *
 * @param Z    (d + d') x (n + n'), row-major.
 * @param WQK  (n + n') square; so is WVP.
 * @returns the next Z.
 */
export function attentionLayer(Z: Float64Array, WQK: Float64Array, WVP: Float64Array, { d, n, dPrime, nPrime }: TokenSizes): Float64Array {
  const tokens = d + dPrime;
  const features = n + nPrime;
  const queries = times(Z, WQK, tokens, features, features);
  const scores = new Float64Array(tokens * tokens);
  // The mask: no token attends to the incomplete rows.
  for (let i = 0; i < tokens; i++)
    for (let j = 0; j < d; j++)
      for (let k = 0; k < features; k++) scores[i * tokens + j] += queries[i * features + k] * Z[j * features + k];
  const attended = times(scores, times(Z, WVP, tokens, features, features), tokens, tokens, features);
  return Z.map((value, at) => value + attended[at]);
}
