/** What the history remembers of a run, from the series of it. */
import type { Experiment } from "../../document/document";
import { computeOf } from "./compute";
import type { OwnDataSummary } from "./own-data";
import type { FinalErrors, RunCurves, RunSummary } from "./run-record";
import type { RunSeries } from "./series";
import { sizeOf } from "./work";

export function curvesOf({ learners }: Experiment, series: RunSeries): RunCurves {
  return learners.map((_, index) => series.learner(index)?.curve ?? null);
}

export function summaryOf(experiment: Experiment, series: RunSeries, finished: boolean, data: OwnDataSummary | null): RunSummary {
  const learners = curvesOf(experiment, series).map((curve): FinalErrors | null => {
    const last = (curve?.step.length ?? 0) - 1;
    return curve && last >= 0 ? { train: known(curve.train[last]), test: known(curve.test[last]) } : null;
  });
  return { finished, learners, compute: computeOf(experiment, series, sizeOf(experiment, data)) };
}

function known(error: number): number | null {
  return Number.isFinite(error) ? error : null;
}
