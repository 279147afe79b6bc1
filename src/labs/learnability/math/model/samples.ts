/**
 * All that a linear-attention layer uses of a sequence: G = Z Z^T and z, the last column of Z (section 1.1 of the paper).
 * The cost of every later computation is independent of the number of tokens.
 *
 * G is symmetric and stored packed: row by row, the upper triangle with its diagonal, d (d+1)/2 entries.
 */
export interface Moments {
  /** Token dimension. */
  readonly d: number;
  /** Number of samples; with causal supervision every prefix is one. */
  readonly count: number;
  /** count x d(d+1)/2, row-major. */
  readonly gram: Float64Array;
  /** count x d, row-major. */
  readonly last: Float64Array;
}

/** Samples with their labels. */
export interface Split extends Moments {
  readonly outputs: number;
  /** count x outputs, row-major; null when the labels are not known. */
  readonly labels: Float64Array | null;
  /**
   * Samples of each sequence, one after the other: its prefixes that end in a supervised token; 1 with last-token
   * supervision. A batch takes whole sequences.
   */
  readonly prefixes: number;
}

/** Value and key-query matrices of H heads; y = sum_h V_h G Q_h z (eq. 5). */
export interface Heads {
  readonly d: number;
  readonly outputs: number;
  readonly count: number;
  /** count x outputs x d, row-major. */
  readonly V: Float64Array;
  /** count x d x d, row-major. */
  readonly Q: Float64Array;
}

/** Number of distinct cubic features, psi = d^2 (d+1) / 2. */
export function featureCount(d: number): number {
  return (d * d * (d + 1)) / 2;
}

/** Entries of a packed symmetric d x d matrix. */
export function packedSize(d: number): number {
  return (d * (d + 1)) / 2;
}
