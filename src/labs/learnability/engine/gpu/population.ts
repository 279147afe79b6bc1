import type { DeepTraining } from "../../math/learners/deep/training";
import type { GradientSpec } from "../../math/learners/gradient/fields";
import type { TrainedState } from "../../math/learners/trained";
import type { Dataset } from "../../math/tasks/dataset";

/** Learners of one data set whose steps are taken together; values are those of the last readback. */
export interface Population {
  /** Steps that learner k has taken. */
  step(k: number): number;
  /** Takes `count` steps of every learner, and reads back. Rejects when the device fails. */
  advance(count: number): Promise<void>;
  /** Batch loss of the last step of learner k. */
  lastLoss(k: number): number;
  /** The state, from which a learner on the processor can continue. */
  state(k: number): TrainedState;
  dispose(): void;
}

export type States = readonly (TrainedState | undefined)[];

/** An open GPU. */
export interface Device {
  readonly name: string;
  /** Creates gradient learners on this device, each from its state, or from the start of its seed. */
  populate(dataset: Dataset, specs: readonly GradientSpec[], experimentSeed: number, states: States): Promise<Population>;
  /** Creates models of several layers on this device, likewise. */
  populateLayers(trainings: readonly DeepTraining[], states: States): Promise<Population>;
  close(): void;
}
