import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../certificate/resident";
import { addTransposedTimes, type Coefficients, featuresTimes } from "../../model/feature-products";
import { featureCount } from "../../model/samples";
import type { Workspace } from "../../workspace";

/** The residual of a candidate solution, and its squared error. */
export interface Residual {
  /** F^T (y - F c), psi x outputs. */
  readonly gradient: Float64Array;
  /** Sum of squared errors over samples and outputs. */
  readonly squaredError: number;
  /** y - F c, count x outputs. */
  readonly values: Float64Array;
}

/** Two passes over the samples with coefficients c. The residual is computed from the samples, not from F^T F. */
export function* residualOf(
  workspace: Workspace,
  samples: LabelledMoments,
  count: number,
  coefficients: Float64Array,
  order: Coefficients["order"] = "psi x outputs",
): LongComputation<Residual> {
  const { outputs } = samples;
  const predictions = yield* within(0, 0.5, featuresTimes(workspace, samples, count, { values: coefficients, order }, outputs));
  const labels = workspace.f64(samples.labels, count * outputs);
  const values = predictions.map((prediction, i) => labels[i] - prediction);
  const gradient = yield* within(0.5, 1, backProject(workspace, samples, count, values));
  return { gradient, squaredError: sumOfSquares(values), values };
}

/** F^T v for v of count x outputs: psi x outputs. */
export function* backProject(
  workspace: Workspace,
  samples: LabelledMoments,
  count: number,
  values: Float64Array,
): LongComputation<Float64Array> {
  const { d, outputs } = samples;
  const size = featureCount(d) * outputs;
  const mark = workspace.mark();
  try {
    const sum = workspace.zeros(size);
    yield* addTransposedTimes(workspace, samples, { first: 0, count }, workspace.push(values), outputs, sum);
    return workspace.f64(sum, size).slice();
  } finally {
    workspace.release(mark);
  }
}

export function sumOfSquares(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

export function norm(values: Float64Array): number {
  return Math.sqrt(sumOfSquares(values));
}
