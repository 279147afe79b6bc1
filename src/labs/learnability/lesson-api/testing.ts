/** Experiments of lessons, run to their end without a page. */
import { jobsOf } from "../../../engine/learnability/job-plan";
import { createJob } from "../../../engine/learnability/jobs";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../../../experiment/learnability/document";
import type { SparseDocument } from "../../../experiment/learnability/migrations";
import { RunSeries } from "../../../state/series";
import type { Moment } from "./moment";
import { firstSample, type OneSample } from "./one-sample";

export function experimentOf(document: SparseDocument): Experiment {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new Error(`${parsed.problem.field} ${parsed.problem.message}`);
  return parsed.experiment;
}

/** The moment in which an experiment has been run to its end. */
export function momentAfter(experiment: Experiment, sample: OneSample = firstSample): Moment {
  const series = new RunSeries();
  for (const { id } of jobsOf(experiment)) {
    const job = createJob({ document: experiment, data: null, id });
    while (job.status === "waiting" || job.status === "running") job.advance(Number.POSITIVE_INFINITY);
    series.accept(job.states());
  }
  return { experiment, activity: "finished", series, notes: sample };
}

/** The moment before anything has been reported. */
export function momentBefore(experiment: Experiment, sample: OneSample = firstSample): Moment {
  return { experiment, activity: "running", series: new RunSeries(), notes: sample };
}
