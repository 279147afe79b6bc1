/** What a matrix looks like from afar: the picture of where its entries are. */
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
  /** The largest magnitude in each cell; 0 where it is empty. */
  readonly largest: Float64Array;
}

/** @param most  cells along each side; fewer where the matrix has fewer rows or columns, so that a cell is never empty space. */
export function densityGrid(matrix: FileMatrix, most: number): DensityGrid {
  const [rows, columns] = [Math.min(most, matrix.rows), Math.min(most, matrix.columns)];
  const [rowStarts, columnStarts] = [starts(matrix.rows, rows), starts(matrix.columns, columns)];
  const [rowCells, columnCells] = [cellOf(rowStarts), cellOf(columnStarts)];
  const counts = new Uint32Array(rows * columns);
  const largest = new Float64Array(rows * columns);
  forEachEntry(matrix, (row, column, value) => {
    const cell = rowCells(row) * columns + columnCells(column);
    counts[cell]++;
    largest[cell] = Math.max(largest[cell], Math.abs(value));
  });
  return { rows, columns, rowStarts, columnStarts, counts, largest };
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
