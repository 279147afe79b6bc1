import type { LabelledMoments } from "../../certificate/resident";
import type { LongComputation } from "../../numerics/progress";
import type { Workspace } from "../../numerics/workspace";
import type { EvaluationSets } from "../evaluation";
import type { Errors } from "../recording";
import type { Fit } from "./fit";
import { predictWith } from "./predict";

/** What an error curve says of a fit. */
export function* fitErrors(workspace: Workspace, fit: Fit, { train, test, shifted }: EvaluationSets): LongComputation<Errors> {
  const means: number[] = [];
  for (const set of [train, test, ...shifted]) means.push(yield* meanSquaredError(workspace, fit, set));
  return { train: means[0], test: means[1], shifted: means.slice(2) };
}

/** NaN without labels. */
function* meanSquaredError(workspace: Workspace, fit: Fit, samples: LabelledMoments): LongComputation<number> {
  if (!samples.labelled || samples.count === 0) return Number.NaN;
  const predictions = yield* predictWith(workspace, fit, samples, samples.outputs);
  const labels = workspace.f64(samples.labels, predictions.length);
  let sum = 0;
  for (let i = 0; i < predictions.length; i++) sum += (predictions[i] - labels[i]) ** 2;
  return sum / predictions.length;
}
