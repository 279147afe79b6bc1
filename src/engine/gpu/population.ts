import type { GradientSpec } from "../../learners/gradient/schema";
import type { TrainedState } from "../../learners/trained";
import type { Dataset } from "../../tasks/dataset";

/** Gradient learners of one data set whose steps are taken together; what is said of them here is as of the last readback. */
export interface Population {
  /** Steps that learner k has taken. */
  step(k: number): number;
  /** Takes `count` steps of every learner, and reads back. Rejects when the device cannot go on. */
  advance(count: number): Promise<void>;
  /** Batch loss of the last step of learner k. */
  lastLoss(k: number): number;
  /** The float32 state that a learner on the processor could go on from. */
  state(k: number): TrainedState;
  dispose(): void;
}

/** A GPU that is open. */
export interface Device {
  readonly name: string;
  /** Learners on this device, each from its state, or from the start that its seed gives. */
  populate(
    dataset: Dataset,
    specs: readonly GradientSpec[],
    experimentSeed: number,
    states: readonly (TrainedState | undefined)[],
  ): Promise<Population>;
  close(): void;
}
