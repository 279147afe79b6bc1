/** Matrices as files hold them: few entries among many zeros, or all of them. */

/**
 * Entries in the order of their rows, within a row of their columns, each place once. Stored zeros are allowed: files
 * have them.
 */
export interface SparseMatrix {
  readonly kind: "sparse";
  readonly rows: number;
  readonly columns: number;
  /** Of each entry, counted from 0. */
  readonly rowIndex: Int32Array;
  readonly columnIndex: Int32Array;
  readonly values: Float64Array;
}

export interface DenseMatrix {
  readonly kind: "dense";
  readonly rows: number;
  readonly columns: number;
  /** rows x columns, row-major. */
  readonly values: Float64Array;
}

export type FileMatrix = SparseMatrix | DenseMatrix;

/** Calls `visit` for every stored entry that is not zero, row by row. */
export function forEachEntry(matrix: FileMatrix, visit: (row: number, column: number, value: number) => void): void {
  const { columns, values } = matrix;
  if (matrix.kind === "sparse") {
    for (let k = 0; k < values.length; k++) if (values[k] !== 0) visit(matrix.rowIndex[k], matrix.columnIndex[k], values[k]);
    return;
  }
  for (let row = 0; row < matrix.rows; row++)
    for (let column = 0; column < columns; column++) {
      const value = values[row * columns + column];
      if (value !== 0) visit(row, column, value);
    }
}

/** Reads one row at a time: calls `visit` for its stored entries that are not zero. */
export function rowReader(matrix: FileMatrix): (row: number, visit: (column: number, value: number) => void) => void {
  const { columns, values } = matrix;
  if (matrix.kind === "dense")
    return (row, visit) => {
      for (let column = 0; column < columns; column++)
        if (values[row * columns + column] !== 0) visit(column, values[row * columns + column]);
    };
  const starts = rowStarts(matrix);
  return (row, visit) => {
    for (let k = starts[row]; k < starts[row + 1]; k++) if (values[k] !== 0) visit(matrix.columnIndex[k], values[k]);
  };
}

/** Row i has the entries starts[i] to starts[i + 1] (exclusive). */
function rowStarts({ rows, rowIndex }: SparseMatrix): Int32Array {
  const starts = new Int32Array(rows + 1);
  for (const row of rowIndex) starts[row + 1]++;
  for (let row = 0; row < rows; row++) starts[row + 1] += starts[row];
  return starts;
}

/** The number of nonzero entries. */
export function nonzeros({ values }: FileMatrix): number {
  let count = 0;
  for (let k = 0; k < values.length; k++) if (values[k] !== 0) count++;
  return count;
}

export interface Norms {
  /** Euclidean length of each row. */
  readonly rows: Float64Array;
  readonly columns: Float64Array;
}

/** Lengths of all rows and columns. Squares are taken of what was divided by the largest, so none overflows. */
export function norms(matrix: FileMatrix): Norms {
  const rows = new Scaled(matrix.rows);
  const columns = new Scaled(matrix.columns);
  forEachEntry(matrix, (row, column, value) => {
    rows.measure(row, value);
    columns.measure(column, value);
  });
  forEachEntry(matrix, (row, column, value) => {
    rows.add(row, value);
    columns.add(column, value);
  });
  return { rows: rows.lengths(), columns: columns.lengths() };
}

/** Sums of squares in units of the largest magnitude, one per row or column. */
class Scaled {
  readonly #largest: Float64Array;
  readonly #sums: Float64Array;

  constructor(count: number) {
    this.#largest = new Float64Array(count);
    this.#sums = new Float64Array(count);
  }

  measure(at: number, value: number): void {
    this.#largest[at] = Math.max(this.#largest[at], Math.abs(value));
  }

  add(at: number, value: number): void {
    this.#sums[at] += (value / this.#largest[at]) ** 2;
  }

  lengths(): Float64Array {
    return this.#largest.map((largest, at) => largest * Math.sqrt(this.#sums[at]));
  }
}
