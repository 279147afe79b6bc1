import type { LabDocument } from "../documents/kind";

/** A run that is remembered. Its curves are kept apart, since they are large and seldom wanted. */
export interface RunRecord {
  readonly id: string;
  /** What changed against the run before: "Samples N 1 024 → 4 096". */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly when: number;
  readonly experiment: LabDocument;
  /** Pinned runs are never dropped. */
  readonly pinned: boolean;
  /** Whether its curves lie over those of the current run. */
  readonly overlaid: boolean;
  readonly summary: RunSummary;
}

/** What is known of a run beside its document and its curves; a lab adds its own fields. */
export interface RunSummary {
  /** False when the run was left before its end. */
  readonly finished: boolean;
}

/** The curves of an earlier run, to be drawn under those of the current one. */
export interface Overlay {
  readonly id: string;
  readonly name: string;
  /** One for each learner, as the lab gave them. */
  readonly learners: readonly unknown[];
}
