import { rowMajor, transposed } from "../../../../../platform/numerics/matrix";
import { addProduct } from "../../../../../platform/numerics/product";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../certificate/resident";
import { eachFeatureBlock, rowsPerBlock } from "../../model/feature-blocks";
import { featureCount } from "../../model/samples";
import type { Pointer, Workspace } from "../../workspace";

/** The residual of a candidate solution, and its squared error. */
export interface Residual {
  /** F^T (y - F c), psi x outputs. */
  readonly gradient: Float64Array;
  /** Sum of squared errors over samples and outputs. */
  readonly squaredError: number;
  /** y - F c, count x outputs. */
  readonly values: Float64Array;
}

/** One pass over the samples with coefficients c, psi x outputs. The residual is computed from the samples, not from F^T F. */
export function* residualOf(
  workspace: Workspace,
  samples: LabelledMoments,
  count: number,
  coefficients: Float64Array,
): LongComputation<Residual> {
  const { d, outputs } = samples;
  const psi = featureCount(d);
  const values = new Float64Array(count * outputs);
  const mark = workspace.mark();
  try {
    const solution = rowMajor(workspace.push(coefficients), psi, outputs);
    const gradient = rowMajor(workspace.zeros(psi * outputs), psi, outputs);
    const labels = workspace.allocate(Math.min(count, rowsPerBlock(d)) * outputs * 8);
    yield* eachFeatureBlock(workspace, samples, 0, count, function* ({ features, first, rows }) {
      const block = rowMajor(features, rows, psi);
      const error = rowMajor(labels, rows, outputs);
      copy(workspace, samples.labels + first * outputs * 8, labels, rows * outputs);
      yield* addProduct(workspace, error, block, solution, -1);
      values.set(workspace.f64(labels, rows * outputs), first * outputs);
      yield* addProduct(workspace, gradient, transposed(block), error);
    });
    return { gradient: workspace.f64(gradient.pointer, psi * outputs).slice(), squaredError: sumOfSquares(values), values };
  } finally {
    workspace.release(mark);
  }
}

/** F^T v for v of count x outputs: psi x outputs. */
export function* backProject(
  workspace: Workspace,
  samples: LabelledMoments,
  count: number,
  values: Float64Array,
): LongComputation<Float64Array> {
  const { d, outputs } = samples;
  const psi = featureCount(d);
  const mark = workspace.mark();
  try {
    const weights = workspace.push(values);
    const sum = rowMajor(workspace.zeros(psi * outputs), psi, outputs);
    yield* eachFeatureBlock(workspace, samples, 0, count, ({ features, first, rows }) =>
      addProduct(workspace, sum, transposed(rowMajor(features, rows, psi)), rowMajor(weights + first * outputs * 8, rows, outputs)),
    );
    return workspace.f64(sum.pointer, psi * outputs).slice();
  } finally {
    workspace.release(mark);
  }
}

function copy(workspace: Workspace, from: Pointer, to: Pointer, count: number): void {
  workspace.f64(to, count).set(workspace.f64(from, count));
}

export function sumOfSquares(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value * value;
  return sum;
}

export function norm(values: Float64Array): number {
  return Math.sqrt(sumOfSquares(values));
}
