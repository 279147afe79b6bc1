/** Layers of one training problem as points of one weight space, and measures on them. */

import { TooLargeError } from "../../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import { maxPrimalFeatures } from "../../../math/learners/closed-form/fit";
import { aligned } from "../../../math/learners/landscape/alignment";
import type { QuadraticLoss } from "../../../math/learners/landscape/curvature";
import type { PathPoint } from "../../../math/learners/landscape/path";
import type { TrainingSamples } from "../../../math/learners/landscape/residuals";
import { padded } from "../../../math/learners/landscape/weights";
import { labelsToLearn } from "../../../math/learners/trainable";
import { fromCoefficients } from "../../../math/model/feature-products";
import type { Heads } from "../../../math/model/samples";
import { labProblem } from "../../lab-problem";
import type { LoadedData, Prepared } from "../prepared";

/** The training samples in the study's memory. @throws {PlaygroundError} without labels. */
export function trainingOf(prepared: Prepared, { dataset, data, psi }: LoadedData): TrainingSamples {
  labelsToLearn(dataset.train, "train-unlabelled-loss");
  if (psi > maxPrimalFeatures) throw new TooLargeError(labProblem("features-for-loss", { psi, most: maxPrimalFeatures }));
  return { workspace: prepared.workspace, split: dataset.train, resident: data.training.resident };
}

/** Lambda and b of the training samples. */
export function quadraticLossOf({ workspace }: Prepared, { moment, dataset }: LoadedData): QuadraticLoss {
  if (!moment) throw new Error("the second moment is not there");
  const { psi } = moment;
  const { outputs } = dataset;
  const sums = workspace.f64(moment.cross, psi * outputs);
  const cross = Float64Array.from({ length: outputs * psi }, (_, at) => sums[(at % psi) * outputs + Math.floor(at / psi)] / moment.count);
  return { outputs, lambda: moment.lambda(), cross };
}

/** The last point of a path. */
export function endOf(path: readonly PathPoint[]): PathPoint {
  return path[path.length - 1];
}

/** The layer with the number of heads of the target, aligned with it in order and scale. */
export function besides(layer: Heads, target: Heads): Heads {
  return aligned(padded(layer, target.count), target).heads;
}

/** Mean squared training error of a function, outputs x psi. */
export function* trainingLoss({ workspace, resident, split }: TrainingSamples, p: Float64Array): LongComputation<number> {
  const predictions = yield* fromCoefficients(workspace, p, resident, split.outputs);
  let sum = 0;
  for (let i = 0; i < predictions.length; i++) sum += (predictions[i] - (split.labels?.[i] ?? Number.NaN)) ** 2;
  return sum / predictions.length;
}
