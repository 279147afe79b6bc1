import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { copyOut, pushMatrix, requireCount, rowMajor, transposed } from "./matrix";
import { numericsProblem } from "./numerics-problem";
import { addSymmetricProduct } from "./product";
import { finish, type LongComputation } from "./progress";

const gramMatrix = numericsProblem("memory-gram");

/**
 * gram += X^T X for one block of rows, where X was generated in place: the second moment of features, block by block.
 *
 * Only the lower triangle is kept up to date; call `completeGram` once after the last block. Blocks of a multiple of
 * 256 rows waste nothing. The result depends on how rows are split into blocks only through rounding, and is the same
 * bits for the same split.
 *
 * @param x     rows x columns, row-major, in the workspace's memory; not checked for NaN (they show up in the result).
 * @param gram  columns x columns, row-major.
 * @throws {TooLargeError} when 2 kB per column of packing space does not fit.
 */
export function accumulateGram(
  workspace: KernelWorkspace,
  x: Pointer,
  rows: number,
  columns: number,
  gram: Pointer,
): LongComputation<void> {
  requireCount(rows, "rows");
  requireCount(columns, "columns");
  return addSymmetricProduct(workspace, rowMajor(gram, columns, columns), transposed(rowMajor(x, rows, columns)));
}

/** Fills the upper triangle of an accumulated Gram matrix from the lower one. */
export function completeGram(workspace: KernelWorkspace, gram: Pointer, columns: number): void {
  workspace.kernels.mirrorLower(gram, columns, columns);
}

/**
 * X^T X, float64.
 *
 * @param x  rows x columns, row-major.
 * @returns columns x columns, exactly symmetric.
 * @throws {DimensionError | NonFiniteError | TooLargeError}
 */
export function gram(workspace: KernelWorkspace, x: Float64Array, rows: number, columns: number): Float64Array {
  return workspace.scope(() => {
    const { pointer } = pushMatrix(workspace, x, rows, columns, "X");
    const result = workspace.zeros(columns * columns, gramMatrix);
    finish(accumulateGram(workspace, pointer, rows, columns, result));
    completeGram(workspace, result, columns);
    return copyOut(workspace, result, columns * columns);
  });
}
