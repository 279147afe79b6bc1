/** Experiments of lessons, run to their end without a page. */

import { problemLine } from "../../../../platform/fields/problem";
import { referenceFor } from "../../math/sample-complexity/needed";
// A page fetches it for targets other than random attention.
import "../../engine/other-targets";
import type { SparseDocument } from "../../../../platform/documents/kind";
import { viewsOf } from "../../../../platform/engine/reporter";
import { finish } from "../../../../platform/numerics/progress";
import { lessonRuns } from "../../../../platform/shell/lesson-testing";
import { type Experiment, experimentFormat, experimentVersion, parseExperiment } from "../../document/document";
import { jobsOf } from "../../engine/job-plan";
import { createJob } from "../../engine/jobs";
import { joinViews } from "../../engine/join-views";
import { openLearners } from "../../engine/late-learners";
import type { Learnability } from "../../engine/protocol";
import { excessByDraw, type SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { askedOf, documentKey, drawnKey } from "../guarantee/asked";
import { RunSeries } from "../session/series";
import { firstSample } from "./one-sample";

// Modules that a page fetches for an experiment with such a learner.
const fetched = [{ kind: "convex" }, { kind: "gradient", batch: "all" }];
const late = await openLearners(experimentOf({ task: { kind: "random-attention" }, learners: fetched }).learners);

export function experimentOf(document: SparseDocument): Experiment {
  const parsed = parseExperiment({ format: experimentFormat, version: experimentVersion, ...document });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

const { runOf, ...moments } = lessonRuns({
  newSeries: () => new RunSeries(),
  jobsOf: (document: Experiment) => jobsOf(document).map(({ id }) => createJob({ document, data: null, id }, late)),
  notes: firstSample,
});
export const { momentBefore } = moments;

/** The moment in which an experiment has been run to its end, and its data sets have been drawn. */
export function momentAfter(...asked: Parameters<typeof moments.momentAfter>): ReturnType<typeof moments.momentAfter> {
  const moment = moments.momentAfter(...asked);
  const question = documentKey(moment.experiment);
  if (question !== null && moment.series.dataSets === null) moment.series.acceptDataSets({ question, runs: dataSetsOf(moment.experiment) });
  return moment;
}

/** By what they depend on: questions that differ in epsilon or delta read the same data sets off. */
const drawn = new Map<string, readonly SampleComplexityRun[]>();

function dataSetsOf(experiment: Experiment): readonly SampleComplexityRun[] {
  const { samples, draws } = experiment.sampleComplexity!;
  const key = drawnKey(askedOf(experiment, null), { samples, first: 0, draws });
  const before = drawn.get(key);
  if (before) return before;
  const runs: SampleComplexityRun[] = [];
  finish(
    excessByDraw({ experiment, data: null, samples, first: 0, draws, reference: referenceFor(samples) }, (message) => {
      if (message.type === "run") runs.push(message.run);
    }),
  );
  drawn.set(key, runs);
  return runs;
}

interface Right {
  readonly exact: number;
  readonly rounded: number;
}

/** Unseen computations that the first learner of an experiment has right, exactly and after rounding, as in the panel. */
export function tracesAfter(experiment: Experiment): Right {
  const views = joinViews(
    runOf(experiment)
      .jobs.map((job) => viewsOf<Learnability>(job, 0))
      .filter((some) => some !== null),
  );
  const traces = views?.learners[0]?.traces;
  if (!traces) throw new Error("the target is no machine, or has no learner");
  const count = (flags: Uint8Array) => flags.reduce((sum, flag) => sum + flag, 0);
  return { exact: count(traces.exact), rounded: count(traces.rounded) };
}
