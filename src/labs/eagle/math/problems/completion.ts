/** The completion of a matrix from a block of it: X permuted to [A C; B D], where D is known and hidden from solvers. */
import { type FileMatrix, rowReader } from "../files/matrix";
import { type Problem, wholeProblem } from "../problem";

export interface Completion {
  readonly problem: Problem;
  /** Numbers of the rows of A and C in the matrix, counted from 0; `columns` likewise of A and B. */
  readonly rows: Int32Array;
  readonly columns: Int32Array;
  /** Of the rows of B and D, ascending: the first ones outside the block. */
  readonly otherRows: Int32Array;
  /** Of the columns of C and D. */
  readonly otherColumns: Int32Array;
}

/**
 * A = X[rows, columns], C and B what stands beside and below it, D the rest. Where the block has the whole rank of X,
 * D = B A^-1 C.
 *
 * @param most  rows of B and columns of C.
 * @returns null when nothing is left outside the block.
 */
export function completionOf(
  matrix: FileMatrix,
  { rows, columns }: Pick<Completion, "rows" | "columns">,
  most: { readonly dPrime: number; readonly nPrime: number },
): Completion | null {
  const otherRows = complement(rows, matrix.rows).subarray(0, most.dPrime);
  const otherColumns = complement(columns, matrix.columns).subarray(0, most.nPrime);
  if (otherRows.length === 0 || otherColumns.length === 0) return null;
  const part = writer(matrix);
  const sizes = { d: rows.length, n: columns.length, dPrime: otherRows.length, nPrime: otherColumns.length };
  const problem = wholeProblem(sizes, {
    A: part(rows, columns),
    B: part(otherRows, columns),
    C: part(rows, otherColumns),
    D: part(otherRows, otherColumns),
  });
  return { problem, rows, columns, otherRows, otherColumns };
}

function complement(chosen: Int32Array, count: number): Int32Array {
  const isChosen = new Uint8Array(count);
  for (const at of chosen) isChosen[at] = 1;
  return Int32Array.from({ length: count }, (_, at) => at).filter((at) => isChosen[at] === 0);
}

/** Writes out parts of a matrix, row-major, in the order of the given rows and columns. */
function writer(matrix: FileMatrix): (rows: Int32Array, columns: Int32Array) => Float64Array {
  const read = rowReader(matrix);
  const places = new Int32Array(matrix.columns).fill(-1);
  return (rows, columns) => {
    for (let j = 0; j < columns.length; j++) places[columns[j]] = j;
    const values = new Float64Array(rows.length * columns.length);
    for (let i = 0; i < rows.length; i++)
      read(rows[i], (column, value) => {
        if (places[column] !== -1) values[i * columns.length + places[column]] = value;
      });
    for (const column of columns) places[column] = -1;
    return values;
  };
}
