/** The part of a result document about a trained learner, computed by the jobs of the page. */

import { problemSentences } from "../../../platform/fields/problem";
import { divergenceOf } from "./divergence";
import { labProblem, learnerFailed } from "./lab-problem";
import "./other-targets";
import { isUnderWay, type Job } from "../../../platform/engine/job";
import { PlaygroundError } from "../../../platform/numerics/errors";
import { finish, type LongComputation } from "../../../platform/numerics/progress";
import type { Experiment, LearnerSpec } from "../document/document";
import { type LearnerResult, type LossResult, rowsOf } from "../document/result";
import { maxPrimalFeatures } from "../math/learners/closed-form/fit";
import type { AnyDeepLearner } from "../math/learners/deep/create";
import type { HeadsLearner } from "../math/learners/gradient/any-learner";
import "../math/eigenvalues/two-stages";
import "../math/learners/gradient/factored-learner";
import { separates } from "../math/learners/gradient/factored-learners";
import { GradientLearner } from "../math/learners/gradient/learner";
import * as wholeBatch from "../math/learners/gradient/whole-batch";
import { learnerKindOf } from "../math/learners/registry";
import { trainingMethodOf } from "../math/learners/training-methods";
import { predict } from "../math/model/forward";
import { coefficientsOfHeads } from "../math/model/function-space";
import { featureCount, type Heads, type Split } from "../math/model/samples";
import type { OwnData } from "../math/tasks/dataset";
import { Workspace } from "../math/workspace";
import { ConvexJob } from "./convex-job";
import { DeepJob } from "./deep-job";
import { GradientJob } from "./gradient-job";
import { instanceResults } from "./instances-result";
import { ofLayers } from "./layers-views";
import type { ConvexJobState, GradientJobState, LossCurve } from "./protocol";
import { ofHeads } from "./trace-outcomes";

export interface Asked {
  readonly experiment: Experiment;
  readonly ownData: OwnData | null;
  /** Index of a learner that is not solved in the data job. */
  readonly index: number;
  /** Milliseconds between two yields; results do not depend on it. */
  readonly slice: number;
}

/** By training method. */
const resultOf = { convex: convexResult, heads: gradientResult, layers: deepResult } as const;

/** Trains a learner to its end. @throws {PlaygroundError} when this fails. */
export function trainedResult(asked: Asked): LongComputation<LearnerResult> {
  const { name } = trainingMethodOf(requireSpec(asked.experiment, asked.index));
  if (name === "solved") throw new Error(`learners[${asked.index}] is not trained`);
  return resultOf[name](asked);
}

/** Runs a job to its end, with its progress. */
export function* toItsEnd(job: Job, slice: number): LongComputation<void> {
  while (isUnderWay(job.status)) {
    job.advance(slice);
    yield job.states()[0].progress;
  }
}

function* gradientResult({ experiment, ownData, index, slice }: Asked): LongComputation<LearnerResult> {
  const spec = requireSpec(experiment, index);
  const job = new GradientJob(experiment, ownData, index, undefined, wholeBatch);
  yield* toItsEnd(job, slice);
  const { learners, dataset, failure } = job;
  if (failure !== undefined || !dataset || learners.length === 0) throw new PlaygroundError(learnerFailed(index, failure));
  const [state] = job.states();
  const heads = learners[0].heads();
  const workspace = new Workspace();
  const errorsOf = (candidate: Heads) => ({
    trainMse: meanSquaredError(predict(workspace, candidate, dataset.train), dataset.train.labels) ?? Number.NaN,
    testMse: meanSquaredError(predict(workspace, candidate, dataset.test), dataset.test.labels),
  });
  const predictions = predict(workspace, heads, dataset.test);
  return {
    kind: spec.kind,
    label: learnerKindOf(spec).label(spec),
    ...errorsOf(heads),
    p: featureCount(dataset.d) > maxPrimalFeatures ? null : rowsOf(coefficientsOfHeads(heads), featureCount(dataset.d)),
    heads: headMatrices(heads),
    ...factorsField(learners[0]),
    predictions: rowsOf(predictions, dataset.outputs),
    ...instanceResults(experiment, ownData, dataset, predictions, ofHeads(heads)),
    ...trainedFields(spec, state, learners, (learner) => errorsOf(learner.heads())),
  };
}

function* deepResult({ experiment, ownData, index, slice }: Asked): LongComputation<LearnerResult> {
  const spec = requireSpec(experiment, index);
  const job = new DeepJob(experiment, ownData, index);
  yield* toItsEnd(job, slice);
  const { learners, dataset, failure, training } = job;
  if (failure !== undefined || !dataset || !training || learners.length === 0) throw new PlaygroundError(learnerFailed(index, failure));
  const [state] = job.states();
  const errorsOf = (learner: AnyDeepLearner) => ({
    trainMse: meanSquaredError(learner.answers(training.train.split), dataset.train.labels) ?? Number.NaN,
    testMse: meanSquaredError(learner.answers(training.test.split), dataset.test.labels),
  });
  const result: LearnerResult = {
    kind: spec.kind,
    label: learnerKindOf(spec).label(spec),
    ...errorsOf(learners[0]),
    p: null,
    heads: null,
    weights: learners[0].namedWeights().map(({ name, shape, values }) => ({ name, values: rowsOf(values, shape[shape.length - 1]) })),
    predictions: rowsOf(learners[0].answers(training.test.split), dataset.outputs),
    ...instanceResults(
      experiment,
      ownData,
      dataset,
      learners[0].tokens(training.test.split),
      ofLayers(learners[0], training.test.split.n, dataset.d),
    ),
    ...trainedFields(spec, state, learners, errorsOf),
  };
  job.dispose();
  return result;
}

/** Curves, further seeds and the reason of the end: fields of every gradient learner. */
function trainedFields<Learner>(
  spec: LearnerSpec,
  state: GradientJobState,
  learners: readonly Learner[],
  errorsOf: (learner: Learner) => Pick<LearnerResult, "trainMse" | "testMse">,
): Pick<LearnerResult, "losses" | "repeats" | "diverged" | "stopped" | "milliseconds"> {
  const repeats = state.repeats.map((curve, k) => ({ ...errorsOf(learners[k + 1]), losses: lossesOf(curve) }));
  return {
    losses: lossesOf(state.curve),
    ...(repeats.length > 0 ? { repeats } : {}),
    ...divergedField(spec, state),
    ...(state.stopped ? { stopped: state.stopped } : {}),
    milliseconds: state.milliseconds,
  };
}

function* convexResult({ experiment, ownData, index, slice }: Asked): LongComputation<LearnerResult> {
  const spec = requireSpec(experiment, index);
  const job = new ConvexJob(experiment, ownData, index);
  yield* toItsEnd(job, slice);
  const { dataset, learner, p, heads } = job.outcome();
  const [state] = job.states();
  const { curve, milliseconds, rate, largestRate, step } = state;
  const predictions = finish(learner.predict(p, learner.test));
  return {
    kind: spec.kind,
    label: learnerKindOf(spec).label(spec),
    trainMse: meanSquaredError(finish(learner.predict(p, learner.train)), dataset.train.labels) ?? Number.NaN,
    testMse: meanSquaredError(predictions, dataset.test.labels),
    p: rowsOf(p, featureCount(dataset.d)),
    heads: headMatrices(heads.heads),
    predictions: rowsOf(predictions, dataset.outputs),
    losses: lossesOf(curve),
    convex: { rate: rate ?? Number.NaN, largestRate: largestRate ?? Number.NaN, steps: step },
    ...divergedField(spec, state),
    milliseconds,
  };
}

function divergedField(spec: LearnerSpec, state: ConvexJobState | GradientJobState): Pick<LearnerResult, "diverged"> {
  const problem = divergenceOf(spec, state);
  return state.diverged && problem ? { diverged: { step: state.diverged.step, reason: problemSentences(problem) } } : {};
}

export function lossesOf({ step, train, test, shifted, tokens }: LossCurve): LossResult {
  return { step, train, test, shifted, ...(tokens ? { tokens } : {}) };
}

export function requireSpec(experiment: Experiment, index: number): LearnerSpec {
  const spec = experiment.learners[index];
  if (!spec) throw new PlaygroundError(labProblem("learner-unknown", { index }));
  return spec;
}

export function headMatrices({ d, outputs, count, V, Q }: Heads) {
  return Array.from({ length: count }, (_, h) => ({
    V: rowsOf(V.subarray(h * outputs * d, (h + 1) * outputs * d), d),
    Q: rowsOf(Q.subarray(h * d * d, (h + 1) * d * d), d),
  }));
}

function factorsField(learner: HeadsLearner): Pick<LearnerResult, "factors"> {
  if (learner instanceof GradientLearner || !separates(learner.spec)) return {};
  const { d, count, rank, K, queries } = learner.factors();
  const matrices = (values: Float64Array, h: number) => rowsOf(values.subarray(h * rank * d, (h + 1) * rank * d), d);
  return { factors: Array.from({ length: count }, (_, h) => ({ K: matrices(K, h), Qprime: matrices(queries, h) })) };
}

/** Mean over samples and outputs of the squared error; null without labels. */
export function meanSquaredError(predictions: Float64Array, labels: Split["labels"]): number | null {
  if (!labels || labels.length === 0) return null;
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += (predictions[i] - labels[i]) ** 2;
  return sum / labels.length;
}
