/**
 * Four questions about an experiment as it stands: is the target realizable, do the samples identify it, is it probably
 * approximately correct with so many samples, and does gradient descent find it. Each answer has a reason with its numbers.
 */
import type { Experiment } from "../../document/document";
import type { CertificateJobState, ClosedFormJobState } from "../../engine/protocol";
import type { LearnerJobState } from "../session/series";
import type { OwnFacts } from "./own-facts";

export type Answer = "yes" | "no" | "uncomputed" | "undecided";

export interface Verdict<Reason extends { readonly kind: string }> {
  readonly answer: Answer;
  readonly reason: Reason;
}

/** Reports of the run so far, as a series has them. */
export interface Reports {
  readonly certificate: CertificateJobState | null;
  readonly closedForms: ReadonlyMap<number, ClosedFormJobState>;
  learner(index: number): LearnerJobState | undefined;
}

export interface Moment {
  readonly experiment: Experiment;
  readonly reports: Reports;
  /** Of own data; null for generated ones, and while the file is not open. */
  readonly own: OwnFacts | null;
}

/** Reasons why a question about the samples has no answer yet. */
export type Waiting = { readonly kind: "file-closed" } | { readonly kind: "failed" } | { readonly kind: "drawing" };

export function uncomputed<Reason extends { readonly kind: string }>(reason: Reason): Verdict<Reason> {
  return { answer: "uncomputed", reason };
}
