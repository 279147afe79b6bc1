/** A matrix as a Matrix Market file; reading it gives the same bits. */
import { printNumber } from "../../../../platform/files/numbers";
import type { DenseMatrix, FileMatrix, SparseMatrix } from "./matrix";
import { bannerStart, type Field, type Symmetry } from "./matrix-market-header";
import { Triplets } from "./triplets";

export interface MatrixMarketForm {
  /** A pattern is written without values, all of which are taken for 1. */
  readonly field: Field;
  readonly symmetry: Symmetry;
}

/** Lines joined into one piece of text. */
const linesPerPiece = 4096;

/**
 * The file in pieces of text, for a Blob: coordinate format for a sparse matrix, array format for a dense one. Of a symmetric
 * matrix only the lower triangle is written, of a skew-symmetric one only the entries below the diagonal.
 *
 * @throws {RangeError} when the matrix does not have the symmetry that is to be written; see `hasSymmetry`.
 */
export function* writeMatrixMarket(matrix: FileMatrix, form: MatrixMarketForm): Generator<string> {
  const { symmetry, field } = form;
  if (!hasSymmetry(matrix, symmetry)) throw new RangeError(`the matrix is not ${symmetry}`);
  const format = matrix.kind === "sparse" ? "coordinate" : "array";
  yield `${bannerStart} matrix ${format} ${field} ${symmetry}\n`;
  yield* inPieces(matrix.kind === "sparse" ? coordinateLines(matrix, form) : arrayLines(matrix, symmetry));
}

function* coordinateLines(matrix: SparseMatrix, { field, symmetry }: MatrixMarketForm): Generator<string> {
  const { rows, columns, rowIndex, columnIndex, values } = matrix;
  const written = (k: number) => columnIndex[k] < firstAbove(rowIndex[k], columns, symmetry);
  let count = 0;
  for (let k = 0; k < values.length; k++) if (written(k)) count++;
  yield `${rows} ${columns} ${count}\n`;
  for (let k = 0; k < values.length; k++)
    if (written(k)) yield `${rowIndex[k] + 1} ${columnIndex[k] + 1}${field === "pattern" ? "" : ` ${printNumber(values[k])}`}\n`;
}

/** The first column of a row that a symmetric matrix leaves out. */
function firstAbove(row: number, columns: number, symmetry: Symmetry): number {
  if (symmetry === "general") return columns;
  return symmetry === "symmetric" ? row + 1 : row;
}

function* arrayLines({ rows, columns, values }: DenseMatrix, symmetry: Symmetry): Generator<string> {
  yield `${rows} ${columns}\n`;
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++)
      if (column < firstAbove(row, columns, symmetry)) yield `${printNumber(values[row * columns + column])}\n`;
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece = "";
  let count = 0;
  for (const line of lines) {
    piece += line;
    if (++count % linesPerPiece > 0) continue;
    yield piece;
    piece = "";
  }
  if (piece !== "") yield piece;
}

/** Whether a matrix is symmetric, or skew-symmetric, to the last bit, so that one half determines the other. */
export function hasSymmetry(matrix: FileMatrix, symmetry: Symmetry): boolean {
  if (symmetry === "general") return true;
  if (matrix.rows !== matrix.columns) return false;
  const mirrored = matrix.kind === "sparse" ? mirroredSparse(matrix) : mirroredDense(matrix);
  if (mirrored === null) return false;
  if (symmetry === "symmetric") return matrix.values.every((value, k) => Object.is(value, mirrored[k]));
  // Stored zeros on the diagonal would be lost: a file of a skew-symmetric matrix has none.
  if (matrix.kind === "sparse" && matrix.rowIndex.some((row, k) => row === matrix.columnIndex[k])) return false;
  return matrix.values.every((value, k) => Object.is(value, 0 - mirrored[k]));
}

function mirroredDense({ rows, values }: DenseMatrix): Float64Array {
  return values.map((_, at) => values[(at % rows) * rows + Math.floor(at / rows)]);
}

/** The value at the mirrored place of each entry; null when one of them has none. */
function mirroredSparse({ rows, columns, rowIndex, columnIndex, values }: SparseMatrix): Float64Array | null {
  const triplets = new Triplets(values.length);
  for (let k = 0; k < values.length; k++) triplets.add(columnIndex[k], rowIndex[k], values[k]);
  const { matrix } = triplets.toMatrix(columns, rows);
  const samePlaces = matrix.rowIndex.every((row, k) => row === rowIndex[k] && matrix.columnIndex[k] === columnIndex[k]);
  return samePlaces ? matrix.values : null;
}
