/**
 * Runs a whole experiment without a page or a worker: the same jobs, one after the other, and the result document that the
 * page also exports.
 */
import { labProblem } from "./lab-problem";
import "./other-targets";
import { isUnderWay, type Job } from "../../../platform/engine/job";
import type { OnProgress } from "../../../platform/engine/lab-engine";
import { openPauses } from "../../../platform/engine/pauses";
import { stagedProgress } from "../../../platform/engine/stages";
import { PlaygroundError, TooLargeError } from "../../../platform/numerics/errors";
import { finish, type LongComputation } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import { kernelsOf } from "../document/kernels";
import { type LearnerResult, type ResultDocument, rowsOf } from "../document/result";
import { sampleComplexityProblem } from "../document/sample-complexity";
import { memoryProblem } from "../document/size-problem";
import * as search from "../math/learners/closed-form/compress";
import { learnerKindOf } from "../math/learners/registry";
import { isSolved } from "../math/learners/training-methods";
import { featureCount } from "../math/model/samples";
import { type OwnData, sizeOfOwnData } from "../math/tasks/dataset";
import { zeroFeaturesOf } from "../math/tasks/registry";
import type { OwnSize } from "../math/tasks/size";
import { certificateResult } from "./certificate-result";
import { DataJob, type DataOutcome } from "./data-job";
import { instanceResults } from "./instances-result";
import { headMatrices, lossesOf, meanSquaredError, requireSpec, toItsEnd, trainedResult } from "./learner-results";
import { mapResult } from "./map/result";
import type { ClosedFormJobState } from "./protocol";
import { type OnShare, type Stages, stagesOf } from "./result-stages";
import { sampleComplexityResult } from "./sample-complexity/result";
import { type ComputedElsewhere, computedOnThreads, nothingElsewhere, type ResultSharing } from "./split/results";
import { ofFit } from "./trace-outcomes";
import { refuseUnlearnable } from "./unlearnable";

/** Runs an experiment to its end. @throws {PlaygroundError} when the data cannot be generated or do not fit into memory. */
export function runExperiment(experiment: Experiment, ownData: OwnData | null, onProgress?: OnProgress): ResultDocument {
  const partOf = beginStages(experiment, ownData, onProgress);
  const dataJob = new DataJob(experiment, ownData, { search, onlyWhole: true });
  toldOf(toItsEnd(dataJob, sliceOf(partOf(0))), partOf(0));
  return documentOf(experiment, ownData, dataJob, partOf);
}

/** The same to the bit, with helper threads for large computations. */
export async function runExperimentOnThreads(
  experiment: Experiment,
  ownData: OwnData | null,
  sharing: ResultSharing,
  onProgress?: OnProgress,
): Promise<ResultDocument> {
  const partOf = beginStages(experiment, ownData, onProgress);
  const dataJob = new DataJob(experiment, ownData, { sharing, search, wantsPointwise: true, onlyWhole: true });
  try {
    await runToEndInTurns(dataJob, partOf(0));
  } finally {
    dataJob.dispose();
  }
  const elsewhere = await computedOnThreads(experiment, ownData, sharing, partOf);
  return documentOf(experiment, ownData, dataJob, partOf, elsewhere);
}

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

function documentOf(
  experiment: Experiment,
  ownData: OwnData | null,
  dataJob: DataJob,
  partOf: Stages,
  elsewhere: ComputedElsewhere = nothingElsewhere,
): ResultDocument {
  const outcome = dataJob.outcome();
  const learners = experiment.learners.map((spec, index) => {
    const onShare = partOf(1 + index);
    if (isSolved(spec)) return closedFormResult(experiment, ownData, dataJob, outcome, index);
    return elsewhere.learners.get(index) ?? toldOf(trainedResult({ experiment, ownData, index, slice: sliceOf(onShare) }), onShare);
  });
  return {
    format: "learnability-result",
    version: 1,
    experiment,
    kernels: kernelsOf(experiment),
    certificate: certificateResult(dataJob, zeroFeaturesOf(experiment.task), partOf(1 + learners.length)),
    learners,
    ...(experiment.map ? { map: elsewhere.map ?? mapResult(experiment, ownData, partOf(2 + learners.length)) } : {}),
    ...(experiment.sampleComplexity
      ? { sampleComplexity: sampleComplexityResult(experiment, ownData, partOf(2 + learners.length + (experiment.map ? 1 : 0))) }
      : {}),
  };
}

/** Refuses an experiment that would fail later. @throws {TooLargeError} */
function refuseTooLarge(experiment: Experiment, own: OwnSize | null): void {
  const problem = memoryProblem(experiment, own) ?? sampleComplexityProblem(experiment, own);
  if (problem) throw new TooLargeError(problem);
  refuseUnlearnable(experiment, own);
}

const sliceMilliseconds = 150;
/** Milliseconds that a thread may wait for its next task. */
const shortSliceMilliseconds = 5;

/** Results do not depend on the slices. */
function sliceOf(onShare: OnShare | undefined): number {
  return onShare ? sliceMilliseconds : Number.POSITIVE_INFINITY;
}

/** Computes to the end. */
function toldOf<Result>(program: LongComputation<Result>, onShare: OnShare | undefined): Result {
  for (;;) {
    const turn = program.next();
    if (turn.done) return turn.value;
    onShare?.(turn.value);
  }
}

/** Runs a job to its end, receiving messages of other threads between the slices. */
async function runToEndInTurns(job: Job, onShare?: OnShare): Promise<void> {
  const pause = openPauses();
  while (isUnderWay(job.status)) {
    job.advance(shortSliceMilliseconds);
    onShare?.(job.states()[0].progress);
    await (job.awaits ?? pause());
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
  if (!fitting || !state?.solution || !fit) throw new PlaygroundError(labProblem("learner-without-result", { index }));
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
