import type { LabDocument } from "../documents/kind";

/** A remembered run. Its curves are stored separately, since they are large and seldom used. */
export interface RunRecord {
  readonly id: string;
  /** Changes since the run before: "Samples N 1 024 → 4 096". */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly experiment: LabDocument;
  /** Pinned runs are never dropped. */
  readonly pinned: boolean;
  /** Whether its curves are drawn over those of the current run. */
  readonly overlaid: boolean;
  readonly summary: RunSummary;
}

/** The summary of a run; a lab adds its own fields. */
export interface RunSummary {
  /** False when the run was left before its end. */
  readonly finished: boolean;
}

/** The curves of an earlier run, drawn under those of the current one. */
export interface Overlay {
  readonly id: string;
  readonly name: string;
  /** One for each learner, in the lab's format. */
  readonly learners: readonly unknown[];
}
