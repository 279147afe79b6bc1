/**
 * A whole experiment without a page or a worker: the same jobs, one after the other, and the result document that the
 * page exports too.
 */
import "../../tasks/generators";
import type { Experiment, LearnerSpec } from "../../experiment/learnability/document";
import { kernelsOf } from "../../experiment/learnability/kernels";
import { type LearnerResult, type LossResult, type ResultDocument, rowsOf } from "../../experiment/learnability/result";
import { memoryProblem } from "../../experiment/learnability/size-problem";
import { maxPrimalFeatures } from "../../learners/closed-form/fit";
import type { AnyDeepLearner } from "../../learners/deep/create";
import { learnerKindOf } from "../../learners/registry";
import { wayOf } from "../../learners/ways";
import { predict } from "../../model/forward";
import { coefficientsOfHeads } from "../../model/function-space";
import { featureCount, type Heads, type Split } from "../../model/samples";
import { PlaygroundError, TooLargeError } from "../../numerics/errors";
import { finish } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import { type OwnData, sizeOfOwnData } from "../../tasks/dataset";
import type { OwnSize } from "../../tasks/size";
import { isUnderWay, type Job } from "../core/job";
import type { OnProgress } from "../core/lab-engine";
import { stagedProgress } from "../core/stages";
import { openPauses } from "../core/turns";
import { certificateResult } from "./certificate-result";
import { ConvexJob } from "./convex-job";
import { DataJob, type DataOutcome } from "./data-job";
import { DeepJob } from "./deep-job";
import { GradientJob } from "./gradient-job";
import { instanceResults } from "./instances-result";
import { ofLayers } from "./layers-views";
import { mapResult } from "./map/result";
import type { ClosedFormJobState, GradientJobState, LossCurve } from "./protocol";
import { stagesOf } from "./result-stages";
import type { Sharing } from "./sharing";
import { ofFit, ofHeads } from "./trace-outcomes";
import { refuseUnlearnable } from "./unlearnable";

/** Told the share of a stage that is done, from 0 to 1, several times a second. */
type OnShare = (share: number) => void;

/** Runs an experiment to its end. @throws {PlaygroundError} when the target cannot be made or does not fit. */
export function runExperiment(experiment: Experiment, ownData: OwnData | null, onProgress?: OnProgress): ResultDocument {
  const partOf = beginStages(experiment, ownData, onProgress);
  const dataJob = new DataJob(experiment, ownData);
  runToEnd(dataJob, partOf(0));
  return documentOf(experiment, ownData, dataJob, partOf);
}

/** The same to the bit, with other threads at what is large. */
export async function runExperimentOnThreads(
  experiment: Experiment,
  ownData: OwnData | null,
  sharing: Sharing,
  onProgress?: OnProgress,
): Promise<ResultDocument> {
  const partOf = beginStages(experiment, ownData, onProgress);
  const dataJob = new DataJob(experiment, ownData, { sharing, wantsPointwise: true });
  try {
    await runToEndInTurns(dataJob, partOf(0));
  } finally {
    dataJob.dispose();
  }
  return documentOf(experiment, ownData, dataJob, partOf);
}

/** What each stage is to tell of its own share. */
type Stages = (stage: number) => OnShare | undefined;

function beginStages(experiment: Experiment, ownData: OwnData | null, onProgress: OnProgress | undefined): Stages {
  const own = ownData && sizeOfOwnData(ownData);
  refuseTooLarge(experiment, own);
  const staged = onProgress && stagedProgress(stagesOf(experiment, own), onProgress);
  return (stage) => {
    const share = staged?.(stage);
    share?.(0);
    return share;
  };
}

function documentOf(experiment: Experiment, ownData: OwnData | null, dataJob: DataJob, partOf: Stages): ResultDocument {
  const outcome = dataJob.outcome();
  const learners = experiment.learners.map((spec, index) => {
    const { learns } = wayOf(spec);
    const onShare = partOf(1 + index);
    if (learns === "solved") return closedFormResult(experiment, ownData, dataJob, outcome, index);
    return resultOf[learns](experiment, ownData, index, onShare);
  });
  return {
    format: "learnability-result",
    version: 1,
    experiment,
    kernels: kernelsOf(experiment),
    certificate: certificateResult(dataJob, partOf(1 + learners.length)),
    learners,
    ...(experiment.map ? { map: mapResult(experiment, ownData, partOf(2 + learners.length)) } : {}),
  };
}

/** What would be refused sooner or later is refused now. @throws {TooLargeError} */
function refuseTooLarge(experiment: Experiment, own: OwnSize | null): void {
  const problem = memoryProblem(experiment, own);
  if (problem) throw new TooLargeError(`${problem.field} ${problem.message}`, problem.hint);
  refuseUnlearnable(experiment, own);
}

/** By how a learner learns. */
const resultOf = { convex: convexResult, heads: gradientResult, layers: deepResult } as const;

/** Nothing in a result depends on the slices. */
const sliceMilliseconds = 150;
/** So long a thread may wait for its next task. */
const shortSliceMilliseconds = 20;

function runToEnd(job: Job, onShare?: OnShare): void {
  while (isUnderWay(job.status)) {
    job.advance(onShare ? sliceMilliseconds : Number.POSITIVE_INFINITY);
    onShare?.(job.states()[0].progress);
  }
}

/** The same where messages of other threads are heard between the slices. */
async function runToEndInTurns(job: Job, onShare?: OnShare): Promise<void> {
  const { pause, close } = openPauses();
  try {
    while (isUnderWay(job.status)) {
      job.advance(shortSliceMilliseconds);
      onShare?.(job.states()[0].progress);
      await (job.awaits ?? pause());
    }
  } finally {
    close();
  }
}

function closedFormResult(
  experiment: Experiment,
  ownData: OwnData | null,
  job: DataJob,
  { data, dataset, fittings }: DataOutcome,
  index: number,
): LearnerResult {
  const spec = requireSpec(experiment, index);
  const fitting = fittings.find((candidate) => candidate.index === index);
  const state = job
    .states()
    .find((candidate): candidate is ClosedFormJobState => candidate.kind === "closed-form" && candidate.learner === index);
  const fit = fitting?.learner.fit;
  if (!fitting || !state?.solution || !fit) throw new PlaygroundError(`learners[${index}] has no result`);
  const { curve, solution } = state;
  const { heads } = fitting;
  const { test } = data.sets;
  const predictions = finish(fitting.learner.predict(test));
  const trainPredictions = finish(fitting.learner.predict(data.training.resident));
  return {
    kind: spec.kind,
    label: learnerKindOf(spec).label(spec),
    trainMse: meanSquaredError(trainPredictions, dataset.train.labels) ?? Number.NaN,
    testMse: meanSquaredError(predictions, dataset.test.labels),
    p: fit.form === "primal" ? rowsOf(fit.p, featureCount(dataset.d)) : null,
    heads: heads ? headMatrices(heads.heads) : null,
    ...(fit.form === "dual" ? { dual: rowsOf(fit.coefficients, dataset.outputs) } : {}),
    predictions: rowsOf(predictions, dataset.outputs),
    ...instanceResults(experiment, ownData, dataset, predictions, ofFit(fit, dataset.d)),
    losses: lossesOf(curve),
    closedForm: solution,
    milliseconds: fitting.milliseconds,
  };
}

function gradientResult(experiment: Experiment, ownData: OwnData | null, index: number, onShare?: OnShare): LearnerResult {
  const spec = requireSpec(experiment, index);
  const job = new GradientJob(experiment, ownData, index);
  runToEnd(job, onShare);
  const { learners, dataset, failure } = job;
  if (failure !== undefined || !dataset || learners.length === 0)
    throw new PlaygroundError(`learners[${index}] failed: ${failure ?? "it did not start"}`);
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
    predictions: rowsOf(predictions, dataset.outputs),
    ...instanceResults(experiment, ownData, dataset, predictions, ofHeads(heads)),
    ...trainedFields(state, learners, (learner) => errorsOf(learner.heads())),
  };
}

function deepResult(experiment: Experiment, ownData: OwnData | null, index: number, onShare?: OnShare): LearnerResult {
  const spec = requireSpec(experiment, index);
  const job = new DeepJob(experiment, ownData, index);
  runToEnd(job, onShare);
  const { learners, dataset, failure, training } = job;
  if (failure !== undefined || !dataset || !training || learners.length === 0)
    throw new PlaygroundError(`learners[${index}] failed: ${failure ?? "it did not start"}`);
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
    ...trainedFields(state, learners, errorsOf),
  };
  job.dispose();
  return result;
}

/** Curves, further seeds and how it ended: what every learner has that takes gradient steps. */
function trainedFields<Learner>(
  state: GradientJobState,
  learners: readonly Learner[],
  errorsOf: (learner: Learner) => Pick<LearnerResult, "trainMse" | "testMse">,
): Pick<LearnerResult, "losses" | "repeats" | "diverged" | "stopped" | "milliseconds"> {
  const repeats = state.repeats.map((curve, k) => ({ ...errorsOf(learners[k + 1]), losses: lossesOf(curve) }));
  return {
    losses: lossesOf(state.curve),
    ...(repeats.length > 0 ? { repeats } : {}),
    ...(state.diverged ? { diverged: state.diverged } : {}),
    ...(state.stopped ? { stopped: state.stopped } : {}),
    milliseconds: state.milliseconds,
  };
}

function convexResult(experiment: Experiment, ownData: OwnData | null, index: number, onShare?: OnShare): LearnerResult {
  const spec = requireSpec(experiment, index);
  const job = new ConvexJob(experiment, ownData, index);
  runToEnd(job, onShare);
  const { dataset, learner, p, heads } = job.outcome();
  const [{ curve, diverged, milliseconds, rate, largestRate, step }] = job.states();
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
    ...(diverged ? { diverged } : {}),
    milliseconds,
  };
}

function lossesOf({ step, train, test, shifted, tokens }: LossCurve): LossResult {
  return { step, train, test, shifted, ...(tokens ? { tokens } : {}) };
}

function requireSpec(experiment: Experiment, index: number): LearnerSpec {
  const spec = experiment.learners[index];
  if (!spec) throw new PlaygroundError(`there is no learners[${index}]`);
  return spec;
}

function headMatrices({ d, outputs, count, V, Q }: Heads) {
  return Array.from({ length: count }, (_, h) => ({
    V: rowsOf(V.subarray(h * outputs * d, (h + 1) * outputs * d), d),
    Q: rowsOf(Q.subarray(h * d * d, (h + 1) * d * d), d),
  }));
}

/** Mean over samples and outputs of the squared error; null without labels. */
function meanSquaredError(predictions: Float64Array, labels: Split["labels"]): number | null {
  if (!labels || labels.length === 0) return null;
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += (predictions[i] - labels[i]) ** 2;
  return sum / labels.length;
}
