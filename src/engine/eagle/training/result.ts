/** The result document of a problem of training: one function for the page and the command line. */
import { type LayerProducts, type NetworkShape, sizesOf } from "../../../eagle/training/network";
import { productsOf } from "../../../eagle/training/oracle";
import { readLayer } from "../../../eagle/training/reading";
import { Trainer } from "../../../eagle/training/trainer";
import { trainingKernelVersion } from "../../../eagle/training/workspace";
import type { EagleDocument } from "../../../experiment/eagle/document";
import type { TrainedResult, TrainingResult } from "../../../experiment/eagle/result";
import { finish } from "../../../numerics/progress";
import type { OnProgress } from "../../core/lab-engine";
import { solverId } from "../job-plan";
import { Judge } from "./judge";
import { TrainingRecorder } from "./recorder";
import { trainingSettings } from "./settings";

/** Trains the networks of a document to their end, one after the other. */
export function trainingResult(document: EagleDocument, onProgress?: OnProgress): TrainingResult {
  const { solvers } = document;
  return {
    format: "learnability-result",
    version: 1,
    experiment: document,
    kernels: trainingKernelVersion,
    solvers: solvers.map((_, index) =>
      trained(document, index, (share) => onProgress?.((index + share) / solvers.length, `${solverId(index)} (transformer)`)),
    ),
  };
}

function trained(document: EagleDocument, index: number, onShare: (share: number) => void): TrainedResult {
  const start = performance.now();
  const spec = document.solvers[index];
  const settings = trainingSettings(document, index);
  const steps = spec.kind === "transformer" ? spec.steps : 0;
  const trainer = new Trainer(settings);
  const recorder = new TrainingRecorder(steps, null);
  while (trainer.stepsTaken < steps) {
    const errors = trainer.step();
    recorder.add(trainer.stepsTaken, errors);
    onShare(trainer.stepsTaken / steps);
  }
  const { medianError, zeroMedianError, constants } = finish(new Judge(trainer).judge());
  const { step, median, lowerQuartile, upperQuartile, mean } = recorder.curve();
  return {
    kind: spec.kind,
    medianError,
    zeroMedianError,
    skippedSteps: trainer.skipped,
    leftOutPrompts: constants.leftOut,
    layers: productsOf(settings.shape, trainer.weights).map((layer, at) => ({
      ...written(settings.shape, layer),
      ...readLayer(settings.shape, layer),
      ...constants.layers[at],
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
