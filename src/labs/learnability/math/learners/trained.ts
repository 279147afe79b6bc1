import type { Errors } from "./recording";

/** Weights, optimiser moments and counters of a learner: its complete training state. */
export interface TrainedState {
  readonly step: number;
  readonly beta1Power: number;
  readonly beta2Power: number;
  /** Weights, first and second moments in the learner's layout. */
  readonly arrays: Uint8Array;
}

/** A gradient learner. No bit of a result depends on how steps are divided into calls. */
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
  /** Continues from a state of a learner with the same spec and data. @throws {DimensionError} */
  restore(state: TrainedState): void;
}

/** Number of steps up to the first whose loss is not finite, that one included. */
export function stepsThatCount(losses: ArrayLike<number>): number {
  let taken = 0;
  while (taken < losses.length && Number.isFinite(losses[taken])) taken++;
  return Math.min(taken + 1, losses.length);
}
