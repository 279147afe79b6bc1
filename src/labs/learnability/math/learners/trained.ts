import type { Errors } from "./recording";

/** Weights, optimiser moments and counters of a learner: all that changes while it trains. */
export interface TrainedState {
  readonly step: number;
  readonly beta1Power: number;
  readonly beta2Power: number;
  /** Weights, first and second moments as the learner holds them. */
  readonly arrays: Uint8Array;
}

/** A learner that takes gradient steps. How the steps are divided into calls does not change a bit of the result. */
export interface TrainedLearner {
  /** Steps taken so far. */
  readonly step: number;
  /** Batch loss of the last step, before its update: mean over rows and coordinates of the squared error. */
  readonly lastLoss: number;
  /** Takes `count` steps; fewer when the loss stops being finite. Returns how many. */
  advance(count: number): number;
  /** Errors on the recorded training samples and on the test sets, in float64. */
  errors(): Errors;
  state(): TrainedState;
  /** Goes on from a state of a learner with the same spec and data. @throws {DimensionError} */
  restore(state: TrainedState): void;
}

/** Steps that count: those up to the first whose loss is not finite, that one included. */
export function stepsThatCount(losses: ArrayLike<number>): number {
  let taken = 0;
  while (taken < losses.length && Number.isFinite(losses[taken])) taken++;
  return Math.min(taken + 1, losses.length);
}
