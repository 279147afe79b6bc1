import { SingularError } from "./errors";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { copyOut, type MatrixView, part, pushMatrix, requireCount, rowMajor } from "./matrix";
import { numericsProblem } from "./numerics-problem";
import { addSymmetricProduct } from "./product";
import { finish, type LongComputation, within } from "./progress";
import { solveTriangular, type TriangularSolver } from "./triangular";

/** Columns eliminated at a time: the block (128 kB) stays in the second-level cache, the update runs at product speed. */
const blockSize = 128;

/** Rows divided by a diagonal block between two yields. */
const rowsPerTurn = 1024;

/**
 * Cholesky factor A = L L^T in place, float64, right-looking by blocks of 128 (Golub & Van Loan, 4.2.6).
 *
 * @param matrix  n x n, row-major, in the workspace's memory; the lower triangle is replaced by L, the upper one is
 *                scratch afterwards.
 * @throws {SingularError} naming the first pivot that is not above n eps A_ii: the matrix is not positive definite to
 *         working precision.
 */
export function* factorCholesky(workspace: KernelWorkspace, matrix: Pointer, n: number): LongComputation<void> {
  requireCount(n, "n");
  const view = rowMajor(matrix, n, n);
  const mark = workspace.mark();
  try {
    const diagonal = workspace.allocate(8 * n, "a Cholesky factor");
    const panel = workspace.allocate(32 * blockSize, "a Cholesky factor");
    workspace.kernels.copyDiagonal(matrix, n, n, diagonal);
    for (let from = 0; from < n; from += blockSize) {
      const size = Math.min(blockSize, n - from);
      factorDiagonalBlock(workspace, part(view, from, size, from, size), diagonal, from, n);
      const rest = n - from - size;
      if (rest === 0) break;
      yield* divideRowsBelow(workspace, part(view, from, n - from, from, size), panel, progressAt(from, n));
      const below = part(view, from + size, rest, from, size);
      const trailing = part(view, from + size, rest, from + size, rest);
      yield* within(progressAt(from, n), progressAt(from + size, n), addSymmetricProduct(workspace, trailing, below, -1));
    }
  } finally {
    workspace.release(mark);
  }
}

/** The trailing updates cost the cube of what is left. */
function progressAt(eliminated: number, n: number): number {
  return 1 - (1 - eliminated / n) ** 3;
}

function factorDiagonalBlock(workspace: KernelWorkspace, block: MatrixView, diagonal: Pointer, from: number, n: number): void {
  const { kernels } = workspace;
  const before = diagonal + 8 * from;
  const failed = kernels.factorCholeskyBlock(block.pointer, block.rows, block.rowStride, before, n * Number.EPSILON);
  if (failed < 0) return;
  const pivot = workspace.f64(part(block, failed, 1, failed, 1).pointer, 1)[0];
  const original = workspace.f64(before + 8 * failed, 1)[0];
  throw new SingularError(
    numericsProblem("not-positive-definite", {
      pivot: from + failed,
      order: n,
      value: pivot.toExponential(2),
      diagonal: original.toExponential(2),
    }),
  );
}

function* divideRowsBelow(workspace: KernelWorkspace, columns: MatrixView, panel: Pointer, progress: number): LongComputation<void> {
  const { columns: size, rowStride: stride } = columns;
  for (let first = size; first < columns.rows; first += rowsPerTurn) {
    const rows = Math.min(rowsPerTurn, columns.rows - first);
    const below = part(columns, first, rows, 0, size).pointer;
    workspace.kernels.divideByCholeskyBlock(below, rows, size, stride, columns.pointer, panel);
    yield progress;
  }
}

/**
 * Solves L L^T X = B in place, for a factor that stays in memory (iterative refinement solves again and again).
 *
 * @param factor  n x n, row-major; only its lower triangle is read.
 * @param sides   n x count, row-major; B on entry, X on return.
 */
export function solveCholesky(
  workspace: KernelWorkspace,
  factor: Pointer,
  n: number,
  sides: Pointer,
  count: number,
): LongComputation<void> {
  requireCount(n, "n");
  requireCount(count, "right-hand sides");
  const triangle = { pointer: factor, order: n, stride: n };
  return solveTriangular(workspace, ["solveLower", "solveLowerTransposed"], triangle, rowMajor(sides, n, count));
}

/**
 * Lower Cholesky factor of a symmetric positive definite matrix, float64.
 *
 * @param a  n x n, row-major; only the lower triangle is read.
 * @returns L, n x n row-major with zeros above the diagonal.
 * @throws {SingularError | DimensionError | NonFiniteError | TooLargeError}
 */
export function* cholesky(workspace: KernelWorkspace, a: Float64Array, n: number): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const { pointer } = pushMatrix(workspace, a, n, n, "matrix");
    yield* factorCholesky(workspace, pointer, n);
    workspace.kernels.clearUpper(pointer, n, n);
    return copyOut(workspace, pointer, n * n);
  } finally {
    workspace.release(mark);
  }
}

/**
 * Solves L X = B (or L^T X = B with "solveLowerTransposed", R X = B with "solveUpper", ...) for row-major triangular
 * matrices, float64.
 *
 * @throws {SingularError} when a diagonal entry is zero.
 */
export function triangularSolve(
  workspace: KernelWorkspace,
  system: TriangularSolver,
  triangle: Float64Array,
  b: Float64Array,
  n: number,
  count: number,
): Float64Array {
  return workspace.scope(() => {
    const { pointer } = pushMatrix(workspace, triangle, n, n, "triangle");
    for (let i = 0; i < n; i++)
      if (triangle[i * n + i] === 0) throw new SingularError(numericsProblem("triangle-singular", { index: i, order: n }));
    const sides = pushMatrix(workspace, b, n, count, "right-hand sides");
    finish(solveTriangular(workspace, [system], { pointer, order: n, stride: n }, sides));
    return copyOut(workspace, sides.pointer, n * count);
  });
}
