/**
 * Decays of the bidirectional recurrence: S_i = f_i S_{i-1} + k_i v_i^T forward, R_i = b_i R_{i+1} + k_i v_i^T backward. Variants
 * and index conventions end here: forms depend on f and b alone.
 */
import { logarithm } from "../../../platform/numerics/logarithm";

/** How the decay lambda_i of a token becomes f_i and b_i; it matters where decays differ from token to token. */
export type Convention = "eq9" | "thm" | "sym";

/** Logarithms of the decays of every token, all at most 0. */
export interface TokenDecays {
  readonly length: number;
  /** 1, or d where each coordinate of the keys decays by itself (a diagonal Lambda_i). */
  readonly width: number;
  /** L x width, log lambda_i. */
  readonly logs: Float64Array;
}

/** Logarithms of the decays of every step of the two recurrences. */
export interface StepDecays {
  readonly length: number;
  readonly width: number;
  /** L x width, log f_i: from token i - 1 to token i. Row 0 is 0 and never used. */
  readonly forward: Float64Array;
  /** L x width, log b_i: from token i + 1 to token i. The last row is 0 and never used. */
  readonly backward: Float64Array;
}

/** e to this power is 0 in float64, and sums of it with other logarithms lose no digit that matters. */
export const logOfZero = -800;

/** log lambda, for 0 <= lambda <= 1. */
export function logDecay(lambda: number): number {
  return lambda === 0 ? logOfZero : logarithm(lambda);
}

/** LION-LIT: nothing decays. */
export function noDecay(length: number): TokenDecays {
  return { length, width: 1, logs: new Float64Array(length) };
}

/** LION-D: one lambda for all tokens. */
export function fixedDecay(length: number, lambda: number): TokenDecays {
  return { length, width: 1, logs: new Float64Array(length).fill(logDecay(lambda)) };
}

/**
 * LION-S: a lambda for each token, or for each coordinate of each token.
 *
 * @param lambdas  L x width, each from 0 to 1.
 */
export function selectiveDecay(lambdas: Float64Array, width = 1): TokenDecays {
  return { length: lambdas.length / width, width, logs: lambdas.map(logDecay) };
}

/** Which token's decay the two recurrences pay at a step: eq. 9 of the paper, its Theorem 3.1, or the symmetric one. */
const offsets: Readonly<Record<Convention, { readonly forward: number; readonly backward: number }>> = {
  eq9: { forward: -1, backward: 1 },
  thm: { forward: 0, backward: 0 },
  sym: { forward: 0, backward: 1 },
};

export const conventions = Object.keys(offsets) as readonly Convention[];

/** The decays of every step: f_i = lambda_{i-1}, b_i = lambda_{i+1} for eq. 9; see `offsets` for the others. */
export function stepDecays({ length, width, logs }: TokenDecays, convention: Convention): StepDecays {
  // Rows move together: a copy for each of thousands of tokens takes longer than a form does.
  const shifted = (offset: number, unused: number) => {
    const steps = new Float64Array(length * width);
    steps.set(logs.subarray(Math.max(0, offset) * width, (length + Math.min(0, offset)) * width), Math.max(0, -offset) * width);
    return steps.fill(0, unused * width, (unused + 1) * width);
  };
  const { forward, backward } = offsets[convention];
  return { length, width, forward: shifted(forward, 0), backward: shifted(backward, length - 1) };
}

/** Steps with decay 0 in one direction: the other direction and the diagonal remain. */
export function oneDirection(steps: StepDecays, direction: "forward" | "backward"): StepDecays {
  const shut = new Float64Array(steps.length * steps.width).fill(Number.NEGATIVE_INFINITY);
  return direction === "forward" ? { ...steps, backward: shut } : { ...steps, forward: shut };
}
