import { DimensionError, NonFiniteError } from "./errors";
import type { KernelWorkspace, Pointer } from "./kernel-workspace";
import { numericsProblem } from "./numerics-problem";

/**
 * A matrix in a workspace's memory: entry (i, j) is the float64 at pointer + 8 (i rowStride + j columnStride). Row-major
 * storage has columnStride 1; swapping the strides transposes without moving anything.
 */
export interface MatrixView {
  readonly pointer: Pointer;
  readonly rows: number;
  readonly columns: number;
  readonly rowStride: number;
  readonly columnStride: number;
}

/** A view of row-major entries; `stride` is the distance between rows, when it is not `columns`. */
export function rowMajor(pointer: Pointer, rows: number, columns: number, stride = columns): MatrixView {
  return { pointer, rows, columns, rowStride: stride, columnStride: 1 };
}

/** The same entries with rows and columns exchanged. */
export function transposed(view: MatrixView): MatrixView {
  return {
    pointer: view.pointer,
    rows: view.columns,
    columns: view.rows,
    rowStride: view.columnStride,
    columnStride: view.rowStride,
  };
}

/** Rows `row` to `row + rows` and columns `column` to `column + columns` of a view. */
export function part(view: MatrixView, row: number, rows: number, column: number, columns: number): MatrixView {
  const pointer = view.pointer + 8 * (row * view.rowStride + column * view.columnStride);
  return { pointer, rows, columns, rowStride: view.rowStride, columnStride: view.columnStride };
}

/** Throws DimensionError unless `value` is a whole number of at least `least`. */
export function requireCount(value: number, name: string, least = 1): void {
  if (!Number.isSafeInteger(value) || value < least)
    throw new DimensionError(`${name} must be a whole number of at least ${least}, got ${value}`);
}

/** Throws DimensionError unless `values` holds rows x columns entries. */
export function requireShape(values: Float64Array, rows: number, columns: number, name: string): void {
  requireCount(rows, `rows of ${name}`);
  requireCount(columns, `columns of ${name}`);
  if (values.length !== rows * columns)
    throw new DimensionError(`${name} has ${values.length} entries, expected ${rows} x ${columns} = ${rows * columns}`);
}

/** Throws NonFiniteError naming the first of rows x columns contiguous entries that is NaN or infinite. */
export function requireFiniteAt(workspace: KernelWorkspace, pointer: Pointer, rows: number, columns: number, name: string): void {
  // A block at a time keeps the index within 32 bits and each kernel call below a millisecond.
  const total = rows * columns;
  const block = 1 << 20;
  for (let from = 0; from < total; from += block) {
    const length = Math.min(block, total - from);
    const found = workspace.kernels.firstNonFinite(pointer + 8 * from, length);
    if (found < 0) continue;
    const at = from + found;
    const value = workspace.f64(pointer + 8 * at, 1)[0];
    const entry = `${name}[${Math.floor(at / columns)}, ${at % columns}]`;
    throw new NonFiniteError(numericsProblem("entry-not-finite", { entry, value: String(value) }));
  }
}

/** Copies a rows x columns matrix into the workspace after checking its shape and entries. */
export function pushMatrix(workspace: KernelWorkspace, values: Float64Array, rows: number, columns: number, name: string): MatrixView {
  requireShape(values, rows, columns, name);
  const pointer = workspace.push(values, name);
  requireFiniteAt(workspace, pointer, rows, columns, name);
  return rowMajor(pointer, rows, columns);
}

/** A copy of contiguous entries that outlives the workspace's next allocation. */
export function copyOut(workspace: KernelWorkspace, pointer: Pointer, count: number): Float64Array {
  return workspace.f64(pointer, count).slice();
}
