/** The result document of a problem of training: one function for the page and the command line. */

import type { OnProgress } from "../../../../platform/engine/lab-engine";
import { openPauses } from "../../../../platform/engine/pauses";
import type { Helpers } from "../../../../platform/engine/split-work";
import { finishTelling, type LongComputation, within } from "../../../../platform/numerics/progress";
import type { EagleDocument } from "../../document/document";
import type { TrainedResult, TrainingResult } from "../../document/result";
import { type LayerProducts, type NetworkShape, sizesOf } from "../../math/training/network";
import { productsOf } from "../../math/training/oracle";
import { readLayer } from "../../math/training/reading";
import { type OtherThreads, Trainer } from "../../math/training/trainer";
import { trainingKernelVersion } from "../../math/training/workspace";
import { solverId } from "../job-plan";
import { Judge } from "./judge";
import { TrainingRecorder } from "./recorder";
import { trainingSettings } from "./settings";
import { type SharedBatches, sharedBatches } from "./shared-batches";

/** Trains the networks of a document to their end, one after the other. */
export function trainingResult(document: EagleDocument, onProgress?: OnProgress): TrainingResult {
  const solvers = document.solvers.map((_, index) => finishTelling(trained(document, index, null), shareOf(document, index, onProgress)));
  return resultOf(document, solvers);
}

/** The same on several threads, to the same bits. @param worth  see `sharedBatches`. */
export async function trainingResultOnThreads(
  document: EagleDocument,
  helpers: Helpers,
  onProgress?: OnProgress,
  worth?: number,
): Promise<TrainingResult> {
  const solvers: TrainedResult[] = [];
  for (const index of document.solvers.keys()) {
    const shared = sharedBatches(trainingSettings(document, index), helpers, worth);
    try {
      solvers.push(await inTurns(trained(document, index, shared), shared, shareOf(document, index, onProgress)));
    } finally {
      shared?.dispose();
    }
  }
  return resultOf(document, solvers);
}

/** So long messages of other threads may wait. */
const sliceMilliseconds = 20;

async function inTurns<Result>(
  computation: LongComputation<Result>,
  shared: SharedBatches | null,
  onShare?: (share: number) => void,
): Promise<Result> {
  const pause = openPauses();
  for (;;) {
    const end = performance.now() + sliceMilliseconds;
    do {
      const turn = computation.next();
      if (turn.done) return turn.value;
      onShare?.(turn.value);
    } while (performance.now() < end && !shared?.awaits);
    await (shared?.awaits ?? pause());
  }
}

function shareOf({ solvers }: EagleDocument, index: number, onProgress: OnProgress | undefined) {
  return onProgress && ((share: number) => onProgress((index + share) / solvers.length, `${solverId(index)} (transformer)`));
}

function resultOf(experiment: EagleDocument, solvers: readonly TrainedResult[]): TrainingResult {
  return { format: "learnability-result", version: 1, experiment, kernels: trainingKernelVersion, solvers };
}

function* trained(document: EagleDocument, index: number, others: OtherThreads | null): LongComputation<TrainedResult> {
  const start = performance.now();
  const spec = document.solvers[index];
  const settings = trainingSettings(document, index);
  const steps = spec.kind === "transformer" ? spec.steps : 0;
  const trainer = new Trainer(settings);
  trainer.shareWith(others);
  const recorder = new TrainingRecorder(steps, null);
  while (trainer.stepsTaken < steps) {
    const taken = trainer.stepsTaken;
    recorder.add(taken + 1, yield* within(taken / steps, (taken + 1) / steps, trainer.steps(1)));
  }
  const { medianError, zeroMedianError, constants, readError, sent, sketches } = yield* within(1, 1, new Judge(trainer).judge());
  const { step, median, lowerQuartile, upperQuartile, mean } = recorder.curve();
  return {
    kind: spec.kind,
    medianError,
    zeroMedianError,
    skippedSteps: trainer.skipped,
    leftOutPrompts: constants.leftOut,
    readError,
    layers: productsOf(settings.shape, trainer.weights).map((layer, at) => ({
      ...written(settings.shape, layer),
      ...readLayer(settings.shape, layer),
      ...constants.layers[at],
      ...(sent && { sentHidden: sent[at].hidden }),
      ...(sketches && { sketch: sketches[at] }),
    })),
    losses: { step, median, lowerQuartile, upperQuartile, mean },
    milliseconds: performance.now() - start,
  };
}

function written(shape: NetworkShape, { WQK, WVP }: LayerProducts) {
  const { features } = sizesOf(shape);
  const parts = WVP.map((part) => rowsOf(part, features));
  return { WQK: rowsOf(WQK, features), WVP: shape.machines > 1 ? parts : parts[0] };
}

function rowsOf(values: Float64Array, rows: number): Float64Array[] {
  const columns = values.length / rows;
  return Array.from({ length: rows }, (_, i) => values.slice(i * columns, (i + 1) * columns));
}
