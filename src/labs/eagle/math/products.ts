import type { Pointer } from "../../../platform/numerics/kernel-workspace";
import { type MatrixView, rowMajor, transposed } from "../../../platform/numerics/matrix";
import { addProduct, addSymmetricProduct } from "../../../platform/numerics/product";
import type { LongComputation } from "../../../platform/numerics/progress";
import { symmetricEigenvaluesInPlace } from "../../../platform/numerics/symmetric-eigenvalues";
import type { EagleWorkspace } from "./workspace";

/** A contiguous row-major matrix in a workspace. */
export interface Stored {
  readonly pointer: Pointer;
  readonly rows: number;
  readonly columns: number;
}

/** From so many rows on, packing the matrix is paid for by the faster product of panels (measured at 240 and 512 columns). */
const rowsWorthPacking = 8;

export function viewOf({ pointer, rows, columns }: Stored): MatrixView {
  return rowMajor(pointer, rows, columns);
}

/** Memory for a matrix, not initialised. */
export function allocate(workspace: EagleWorkspace, rows: number, columns: number, purpose = "this iteration"): Stored {
  return { pointer: workspace.allocate(8 * rows * columns, purpose), rows, columns };
}

export function zeros(workspace: EagleWorkspace, rows: number, columns: number, purpose = "this iteration"): Stored {
  return { pointer: workspace.zeros(rows * columns, purpose), rows, columns };
}

export function load(workspace: EagleWorkspace, values: Float64Array, rows: number, columns: number, purpose = "the data"): Stored {
  return { pointer: workspace.push(values, purpose), rows, columns };
}

/** A view of the entries, valid until the next allocation. */
export function entriesOf(workspace: EagleWorkspace, { pointer, rows, columns }: Stored): Float64Array {
  return workspace.f64(pointer, rows * columns);
}

/** X^T of row-major values, rows x columns. */
export function transposeOf(values: Float64Array, rows: number, columns: number): Float64Array {
  const result = new Float64Array(values.length);
  for (let i = 0; i < rows; i++) for (let j = 0; j < columns; j++) result[j * rows + i] = values[i * columns + j];
  return result;
}

/** target += factor x A. */
export function* addTimes(workspace: EagleWorkspace, target: Stored, x: Stored, A: Stored, factor: number): LongComputation<void> {
  if (x.rows >= rowsWorthPacking) return yield* addProduct(workspace, viewOf(target), viewOf(x), viewOf(A), factor);
  workspace.kernels.addRowsTimesMatrix(x.pointer, x.rows, A.pointer, A.rows, A.columns, target.pointer, factor);
}

/** target += factor x A^T. */
export function* addTimesTransposed(
  workspace: EagleWorkspace,
  target: Stored,
  x: Stored,
  A: Stored,
  factor: number,
): LongComputation<void> {
  if (x.rows >= rowsWorthPacking) return yield* addProduct(workspace, viewOf(target), viewOf(x), transposed(viewOf(A)), factor);
  workspace.kernels.addRowsTimesTransposed(x.pointer, x.rows, A.pointer, A.rows, A.columns, target.pointer, factor);
}

/** target += A^T B. */
export function addTransposedTimes(workspace: EagleWorkspace, target: Stored, A: Stored, B: Stored): LongComputation<void> {
  return addProduct(workspace, viewOf(target), transposed(viewOf(A)), viewOf(B));
}

/** The smaller of A A^T and A^T A, newly allocated. */
export function* smallerGram(workspace: EagleWorkspace, A: Stored): LongComputation<Stored> {
  const order = Math.min(A.rows, A.columns);
  const gram = zeros(workspace, order, order, "a Gram matrix");
  yield* addSymmetricProduct(workspace, viewOf(gram), A.rows < A.columns ? viewOf(A) : transposed(viewOf(A)));
  workspace.kernels.mirrorLower(gram.pointer, order, order);
  return gram;
}

/** Eigenvalues of a positive semidefinite matrix, ascending, each to a few eps of the largest; the matrix is kept. */
export function* eigenvaluesOf(workspace: EagleWorkspace, matrix: Stored): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const copy = allocate(workspace, matrix.rows, matrix.rows, "eigenvalues");
    workspace.kernels.copyScaled(matrix.pointer, matrix.rows ** 2, 1, copy.pointer);
    const values = yield* symmetricEigenvaluesInPlace(workspace, copy.pointer, matrix.rows);
    return values.map((value) => Math.max(0, value));
  } finally {
    workspace.release(mark);
  }
}

/** Singular values, descending, from the eigenvalues of a Gram matrix: those below 1e-8 of the largest are rounding. */
export function singularValuesFrom(eigenvalues: Float64Array): Float64Array {
  return eigenvalues.map((value) => Math.sqrt(value)).reverse();
}
