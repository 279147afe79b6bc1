/** The input of one head of linear attention: L tokens as queries, keys and values. */

export interface Sequence {
  /** L. */
  readonly length: number;
  /** Of queries and keys. */
  readonly d: number;
  /** d_v. */
  readonly dv: number;
  /** L x d, row-major, already feature-mapped: q_i = phi(W_q x_i). */
  readonly q: Float64Array;
  /** L x d. */
  readonly k: Float64Array;
  /** L x d_v. */
  readonly v: Float64Array;
  /** 1 where a token is padding, which others do not see although decays act across it; null where none is. */
  readonly padding: Uint8Array | null;
}

/**
 * Keys without those of padded tokens: a key of zeros adds nothing to any sum, so this is exact in every form.
 *
 * @returns L x d; the keys themselves where nothing is padded.
 */
export function visibleKeys({ length, d, k, padding }: Sequence): Float64Array {
  if (!padding) return k;
  const visible = k.slice();
  for (let i = 0; i < length; i++) if (padding[i]) visible.fill(0, i * d, (i + 1) * d);
  return visible;
}

/**
 * V' = [V, 1]: with it a form's sum of values carries its denominator as the last column.
 *
 * @returns L x (d_v + 1).
 */
export function valuesWithOnes({ length, dv, v }: Pick<Sequence, "length" | "dv" | "v">): Float64Array {
  const values = new Float64Array(length * (dv + 1));
  for (let i = 0, at = 0; i < length; i++) {
    for (let c = 0; c < dv; c++) values[at++] = v[i * dv + c];
    values[at++] = 1;
  }
  return values;
}
