/** The two recurrences of Theorem 3.1, a token at a time: both states can be read after every step, and continued elsewhere. */
import type { StepDecays } from "./decays";
import { dot, type Terms } from "./forms/form";
import { decayState, readState, writeToken } from "./forms/recurrent";

/** Where two sweeps are; the arrays are copies. */
export interface RecurrenceCheckpoint {
  /** Tokens that each state has read. */
  readonly step: number;
  /** S, d x columns. */
  readonly forward: Float64Array;
  /** R, d x columns. */
  readonly backward: Float64Array;
  /** L x columns: the sums read out of both states. */
  readonly sums: Float64Array;
}

/**
 * S_i = f_i S_{i-1} + k_i v_i^T from the left and R_i = b_i R_{i+1} + k_i v_i^T from the right. Each reads out q_i^T S less half
 * of (q_i . k_i) v_i, so that where both have been the diagonal is counted once (eq. 19).
 */
export class Recurrence {
  readonly #terms: Terms;
  readonly #steps: StepDecays;
  readonly #diagonal: number;
  readonly #forward: Float64Array;
  readonly #backward: Float64Array;
  readonly #sums: Float64Array;
  #step: number;

  /**
   * @param diagonal  the share of the diagonal that each direction takes away; with 0 it is counted twice.
   * @param from  where to go on.
   */
  constructor(terms: Terms, steps: StepDecays, diagonal = 0.5, from?: RecurrenceCheckpoint) {
    const { length, d, columns } = terms;
    this.#terms = terms;
    this.#steps = steps;
    this.#diagonal = diagonal;
    this.#step = from?.step ?? 0;
    this.#forward = from?.forward.slice() ?? new Float64Array(d * columns);
    this.#backward = from?.backward.slice() ?? new Float64Array(d * columns);
    this.#sums = from?.sums.slice() ?? new Float64Array(length * columns);
  }

  /** Tokens that each state has read. */
  get step(): number {
    return this.#step;
  }

  get length(): number {
    return this.#terms.length;
  }

  /** One token further from both ends. */
  advance(): void {
    if (this.#step >= this.length) return;
    const last = this.length - 1 - this.#step;
    this.#read(this.#forward, this.#step, this.#steps.forward);
    this.#read(this.#backward, last, this.#steps.backward);
    this.#step++;
  }

  checkpoint(): RecurrenceCheckpoint {
    return { step: this.#step, forward: this.#forward.slice(), backward: this.#backward.slice(), sums: this.#sums.slice() };
  }

  #read(state: Float64Array, i: number, decays: Float64Array): void {
    const { d, columns, q, k, v } = this.#terms;
    decayState(state, this.#terms, this.#steps, i, decays);
    writeToken(state, this.#terms, i);
    readState(state, this.#terms, i, this.#sums);
    const twice = this.#diagonal * dot(q, i * d, k, i * d, d);
    for (let c = i * columns; c < (i + 1) * columns; c++) this.#sums[c] -= twice * v[c];
  }
}
