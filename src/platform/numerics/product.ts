import { DimensionError } from "./errors";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { copyOut, type MatrixView, part, pushMatrix, rowMajor, transposed } from "./matrix";
import { finish, type LongComputation } from "./progress";

/** Inner length of one pass: two panels of 256 (16 kB) stay in the first-level cache beside the block they feed. */
const depthPerPass = 256;

/** Multiply-adds between two yields, about 10 ms at 20 GFLOP/s. */
const workPerTurn = 1e8;

/**
 * target += scale * left right, float64, on packed panels.
 *
 * Operands are views, so `transposed(view)` costs nothing; the target must be row-major. Holds
 * 8 * 256 * (rows + columns) bytes of the workspace while it runs.
 *
 * @throws {DimensionError} when the shapes do not chain.
 */
export function* addProduct(
  workspace: KernelWorkspace,
  target: MatrixView,
  left: MatrixView,
  right: MatrixView,
  scale = 1,
): LongComputation<void> {
  requireProduct(target, left, right);
  const { kernels } = workspace;
  const depth = Math.min(depthPerPass, left.columns);
  const mark = workspace.mark();
  try {
    const leftPanels = allocatePanels(workspace, left.rows, depth);
    const rightPanels = allocatePanels(workspace, right.columns, depth);
    const panels = Math.ceil(left.rows / 4);
    const panelsPerTurn = Math.max(1, Math.floor(workPerTurn / (4 * depth * right.columns)));
    for (let from = 0; from < left.columns; from += depth) {
      const length = Math.min(depth, left.columns - from);
      packRows(workspace, part(left, 0, left.rows, from, length), leftPanels, scale);
      packRows(workspace, transposed(part(right, from, length, 0, right.columns)), rightPanels, 1);
      for (let first = 0; first < panels; first += panelsPerTurn) {
        const last = Math.min(panels, first + panelsPerTurn);
        const { pointer, rowStride, rows, columns } = target;
        kernels.addPanelProduct(leftPanels, rightPanels, length, pointer, rowStride, rows, columns, first, last);
        yield (from + (length * last) / panels) / left.columns;
      }
    }
  } finally {
    workspace.release(mark);
  }
}

/**
 * Lower triangle of target += scale * vectors vectors^T; blocks of 4 x 4 on the diagonal are written whole, other
 * entries above the diagonal are left alone. `mirrorLower` fills them.
 *
 * @param target   n x n, row-major, n = rows of `vectors`.
 * @param vectors  n x depth, any strides: `transposed(X)` gives X^T X.
 */
export function* addSymmetricProduct(
  workspace: KernelWorkspace,
  target: MatrixView,
  vectors: MatrixView,
  scale: 1 | -1 = 1,
): LongComputation<void> {
  requireProduct(target, vectors, transposed(vectors));
  const { kernels } = workspace;
  const { rows, columns } = vectors;
  const depth = Math.min(depthPerPass, columns);
  const mark = workspace.mark();
  try {
    const rightPanels = allocatePanels(workspace, rows, depth);
    const leftPanels = scale === 1 ? rightPanels : allocatePanels(workspace, rows, depth);
    const panels = Math.ceil(rows / 4);
    for (let at = 0; at < columns; at += depth) {
      const length = Math.min(depth, columns - at);
      const leading = part(vectors, 0, rows, at, length);
      packRows(workspace, leading, rightPanels, 1);
      if (scale !== 1) packRows(workspace, leading, leftPanels, scale);
      let first = 0;
      while (first < panels) {
        const last = turnEnd(first, panels, length);
        kernels.addPanelProductLower(leftPanels, rightPanels, length, target.pointer, target.rowStride, rows, first, last);
        yield (at + (length * last * last) / (panels * panels)) / columns;
        first = last;
      }
    }
  } finally {
    workspace.release(mark);
  }
}

/** Row p of the triangle costs 16 p depth multiply-adds: the last row panel of a turn that starts at `first`. */
function turnEnd(first: number, panels: number, depth: number): number {
  let work = 0;
  let last = first;
  while (last < panels && work < workPerTurn) work += 16 * depth * ++last;
  return last;
}

function allocatePanels(workspace: KernelWorkspace, count: number, depth: number): Pointer {
  return workspace.allocate(32 * Math.ceil(count / 4) * depth, "packed panels of a matrix product");
}

/** Packs all of a view. */
function packRows(workspace: KernelWorkspace, view: MatrixView, panels: Pointer, scale: number): void {
  const { pointer, rows, columns, rowStride, columnStride } = view;
  workspace.kernels.packPanels(pointer, rows, columns, rowStride, columnStride, panels, scale);
}

function requireProduct(target: MatrixView, left: MatrixView, right: MatrixView): void {
  const shapes = `${left.rows} x ${left.columns} times ${right.rows} x ${right.columns} into ${target.rows} x ${target.columns}`;
  if (left.columns !== right.rows || target.rows !== left.rows || target.columns !== right.columns)
    throw new DimensionError(`the matrices of a product do not fit together: ${shapes}`);
  if (target.columnStride !== 1) throw new DimensionError("the target of a product must be row-major");
}

/**
 * A B for row-major float64 matrices.
 *
 * @param a  rows x inner.
 * @param b  inner x columns.
 * @returns rows x columns.
 * @throws {DimensionError | NonFiniteError} naming the operand at fault.
 */
export function multiply(
  workspace: KernelWorkspace,
  a: Float64Array,
  b: Float64Array,
  rows: number,
  inner: number,
  columns: number,
): Float64Array {
  return workspace.scope(() => {
    const left = pushMatrix(workspace, a, rows, inner, "left matrix");
    const right = pushMatrix(workspace, b, inner, columns, "right matrix");
    return productOf(workspace, left, right);
  });
}

function productOf(workspace: KernelWorkspace, left: MatrixView, right: MatrixView): Float64Array {
  const { rows } = left;
  const { columns } = right;
  const target = rowMajor(workspace.zeros(rows * columns, "a matrix product"), rows, columns);
  finish(addProduct(workspace, target, left, right));
  return copyOut(workspace, target.pointer, rows * columns);
}
