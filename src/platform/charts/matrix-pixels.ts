/** Signed matrices as pixels: crisp cells, and where several cells share a pixel the strongest of them. */
import { colorIndex } from "./diverging";

/** Pixel ranges of the rows or columns of a matrix: cell i covers start[i] up to, not including, end[i]. */
export interface CellEdges {
  readonly start: Int32Array;
  readonly end: Int32Array;
}

/** Cells at least this large get a hairline between them. */
const gapFrom = 7;

/**
 * Divides `pixels` among `count` cells, with wider gaps between groups of `group` cells.
 *
 * @param groupGap  pixels between groups; groups get none when that would cost more than a quarter of the room.
 */
export function cellEdges(count: number, pixels: number, group = count, groupGap = 0): CellEdges {
  const gaps = Math.ceil(count / group) - 1;
  const between = gaps * groupGap <= pixels / 4 ? groupGap : 0;
  const size = (pixels - gaps * between) / count;
  const hairline = size >= gapFrom ? 1 : 0;
  const start = new Int32Array(count);
  const end = new Int32Array(count);
  for (let cell = 0; cell < count; cell++) {
    const before = Math.floor(cell / group) * between;
    start[cell] = Math.floor(before + cell * size + 1e-6);
    end[cell] = Math.max(start[cell] + 1, Math.floor(before + (cell + 1) * size + 1e-6) - hairline);
  }
  return { start, end };
}

export interface MatrixPaint {
  /** Row-major values, from `offset` on. */
  readonly values: ArrayLike<number>;
  readonly offset: number;
  readonly rows: CellEdges;
  readonly columns: CellEdges;
  /** The value at the ends of the colour scale. */
  readonly scale: number;
  readonly table: Uint32Array;
}

/** Paints a matrix with its corner at (left, top) into an image of `width` pixels a row. Between cells nothing is painted. */
export function paintMatrix(image: Uint32Array, width: number, left: number, top: number, paint: MatrixPaint): void {
  const { values, offset, rows, columns, scale, table } = paint;
  const across = Math.max(0, ...columns.end.subarray(-1));
  const strongest = new Float64Array(across);
  const covered = new Uint8Array(across);
  const colors = new Uint32Array(across);
  for (let row = 0; row < rows.start.length; row++) {
    const shared = row > 0 && rows.start[row] < rows.end[row - 1];
    if (!shared) covered.fill(0);
    gather(values, offset + row * columns.start.length, columns, strongest, covered);
    // All lines of a row are the same: each colour is looked up once.
    for (let x = 0; x < across; x++) colors[x] = covered[x] ? table[colorIndex(strongest[x], scale)] : 0;
    for (let y = rows.start[row]; y < rows.end[row]; y++) {
      const line = (top + y) * width + left;
      for (let x = 0; x < across; x++) if (covered[x]) image[line + x] = colors[x];
    }
  }
}

/** Spreads one row of cells over its pixels; a pixel that is taken keeps the stronger value, and NaN wins over all. */
function gather(values: ArrayLike<number>, from: number, { start, end }: CellEdges, strongest: Float64Array, covered: Uint8Array): void {
  for (let column = 0; column < start.length; column++) {
    const value = values[from + column];
    for (let x = start[column]; x < end[column]; x++) {
      if (covered[x] && !(Math.abs(value) > Math.abs(strongest[x])) && !Number.isNaN(value)) continue;
      strongest[x] = value;
      covered[x] = 1;
    }
  }
}

/** Largest absolute finite value; 0 for none. */
export function largestOf(values: ArrayLike<number>): number {
  let largest = 0;
  for (let i = 0; i < values.length; i++) {
    const size = Math.abs(values[i]);
    if (size > largest && size < Number.POSITIVE_INFINITY) largest = size;
  }
  return largest;
}

/** Matrices one after another, as the painter takes them. */
export function joined(parts: readonly Float64Array[]): Float64Array {
  const values = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    values.set(part, offset);
    offset += part.length;
  }
  return values;
}
