/** The record of a run of solvers in the history. */

import type { RunSummary } from "../../../../platform/state/run-record";
import type { EagleDocument } from "../../document/document";
import type { EagleSeries } from "./series";

export interface EagleSummary extends RunSummary {
  /** In the order of the document. */
  readonly solvers: readonly SolverSummary[];
}

export interface SolverSummary {
  readonly iterations: number;
  /**
   * Relative squared error at the end, null where the true D is not known, or before there was one; of a network the median squared error
   * per entry.
   */
  readonly error: number | null;
}

export function summaryOf({ solvers }: EagleDocument, series: EagleSeries, finished: boolean): EagleSummary {
  return {
    finished,
    solvers: solvers.map((_, index) => {
      const [state, training] = [series.solver(index), series.training(index)];
      if (training) return { iterations: training.iteration, error: training.judged?.medianError ?? null };
      const error = state?.curve.error.at(-1);
      return { iterations: state?.iteration ?? 0, error: error === undefined || Number.isNaN(error) ? null : error };
    }),
  };
}

/** A remembered summary in today's shape; null when it cannot be read. */
export function readSummary(value: unknown): EagleSummary | null {
  const { finished, solvers } = (value ?? {}) as Partial<EagleSummary>;
  const whole =
    typeof finished === "boolean" &&
    Array.isArray(solvers) &&
    solvers.every(({ iterations, error }) => Number.isSafeInteger(iterations) && (error === null || typeof error === "number"));
  return whole ? { finished, solvers } : null;
}
