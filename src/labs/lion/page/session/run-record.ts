/** The record of a run of forms or encoders in the history. */

import type { RunSummary } from "../../../../platform/state/run-record";
import type { LionDocument } from "../../document/document";
import { latestOf } from "./latest";
import type { LionSeries } from "./series";

export interface LionSummary extends RunSummary {
  /** Number of forms that were done. */
  readonly forms: number;
  /** Largest between any two of them; null for fewer than two, or where one has a number and another has none. */
  readonly maxDifference: number | null;
  /** In the order of the document. */
  readonly learners: readonly LearnerSummary[];
}

/** Means over the encoders of a learner at their last evaluation; null before that. */
export interface LearnerSummary {
  readonly steps: number;
  readonly accuracy: number | null;
  readonly loss: number | null;
}

export function summaryOf(document: LionDocument, series: LionSeries, finished: boolean): LionSummary {
  const { forms = [], maxDifference = 0 } = series.forms ?? {};
  const compared = forms.length > 1 && Number.isFinite(maxDifference);
  const learners = document.learners.map((_, index): LearnerSummary => {
    const state = series.encoder(index);
    const last = state && latestOf(state);
    return { steps: state?.step ?? 0, accuracy: last?.accuracy ?? null, loss: last?.loss ?? null };
  });
  return { finished, forms: forms.length, maxDifference: compared ? maxDifference : null, learners };
}

/** A kept summary in today's shape; null when it cannot be read. */
export function readSummary(value: unknown): LionSummary | null {
  const { finished, forms, maxDifference, learners = [] } = (value ?? {}) as Partial<LionSummary>;
  const whole =
    typeof finished === "boolean" &&
    Number.isSafeInteger(forms) &&
    (maxDifference === null || typeof maxDifference === "number") &&
    Array.isArray(learners);
  return whole ? ({ finished, forms, maxDifference, learners } as LionSummary) : null;
}
