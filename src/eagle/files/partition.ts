/** A matrix permuted so that a chosen block comes first: X = [A C; B D]. */
import type { CodedProblem } from "../../fields/problem";
import { type DenseMatrix, type FileMatrix, rowReader } from "./matrix";
import { fileProblem, megabytes } from "./problems";

export interface Partition {
  /** Numbers of the rows of A and C in the matrix, `columns` likewise of A and B. */
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** r x r, the chosen rows and columns; all four are row-major. */
  readonly A: Float64Array;
  /** The other rows of the chosen columns. */
  readonly B: Float64Array;
  /** The chosen rows of the other columns. */
  readonly C: Float64Array;
  /** What is to be completed. */
  readonly D: Float64Array;
  /** Numbers of the rows of B and D in the matrix, ascending. */
  readonly otherRows: Int32Array;
  /** Numbers of the columns of C and D. */
  readonly otherColumns: Int32Array;
}

export type Partitioned = { readonly ok: true; readonly partition: Partition } | { readonly ok: false; readonly problem: CodedProblem };

/**
 * The four blocks, written out, unless they need more than `limit` bytes.
 *
 * @param rows     numbers of the chosen rows, `columns` likewise; in this order they become those of A.
 */
export function partition(matrix: FileMatrix, rows: Int32Array, columns: Int32Array, limit: number): Partitioned {
  const bytes = 8 * matrix.rows * matrix.columns;
  if (bytes > limit)
    return {
      ok: false,
      problem: fileProblem("dense-too-large", {
        rows: matrix.rows,
        columns: matrix.columns,
        needed: megabytes(bytes),
        limit: megabytes(limit),
      }),
    };
  const otherRows = complement(rows, matrix.rows);
  const otherColumns = complement(columns, matrix.columns);
  const block = (some: Int32Array, of: Int32Array) => writtenOut(matrix, some, of);
  const blocks = {
    A: block(rows, columns),
    B: block(otherRows, columns),
    C: block(rows, otherColumns),
    D: block(otherRows, otherColumns),
  };
  return { ok: true, partition: { rows, columns, ...blocks, otherRows, otherColumns } };
}

/**
 * The matrix back in its own order, with another D: what a solver has completed.
 *
 * @param D  as large as the partition's own.
 */
export function completed({ rows, columns, otherRows, otherColumns, A, B, C }: Partition, D: Float64Array): DenseMatrix {
  const width = columns.length + otherColumns.length;
  const values = new Float64Array((rows.length + otherRows.length) * width);
  const put = (block: Float64Array, some: Int32Array, of: Int32Array) => {
    for (let i = 0; i < some.length; i++) for (let j = 0; j < of.length; j++) values[some[i] * width + of[j]] = block[i * of.length + j];
  };
  put(A, rows, columns);
  put(B, otherRows, columns);
  put(C, rows, otherColumns);
  put(D, otherRows, otherColumns);
  return { kind: "dense", rows: rows.length + otherRows.length, columns: width, values };
}

function complement(chosen: Int32Array, count: number): Int32Array {
  const isChosen = new Uint8Array(count);
  for (const at of chosen) isChosen[at] = 1;
  return Int32Array.from({ length: count }, (_, at) => at).filter((at) => isChosen[at] === 0);
}

function writtenOut(matrix: FileMatrix, rows: Int32Array, columns: Int32Array): Float64Array {
  const read = rowReader(matrix);
  const places = new Int32Array(matrix.columns).fill(-1);
  for (let j = 0; j < columns.length; j++) places[columns[j]] = j;
  const values = new Float64Array(rows.length * columns.length);
  for (let i = 0; i < rows.length; i++)
    read(rows[i], (column, value) => {
      if (places[column] !== -1) values[i * columns.length + places[column]] = value;
    });
  return values;
}
