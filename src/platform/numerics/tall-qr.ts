import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { type MatrixView, part, requireCount, rowMajor, transposed } from "./matrix";
import { addProduct, addSymmetricProduct } from "./product";
import { type LongComputation, within } from "./progress";
import { blockReflectorTriangle } from "./reflectors";

/** Columns eliminated together: the panel of a 256-row block takes 64 kB, the rest is updated at product speed. */
const panelColumns = 32;

/**
 * One step of a tall-skinny QR: folds a block of rows into an upper triangle, [R; block] = Q [R'; 0], float64, by
 * blocked Householder reflectors that leave the zeros of R alone (Demmel et al. 2012). Columns of both beyond R are
 * right-hand sides: they are turned along, and what is left of them in `block` is the part that R cannot explain.
 *
 * @param triangle  n x (n + sides), row-major, upper triangular in its first n columns; zeros to start with.
 * @param block     rows x (n + sides), row-major; its first n columns are scratch afterwards, the others hold the rest.
 */
export function* foldRows(workspace: KernelWorkspace, triangle: MatrixView, block: MatrixView): LongComputation<void> {
  requireCount(block.rows, "rows of the block");
  const n = triangle.rows;
  for (let from = 0; from < n; from += panelColumns) {
    const count = Math.min(panelColumns, n - from);
    yield* within(progressAt(from, n), progressAt(from + count, n), foldPanel(workspace, triangle, block, from, count));
  }
}

/** Updates shrink with the columns that are left. */
function progressAt(done: number, n: number): number {
  return 1 - (1 - done / n) ** 2;
}

function* foldPanel(
  workspace: KernelWorkspace,
  triangle: MatrixView,
  block: MatrixView,
  from: number,
  count: number,
): LongComputation<void> {
  const { kernels } = workspace;
  const { rows } = block;
  const mark = workspace.mark();
  try {
    const panel = rowMajor(workspace.allocate(8 * count * rows, "a tall QR"), count, rows);
    const taus = workspace.allocate(8 * count);
    const source = part(block, 0, rows, from, count);
    kernels.transpose(source.pointer, rows, count, block.rowStride, panel.pointer, rows);
    kernels.foldPanel(part(triangle, from, count, from, count).pointer, triangle.rowStride, panel.pointer, rows, count, taus);
    const rest = triangle.columns - from - count;
    if (rest === 0) return;
    const top = part(triangle, from, count, from + count, rest);
    yield* updateTrailing(workspace, panel, taus, top, part(block, 0, rows, from + count, rest));
  } finally {
    workspace.release(mark);
  }
}

/** [top; below] <- (I - [I; Y] T^T [I, Y^T]) [top; below], Y^T being the panel. */
function* updateTrailing(
  workspace: KernelWorkspace,
  panel: MatrixView,
  taus: Pointer,
  top: MatrixView,
  below: MatrixView,
): LongComputation<void> {
  const count = panel.rows;
  const { columns } = top;
  const square = () => rowMajor(workspace.zeros(count * count), count, count);
  const wide = () => rowMajor(workspace.zeros(count * columns, "a tall QR"), count, columns);
  const [gram, triangle, projected, turned] = [square(), square(), wide(), wide()];
  // The identity parts of different reflectors are orthogonal, so Y^T Y is all that T needs.
  yield* within(0, 0.1, addSymmetricProduct(workspace, gram, panel));
  const factors = workspace.f64(taus, count).slice();
  blockReflectorTriangle(workspace, gram.pointer, factors, triangle.pointer, count);
  for (let i = 0; i < count; i++) {
    const row = workspace.f64(part(top, i, 1, 0, columns).pointer, columns);
    workspace.f64(projected.pointer + 8 * i * columns, columns).set(row);
  }
  yield* within(0.1, 0.5, addProduct(workspace, projected, panel, below));
  yield* within(0.5, 0.6, addProduct(workspace, turned, transposed(triangle), projected));
  for (let i = 0; i < count; i++) {
    const row = part(top, i, 1, 0, columns).pointer;
    workspace.kernels.addScaled(row, turned.pointer + 8 * i * columns, columns, -1);
  }
  yield* within(0.6, 1, addProduct(workspace, below, transposed(panel), turned, -1));
}
