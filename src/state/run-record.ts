import type { LossCurve } from "../engine/learnability/protocol";
import type { Experiment } from "../experiment/learnability/document";

/** A run that is remembered. Its curves are kept apart, since they are large and seldom wanted. */
export interface RunRecord {
  readonly id: string;
  /** What changed against the run before: "Samples N 1 024 → 4 096". */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly experiment: Experiment;
  /** Pinned runs are never dropped. */
  readonly pinned: boolean;
  /** Whether its curves lie over those of the current run. */
  readonly overlaid: boolean;
  readonly summary: RunSummary;
}

export interface RunSummary {
  /** False when the run was left before its end. */
  readonly finished: boolean;
  /** In the order of the learners; null for one that had not reported yet. */
  readonly learners: readonly (FinalErrors | null)[];
  /** What they have computed, in the same order; absent from runs that were kept before it was counted. */
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

/** The curves of an earlier run, to be drawn under those of the current one. */
export interface Overlay {
  readonly id: string;
  readonly name: string;
  readonly learners: RunCurves;
}
