/** A small picture of a matrix: the density of its nonzero entries on a grid. */
import { type FileMatrix, forEachEntry } from "./matrix";

/** A grid of cells over a matrix; cell (i, j) is at i x columns + j. */
export interface DensityGrid {
  /** Cells below one another, at most as many as the matrix has rows. */
  readonly rows: number;
  readonly columns: number;
  /** Row i of cells covers the rows rowStarts[i] to rowStarts[i + 1] (exclusive) of the matrix. */
  readonly rowStarts: Int32Array;
  readonly columnStarts: Int32Array;
  /** Entries in each cell that are not zero. */
  readonly counts: Uint32Array;
}

/** @param most  cells along each side; fewer where the matrix has fewer rows or columns, so that a cell is never empty space. */
export function densityGrid(matrix: FileMatrix, most: number): DensityGrid {
  const [rows, columns] = [Math.min(most, matrix.rows), Math.min(most, matrix.columns)];
  const [rowStarts, columnStarts] = [starts(matrix.rows, rows), starts(matrix.columns, columns)];
  const [rowCells, columnCells] = [cellOf(rowStarts), cellOf(columnStarts)];
  const counts = new Uint32Array(rows * columns);
  forEachEntry(matrix, (row, column) => {
    counts[rowCells(row) * columns + columnCells(column)]++;
  });
  return { rows, columns, rowStarts, columnStarts, counts };
}

/** Of the entries that each cell counts, those in a block. */
export function countsInBlock(
  matrix: FileMatrix,
  { rows, columns, rowStarts, columnStarts }: DensityGrid,
  block: { readonly rows: Int32Array; readonly columns: Int32Array },
): Uint32Array {
  const [rowCells, columnCells] = [cellOf(rowStarts), cellOf(columnStarts)];
  const [isRow, isColumn] = [marked(block.rows, matrix.rows), marked(block.columns, matrix.columns)];
  const counts = new Uint32Array(rows * columns);
  forEachEntry(matrix, (row, column) => {
    if (isRow[row] && isColumn[column]) counts[rowCells(row) * columns + columnCells(column)]++;
  });
  return counts;
}

/** The share of the chosen places among those that each cell of a side covers. */
export function sharesOf(chosen: Int32Array, starting: Int32Array): Float32Array {
  const cells = cellOf(starting);
  const shares = new Float32Array(starting.length - 1);
  for (const at of chosen) shares[cells(at)] += 1 / (starting[cells(at) + 1] - starting[cells(at)]);
  return shares;
}

function marked(chosen: Int32Array, count: number): Uint8Array {
  const marks = new Uint8Array(count);
  for (const at of chosen) marks[at] = 1;
  return marks;
}

/** The share of a cell's entries that are not zero, from 0 to 1. */
export function density({ columns, rowStarts, columnStarts, counts }: DensityGrid, row: number, column: number): number {
  const height = rowStarts[row + 1] - rowStarts[row];
  const width = columnStarts[column + 1] - columnStarts[column];
  return counts[row * columns + column] / (height * width);
}

/** Where `cells` cells of nearly equal size begin, and the end of the last. */
function starts(length: number, cells: number): Int32Array {
  return Int32Array.from({ length: cells + 1 }, (_, cell) => Math.ceil((cell * length) / cells));
}

/** The cell of a place: the inverse of `starts`, in whole numbers below 2^53. */
function cellOf(starting: Int32Array): (at: number) => number {
  const cells = starting.length - 1;
  const length = starting[cells];
  return (at) => Math.floor((at * cells) / length);
}
