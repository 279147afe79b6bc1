import { type MatrixView, part, rowMajor, transposed } from "../../../../../platform/numerics/matrix";
import { addProduct } from "../../../../../platform/numerics/product";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../certificate/resident";
import { eachFeatureBlock } from "../../model/feature-blocks";
import type { Pointer, Workspace } from "../../workspace";
import type { Descent } from "./descent";

/**
 * The errors on a set of samples as a function of the deviation from the minimiser: base - matrix deviation. Both terms are
 * small near the end, so that the errors keep their digits.
 */
export interface ErrorImage {
  readonly rows: number;
  readonly outputs: number;
  /** Scaled features in the eigenbasis, rows x psi, row-major. */
  readonly matrix: Pointer;
  /** Errors of the minimiser, rows x outputs, row-major. */
  readonly base: Float64Array;
}

/** Rows in memory at once. */
const rowsPerPass = 1024;

/** The image of labelled samples; its matrix, 8 count psi bytes, stays in the workspace. @throws {TooLargeError} */
export function* errorImage(workspace: Workspace, descent: Descent, samples: LabelledMoments): LongComputation<ErrorImage> {
  const { basis, outputs, minimiser } = descent;
  const { psi } = basis;
  const { count } = samples;
  const pointer = workspace.zeros(count * psi, `the features of ${count} test samples`);
  const vectors = transposed(rowMajor(basis.vectors, psi, psi));
  yield* eachFeatureBlock(
    workspace,
    samples,
    0,
    count,
    ({ features, first, rows }) =>
      addProduct(workspace, rowMajor(pointer + first * psi * 8, rows, psi), rowMajor(features, rows, psi), vectors),
    Math.SQRT2,
  );
  const mark = workspace.mark();
  try {
    const base = rowMajor(workspace.push(workspace.f64(samples.labels, count * outputs).slice()), count, outputs);
    const right = rowMajor(workspace.push(minimiser), psi, outputs);
    yield* addProduct(workspace, base, rowMajor(pointer, count, psi), right, -1);
    return { rows: count, outputs, matrix: pointer, base: workspace.f64(base.pointer, count * outputs).slice() };
  } finally {
    workspace.release(mark);
  }
}

/** Mean squared errors over samples and outputs, one for each step, for deviations of psi x (steps outputs). */
export function* meanSquaredErrors(workspace: Workspace, image: ErrorImage, deviations: MatrixView): LongComputation<Float64Array> {
  const { rows, outputs, matrix, base } = image;
  const { rows: psi, columns } = deviations;
  const sums = new Float64Array(columns / outputs);
  for (let first = 0; first < rows; first += rowsPerPass) {
    const count = Math.min(rowsPerPass, rows - first);
    const mark = workspace.mark();
    try {
      const target = rowMajor(workspace.zeros(count * columns), count, columns);
      yield* addProduct(workspace, target, part(rowMajor(matrix, rows, psi), first, count, 0, psi), deviations);
      addSquares(sums, base.subarray(first * outputs), workspace.f64(target.pointer, count * columns), outputs);
    } finally {
      workspace.release(mark);
    }
  }
  return sums.map((sum) => sum / (rows * outputs));
}

function addSquares(sums: Float64Array, base: Float64Array, seen: Float64Array, outputs: number): void {
  const rows = seen.length / (sums.length * outputs);
  let at = 0;
  for (let row = 0; row < rows; row++)
    for (let step = 0; step < sums.length; step++)
      for (let a = 0; a < outputs; a++) sums[step] += (base[row * outputs + a] - seen[at++]) ** 2;
}
