import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../certificate/resident";
import { fromCoefficients } from "../../model/feature-products";
import type { Workspace } from "../../workspace";
import type { EvaluationSets } from "../evaluation";
import type { Errors } from "../recording";
import type { Fit } from "./fit";
import { predictWith } from "./predict";

/** The errors of a fit for its curve. */
export function fitErrors(workspace: Workspace, fit: Fit, sets: EvaluationSets): LongComputation<Errors> {
  return errorsOf(workspace, sets, (samples) => predictWith(workspace, fit, samples, samples.outputs));
}

/** The same for a function given by its coefficients p, outputs x psi. */
export function errorsOfCoefficients(workspace: Workspace, p: Float64Array, sets: EvaluationSets): LongComputation<Errors> {
  return errorsOf(workspace, sets, (samples) => fromCoefficients(workspace, p, samples, samples.outputs));
}

type Predict = (samples: LabelledMoments) => LongComputation<Float64Array>;

function* errorsOf(workspace: Workspace, { train, test, shifted }: EvaluationSets, predict: Predict): LongComputation<Errors> {
  const means: number[] = [];
  for (const set of [train, test, ...shifted]) means.push(yield* meanSquaredError(workspace, set, predict));
  return { train: means[0], test: means[1], shifted: means.slice(2) };
}

/** NaN without labels. */
function* meanSquaredError(workspace: Workspace, samples: LabelledMoments, predict: Predict): LongComputation<number> {
  if (!samples.labelled || samples.count === 0) return Number.NaN;
  const predictions = yield* predict(samples);
  const labels = workspace.f64(samples.labels, predictions.length);
  let sum = 0;
  for (let i = 0; i < predictions.length; i++) sum += (predictions[i] - labels[i]) ** 2;
  return sum / predictions.length;
}
