/** The causal mask: a token attends to itself and to earlier tokens, but not to the zeros before a shorter sequence. */
import { isUniform, type TokenSplit } from "../../model/token-splits";

/** Far below any score, and far from the largest float32, so that sums stay finite. */
const unseen = -1e9;

/**
 * rows x n: 1 where one of the last `rows` of n tokens attends to a token, otherwise 0. Zero tokens add nothing to linear
 * attention.
 */
export function visibleTokens(n: number, rows: number): Float64Array {
  return Float64Array.from({ length: rows * n }, (_, i) => (i % n <= n - rows + Math.floor(i / n) ? 1 : 0));
}

/**
 * Added to scores before a softmax: rows x n where all sequences have n tokens, otherwise count x heads x rows x n, where a
 * place before the first token attends to itself alone.
 */
export function hiddenTokens(split: TokenSplit, rows: number, heads: number): { readonly values: Float64Array; readonly shape: number[] } {
  const { n, count, lengths } = split;
  const causal = visibleTokens(n, rows).map((seen) => (seen === 1 ? 0 : unseen));
  if (isUniform(split)) return { values: causal, shape: [rows, n] };
  const values = new Float64Array(count * heads * rows * n);
  for (let i = 0; i < count; i++) {
    const padding = n - lengths[i];
    const own = causal.map((hidden, at) => (at % n < padding && at % n !== n - rows + Math.floor(at / n) ? unseen : hidden));
    for (let h = 0; h < heads; h++) values.set(own, (i * heads + h) * rows * n);
  }
  return { values, shape: [count, heads, rows, n] };
}
