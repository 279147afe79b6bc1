/** How large the training set of a target is, before any of it is made. */
import { type TaskSpec, taskKindOf } from "./registry";
import type { OwnSize, TrainingSize } from "./training-size";

export type { TrainingSize };

/** @param own  of the data that are open; without them a target of own data has no size. */
export function trainingSize(task: TaskSpec, own: OwnSize | null): TrainingSize | null {
  return taskKindOf(task).size(task, own);
}

/** Tokens of the longest training sequence, as learners of tokens see it; null for own data. */
export function sequenceLength(task: TaskSpec): number | null {
  return taskKindOf(task).sequenceLength(task);
}
