/** Stored record of a run of this lab. */

import type * as anyLab from "../../../../platform/state/run-record";
import type { Experiment } from "../../document/document";
import type { LossCurve } from "../../engine/protocol";

export interface RunRecord extends anyLab.RunRecord {
  readonly experiment: Experiment;
  readonly summary: RunSummary;
}

export interface RunSummary extends anyLab.RunSummary {
  /** Final errors in the order of the learners; null for one without a report. */
  readonly learners: readonly (FinalErrors | null)[];
  /** Compute of the learners, in the same order; absent from runs stored before it was counted. */
  readonly compute?: readonly (Compute | null)[];
}

/** Work, and the time it took on the device of the run. */
export interface Compute {
  readonly multiplyAdds: number;
  readonly milliseconds: number;
}

/** Mean squared errors at the end; null where they are unknown or not finite. */
export interface FinalErrors {
  readonly train: number | null;
  readonly test: number | null;
}

/** The curves of a run, in the order of its learners. */
export type RunCurves = readonly (LossCurve | null)[];

export interface Overlay extends anyLab.Overlay {
  readonly learners: RunCurves;
}

/** A summary as the history shows it; null when it cannot be read. */
export function readSummary(value: unknown): RunSummary | null {
  const { finished, learners, compute } = (value ?? {}) as Partial<RunSummary>;
  if (!Array.isArray(learners) || (compute !== undefined && !Array.isArray(compute))) return null;
  return { finished: finished === true, learners, ...(compute ? { compute } : {}) };
}

/** Whether a stored run is one of this lab. */
export function isOfThisLab(record: anyLab.RunRecord): record is RunRecord {
  return record.experiment.lab === "learnability";
}
