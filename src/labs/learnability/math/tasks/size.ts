/** The size of a target's data, before any of them are generated. */
import { type TaskSpec, taskKindOf } from "./registry";
import type { DataSize, OwnSize, TrainingSize } from "./training-size";

export type { DataSize, OwnSize, TrainingSize };

/** @param own  the size of open own data; without them own data have no size. */
export function dataSize(task: TaskSpec, own: OwnSize | null): DataSize | null {
  return taskKindOf(task).size(task, own);
}

/** Tokens of the longest training sequence, for learners of tokens; null for own data. */
export function sequenceLength(task: TaskSpec): number | null {
  return taskKindOf(task).sequenceLength(task);
}
