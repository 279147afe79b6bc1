/** Experiments of lessons, run to their end without a page. */
import { problemLine } from "../../../../platform/fields/problem";
import "../../math/tasks/generators";
import type { SparseDocument } from "../../../../platform/documents/kind";
import { viewsOf } from "../../../../platform/engine/reporter";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../../document/document";
import { jobsOf } from "../../engine/job-plan";
import { createJob } from "../../engine/jobs";
import { joinViews } from "../../engine/join-views";
import { openLearners } from "../../engine/late-learners";
import type { Learnability } from "../../engine/protocol";
import { RunSeries } from "../session/series";
import type { Moment } from "./moment";
import { firstSample, type OneSample } from "./one-sample";

// What a page fetches for an experiment with such a learner.
const late = await openLearners([experimentOf({ task: { kind: "random-attention" }, learners: [{ kind: "convex" }] }).learners[0]]);

export function experimentOf(document: SparseDocument): Experiment {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/** An experiment that has been run to its end. */
interface Run {
  readonly jobs: readonly ReturnType<typeof createJob>[];
  readonly series: RunSeries;
}

/** Experiments that have been run to their end, by their text: many ask about the same ones, some of which take seconds. */
const runs = new Map<string, Run>();

function runOf(experiment: Experiment): Run {
  const text = JSON.stringify(experiment);
  const run = runs.get(text) ?? runToTheEnd(experiment);
  runs.set(text, run);
  return run;
}

function runToTheEnd(experiment: Experiment): Run {
  const series = new RunSeries();
  const jobs = jobsOf(experiment).map(({ id }) => createJob({ document: experiment, data: null, id }, late));
  for (const job of jobs) {
    while (job.status === "waiting" || job.status === "running") job.advance(Number.POSITIVE_INFINITY);
    series.accept(job.states());
  }
  return { jobs, series };
}

/** The moment in which an experiment has been run to its end. */
export function momentAfter(experiment: Experiment, sample: OneSample = firstSample): Moment {
  return { experiment, activity: "finished", series: runOf(experiment).series, notes: sample };
}

/** The moment before anything has been reported. */
export function momentBefore(experiment: Experiment, sample: OneSample = firstSample): Moment {
  return { experiment, activity: "running", series: new RunSeries(), notes: sample };
}

interface Right {
  readonly exact: number;
  readonly rounded: number;
}

/** How many unseen computations the first learner of an experiment has right, exactly and after rounding, as the panel shows it. */
export function tracesAfter(experiment: Experiment): Right {
  const views = joinViews(
    runOf(experiment)
      .jobs.map((job) => viewsOf<Learnability>(job, 0))
      .filter((some) => some !== null),
  );
  const traces = views?.learners[0]?.traces;
  if (!traces) throw new Error("the target is no machine, or nobody learns it");
  const count = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0);
  return { exact: count(traces.exact), rounded: count(traces.rounded) };
}
