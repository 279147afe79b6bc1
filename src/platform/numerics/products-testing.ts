/** Products, solutions of systems and random words, for tests. */
import { factorCholesky, solveCholesky } from "./cholesky";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { copyOut, pushMatrix, rowMajor, transposed } from "./matrix";
import { addProduct, addSymmetricProduct } from "./product";
import { finish, type LongComputation, within } from "./progress";
import { OpenStream, type Stream } from "./random";

/** The X of A X = B for a symmetric positive definite A of order n; B has `count` columns. */
export function* choleskySolve(
  workspace: KernelWorkspace,
  a: Float64Array,
  b: Float64Array,
  n: number,
  count: number,
): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const { pointer } = pushMatrix(workspace, a, n, n, "matrix");
    const sides = pushMatrix(workspace, b, n, count, "right-hand sides").pointer;
    yield* within(0, 0.8, factorCholesky(workspace, pointer, n));
    yield* within(0.8, 1, solveCholesky(workspace, pointer, n, sides, count));
    return copyOut(workspace, sides, n * count);
  } finally {
    workspace.release(mark);
  }
}

/** X X^T for X rows x columns. */
export function gramOfRows(workspace: KernelWorkspace, x: Float64Array, rows: number, columns: number): Float64Array {
  return workspace.scope(() => {
    const view = pushMatrix(workspace, x, rows, columns, "X");
    const result = workspace.zeros(rows * rows);
    finish(addSymmetricProduct(workspace, rowMajor(result, rows, rows), view));
    workspace.kernels.mirrorLower(result, rows, rows);
    return copyOut(workspace, result, rows * rows);
  });
}

/** A B^T for A rowsA x inner and B rowsB x inner. */
export function crossProduct(
  workspace: KernelWorkspace,
  a: Float64Array,
  b: Float64Array,
  rowsA: number,
  rowsB: number,
  inner: number,
): Float64Array {
  return workspace.scope(() => {
    const left = pushMatrix(workspace, a, rowsA, inner, "left matrix");
    const right = pushMatrix(workspace, b, rowsB, inner, "right matrix");
    const result = workspace.zeros(rowsA * rowsB);
    finish(addProduct(workspace, rowMajor(result, rowsA, rowsB), left, transposed(right)));
    return copyOut(workspace, result, rowsA * rowsB);
  });
}

/** A x for A rows x columns. */
export function matrixVector(workspace: KernelWorkspace, a: Float64Array, x: Float64Array, rows: number, columns: number): Float64Array {
  return withVector(workspace, a, x, rows, (matrix, vector, result) =>
    workspace.kernels.addMatrixVector(matrix, rows, columns, columns, vector, result, 1),
  );
}

/** A^T x for A rows x columns. */
export function transposedMatrixVector(
  workspace: KernelWorkspace,
  a: Float64Array,
  x: Float64Array,
  rows: number,
  columns: number,
): Float64Array {
  return withVector(workspace, a, x, columns, (matrix, vector, result) =>
    workspace.kernels.addTransposedMatrixVector(matrix, rows, columns, columns, vector, result, 1),
  );
}

function withVector(
  workspace: KernelWorkspace,
  a: Float64Array,
  x: Float64Array,
  size: number,
  addTo: (matrix: Pointer, vector: Pointer, result: Pointer) => void,
): Float64Array {
  return workspace.scope(() => {
    const [matrix, vector, result] = [workspace.push(a), workspace.push(x), workspace.zeros(size)];
    addTo(matrix, vector, result);
    return copyOut(workspace, result, size);
  });
}

/** The first `count` raw 64-bit words of a stream. */
export function words(workspace: KernelWorkspace, stream: Stream, count: number): BigUint64Array {
  return new OpenStream(workspace, stream).words(count);
}
