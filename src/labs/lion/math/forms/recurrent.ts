/** The bidirectional RNN: two states of d x columns sweep over the tokens, 4 L d columns multiplications (Theorem 3.1). */
import { exponential } from "../../../../platform/numerics/exponential";
import type { StepDecays } from "../decays";
import { addRow, type Form, type Terms } from "./form";

/**
 * Both directions in one loop, as L steps: forward writes a token into its state and then reads, backward reads and then
 * writes, so that the diagonal is counted once and no half of it has to be taken away.
 */
export const recurrent: Form = (terms, steps) => {
  const { length, d, columns } = terms;
  const [S, R] = [new Float64Array(d * columns), new Float64Array(d * columns)];
  const out = new Float64Array(length * columns);
  for (let step = 0; step < length; step++) {
    const last = length - 1 - step;
    decayState(S, terms, steps, step, steps.forward);
    writeToken(S, terms, step);
    readState(S, terms, step, out);
    decayState(R, terms, steps, last, steps.backward);
    readState(R, terms, last, out);
    writeToken(R, terms, last);
  }
  return out;
};

/** S <- f_i S; each row of S by its own decay where the decays have one for each coordinate. */
export function decayState(S: Float64Array, { d, columns }: Terms, { width }: StepDecays, i: number, logs: Float64Array): void {
  for (let c = 0; c < d; c++) {
    const decay = exponential(logs[i * width + (width === 1 ? 0 : c)]);
    for (let e = c * columns; e < (c + 1) * columns; e++) S[e] *= decay;
  }
}

/** S <- S + k_i v_i^T. */
export function writeToken(S: Float64Array, { d, columns, k, v }: Terms, i: number): void {
  for (let c = 0; c < d; c++) addRow(S, c * columns, k[i * d + c], v, i * columns, columns);
}

/** out_i += q_i^T S. */
export function readState(S: Float64Array, { d, columns, q }: Terms, i: number, out: Float64Array): void {
  for (let c = 0; c < d; c++) addRow(out, i * columns, q[i * d + c], S, c * columns, columns);
}
