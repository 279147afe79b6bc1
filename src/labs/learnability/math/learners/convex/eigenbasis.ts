import { rowMajor, transposed } from "../../../../../platform/numerics/matrix";
import { addProduct } from "../../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../../platform/numerics/symmetric-eigen";
import type { LabelledMoments } from "../../certificate/resident";
import { SecondMoment } from "../../certificate/second-moment";
import { describeSpectrum } from "../../certificate/spectrum";
import { pairScale } from "../../model/features";
import type { Pointer, Workspace } from "../../workspace";
import { scaleRows } from "../closed-form/normal-equations";

/**
 * The eigenbasis of S Lambda S, S = sqrt 2 on pair features: the directions along which gradient descent on W moves
 * independently. Coordinates are those of u = p / S, the symmetric part of W in an orthonormal basis.
 */
export interface Eigenbasis {
  readonly d: number;
  readonly psi: number;
  /** Training samples. */
  readonly samples: number;
  /**
   * psi of them, ascending; set to zero where float64 does not resolve them: along null directions, and along directions
   * hidden by units, in which no descent moves noticeably in 10^12 steps (`Spectrum.unitsHide`).
   */
  readonly eigenvalues: Float64Array;
  /** Number of zeros, which come first. */
  readonly nullity: number;
  /** psi x psi, row-major: row i is the unit eigenvector of eigenvalue i. */
  readonly vectors: Pointer;
}

/** The basis, which stays in the workspace, and S b = S F^T y / N, psi x outputs. */
export function* eigenbasisOf(
  workspace: Workspace,
  train: LabelledMoments,
): LongComputation<{ readonly basis: Eigenbasis; readonly right: Float64Array }> {
  const { d, count } = train;
  const { lambda, right, psi } = yield* within(0, 0.3, scaledMoment(workspace, train));
  const { values, vectors } = yield* within(0.3, 1, symmetricEigen(workspace, lambda, psi));
  const { floor, nullity } = describeSpectrum(values, count, psi);
  const eigenvalues = values.map((value) => (value > floor ? value : 0));
  const basis = { d, psi, samples: count, eigenvalues, nullity, vectors: workspace.push(vectors, "the directions of the data") };
  return { basis, right };
}

/** S Lambda S, psi x psi, and S b; the sums are freed. */
function* scaledMoment(workspace: Workspace, train: LabelledMoments) {
  const scale = pairScale(train.d);
  const mark = workspace.mark();
  try {
    const moment = new SecondMoment(workspace, train.d, train.outputs);
    const { psi } = moment;
    yield* moment.extend(train, train.count);
    const lambda = workspace.f64(moment.copyLambda(), psi * psi).slice();
    yield 1;
    for (let i = 0; i < psi; i++) for (let j = 0; j < psi; j++) lambda[i * psi + j] *= scale[i] * scale[j];
    const cross = workspace.f64(moment.cross, psi * train.outputs);
    return { lambda, psi, right: scaleRows(cross, scale, train.outputs, 1 / train.count) };
  } finally {
    workspace.release(mark);
  }
}

/** V u: coordinates of vectors u (psi x columns, row-major) in the basis. */
export function coordinatesOf(workspace: Workspace, { psi, vectors }: Eigenbasis, u: Float64Array): LongComputation<Float64Array> {
  return product(workspace, rowMajor(vectors, psi, psi), u);
}

/** V^T c, the inverse. */
export function vectorsOf(workspace: Workspace, { psi, vectors }: Eigenbasis, c: Float64Array): LongComputation<Float64Array> {
  return product(workspace, transposed(rowMajor(vectors, psi, psi)), c);
}

function* product(workspace: Workspace, matrix: ReturnType<typeof rowMajor>, values: Float64Array): LongComputation<Float64Array> {
  const columns = values.length / matrix.columns;
  const mark = workspace.mark();
  try {
    const right = rowMajor(workspace.push(values), matrix.columns, columns);
    const target = rowMajor(workspace.zeros(matrix.rows * columns), matrix.rows, columns);
    yield* addProduct(workspace, target, matrix, right);
    return workspace.f64(target.pointer, matrix.rows * columns).slice();
  } finally {
    workspace.release(mark);
  }
}
