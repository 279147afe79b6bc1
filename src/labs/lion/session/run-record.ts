/** What is remembered of a run of forms, and read again later. */
import type { RunSummary } from "../../../state/run-record";
import type { LionSeries } from "./series";

export interface LionSummary extends RunSummary {
  /** Those that were done. */
  readonly forms: number;
  /** Between any two of them; null for fewer than two, or where one has a number and another has none. */
  readonly maxDifference: number | null;
}

export function summaryOf(series: LionSeries, finished: boolean): LionSummary {
  const { forms = [], maxDifference = 0 } = series.forms ?? {};
  const compared = forms.length > 1 && Number.isFinite(maxDifference);
  return { finished, forms: forms.length, maxDifference: compared ? maxDifference : null };
}

/** A remembered summary in today's shape; null when it cannot be read. */
export function readSummary(value: unknown): LionSummary | null {
  const { finished, forms, maxDifference } = (value ?? {}) as Partial<LionSummary>;
  const whole =
    typeof finished === "boolean" && Number.isSafeInteger(forms) && (maxDifference === null || typeof maxDifference === "number");
  return whole ? ({ finished, forms, maxDifference } as LionSummary) : null;
}
