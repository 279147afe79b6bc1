/** The sums that every form of bidirectional linear attention computes; forms differ in their order. */
import type { StepDecays } from "../decays";

/** Rows that meet in sums: queries and keys of d numbers, values of `columns` numbers (d_v, or d_v + 1 with a column of ones). */
export interface Terms {
  readonly length: number;
  readonly d: number;
  readonly columns: number;
  /** L x d. */
  readonly q: Float64Array;
  /** L x d. */
  readonly k: Float64Array;
  /** L x columns. */
  readonly v: Float64Array;
}

/**
 * out_i = sum_j (sum_c q_ic M^c_ij k_jc) v_j, L x columns, where M^c is the mask of coordinate c: one for all of them where
 * the decays have width 1.
 *
 * @param chunk  tokens in a chunk; forms without chunks do not look at it.
 */
export type Form = (terms: Terms, steps: StepDecays, chunk: number) => Float64Array;

export type FormName = "full" | "recurrent" | "chunk" | "state-chunk";

/** out += weight * row. */
export function addRow(out: Float64Array, at: number, weight: number, rows: Float64Array, from: number, count: number): void {
  for (let c = 0; c < count; c++) out[at + c] += weight * rows[from + c];
}

export function dot(a: Float64Array, atA: number, b: Float64Array, atB: number, count: number): number {
  let sum = 0;
  for (let c = 0; c < count; c++) sum += a[atA + c] * b[atB + c];
  return sum;
}
