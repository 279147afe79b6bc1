/** The samples of one gradient step. */
import type { GradientSpec, TrainingSpec } from "./fields";

/** Sequences of one step. @param sequences  of the training set. */
export function batchOf({ batch }: Pick<TrainingSpec, "batch">, sequences: number): number {
  return batch === "all" ? sequences : batch;
}

/** Whether each step uses all samples, through their second moment and in float64. */
export function usesAll({ batch }: Pick<TrainingSpec, "batch">): boolean {
  return batch === "all";
}

/** The format in which a learner of heads trains. */
export function precisionOf(spec: GradientSpec): GradientSpec["precision"] {
  return usesAll(spec) ? "float64" : spec.precision;
}
