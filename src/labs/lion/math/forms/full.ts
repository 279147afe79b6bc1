/** Full attention: every pair of tokens, Y = (Q K^T (.) M) V (eq. 8). L^2 (d + d_v) multiplications. */
import { exponential } from "../../../../platform/numerics/exponential";
import type { StepDecays } from "../decays";
import { fillLogMaskRow } from "../mask";
import { addRow, dot, type Form, type Terms } from "./form";

export const full: Form = (terms, steps) => {
  const out = new Float64Array(terms.length * terms.columns);
  addBlock(terms, steps, { start: 0, end: terms.length }, out);
  return out;
};

/** Tokens from `start` to `end` (exclusive). */
export interface Chunk {
  readonly start: number;
  readonly end: number;
}

/** out_i += sum_j A_ij v_j for all i and j of a chunk: the whole of the full form, the block on the diagonal of others. */
export function addBlock(terms: Terms, steps: StepDecays, { start, end }: Chunk, out: Float64Array): void {
  const { columns, v } = terms;
  const scores = new Float64Array(end - start);
  const row = new Float64Array(end - start);
  for (let i = start; i < end; i++) {
    fillScores(terms, steps, i, start, scores, row);
    for (let j = start; j < end; j++) addRow(out, i * columns, scores[j - start], v, j * columns, columns);
  }
}

/**
 * Row i of Q K^T (.) M from column `start` on, as many columns as there is room for.
 *
 * @param row  of the same length as `scores`, for the mask.
 */
export function fillScores(terms: Terms, steps: StepDecays, i: number, start: number, scores: Float64Array, row: Float64Array): void {
  const { d, q, k } = terms;
  if (steps.width === 1) {
    fillLogMaskRow(steps, 0, i, row, start);
    for (let j = 0; j < row.length; j++) scores[j] = exponential(row[j]) * dot(q, i * d, k, (start + j) * d, d);
    return;
  }
  scores.fill(0);
  for (let c = 0; c < d; c++) {
    fillLogMaskRow(steps, c, i, row, start);
    for (let j = 0; j < row.length; j++) scores[j] += q[i * d + c] * exponential(row[j]) * k[(start + j) * d + c];
  }
}
