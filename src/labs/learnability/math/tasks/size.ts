/** How large the data of a target are, before any of them are made. */
import { type TaskSpec, taskKindOf } from "./registry";
import type { DataSize, OwnSize, TrainingSize } from "./training-size";

export type { DataSize, OwnSize, TrainingSize };

/** @param own  of the data that are open; without them a target of own data has no size. */
export function dataSize(task: TaskSpec, own: OwnSize | null): DataSize | null {
  return taskKindOf(task).size(task, own);
}

/** Tokens of the longest training sequence, as learners of tokens see it; null for own data. */
export function sequenceLength(task: TaskSpec): number | null {
  return taskKindOf(task).sequenceLength(task);
}
