/** The experiment's sweep: at each value of one setting, the data are generated anew and every learner is trained to its end. */

import { isUnderWay } from "../../../../platform/engine/job";
import type { FromSweep } from "../../../../platform/engine/sweep";
import { PlaygroundError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { atSweepValue } from "../../document/sweep";
import { DataJob } from "../data-job";
import { jobsOf } from "../job-plan";
import { createJob } from "../jobs";
import type { LateLearners } from "../late-learners";
import type { LearnabilityJob } from "../protocol";
import { distanceMeterOf } from "../shared-dataset";
import type { SweepLearner, SweepPoint } from "../study/questions";
import type { LearnerView } from "../view";

/** Milliseconds of work between two pauses. */
const slice = 10;

/**
 * Posts a point for every value, in their order.
 *
 * @param late  what the learners need.
 * @throws {PlaygroundError} when the experiment has no sweep, or a learner fails.
 */
export function* sweepPoints(
  experiment: Experiment,
  late: LateLearners,
  post: (message: FromSweep<SweepPoint>) => void,
): LongComputation<void> {
  const { sweep } = experiment;
  if (!sweep) throw new Error("this experiment has no sweep");
  const count = sweep.values.length;
  for (const [k, value] of sweep.values.entries()) {
    const [from, to] = [k / count, (k + 1) / count];
    post({ type: "run", run: yield* within(from, to, pointAt(atSweepValue(experiment, value), value, late)), share: to });
  }
}

function* pointAt(experiment: Experiment, value: number, late: LateLearners): LongComputation<SweepPoint> {
  const plans = jobsOf(experiment);
  const learners: SweepLearner[] = [];
  let spectrum = { lambdaMin: Number.NaN, nullity: 0 };
  for (const [k, { id }] of plans.entries()) {
    const job = createJob({ document: experiment, data: null, id }, late);
    yield* within(k / plans.length, (k + 1) / plans.length, toTheEnd(job));
    if (job instanceof DataJob) ({ spectrum } = job.outcome());
    for (const view of job.views(0)?.learners ?? []) learners.push(yield* sweepLearner(experiment, view, job));
  }
  learners.sort((a, b) => a.learner - b.learner);
  return { value, lambdaMin: spectrum.lambdaMin, nullity: spectrum.nullity, learners };
}

function* toTheEnd(job: LearnabilityJob): LongComputation<void> {
  while (isUnderWay(job.status)) {
    job.advance(slice);
    yield job.states().at(-1)?.progress ?? 0;
  }
  const failure = job.states().find(({ failure }) => failure !== undefined)?.failure;
  if (failure !== undefined) throw new PlaygroundError(failure);
}

function* sweepLearner(experiment: Experiment, view: LearnerView, job: LearnabilityJob): LongComputation<SweepLearner> {
  const state = job.states().find((candidate) => candidate.kind !== "certificate" && candidate.learner === view.learner);
  const trainMse = state && "curve" in state ? (state.curve.train.at(-1) ?? Number.NaN) : Number.NaN;
  const unknown = { distance: Number.NaN, seen: Number.NaN, free: Number.NaN };
  const meter = yield* distanceMeterOf(experiment, null);
  const parts = view.p && meter ? { distance: view.distance ?? Number.NaN, ...meter.measure(view.p) } : unknown;
  return { learner: view.learner, ...parts, trainMse };
}
