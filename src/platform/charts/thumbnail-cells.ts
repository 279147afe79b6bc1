/** Matrices in small pictures: one path for all cells of a colour. */
import { pixel } from "./log-axis";
import { type ThumbnailShape, thumbnailArea } from "./thumbnail";

/** A matrix and its place in the picture. */
export interface ThumbnailMatrix {
  readonly rows: number;
  readonly columns: number;
  readonly x: number;
  readonly y: number;
  /** Pixels of a cell. */
  readonly width: number;
  readonly height: number;
}

/** Colour and opacity of a cell; null leaves it empty. */
export interface CellFill {
  readonly color: string;
  /** 0 to 1. */
  readonly opacity: number;
}

/** Number of distinct opacities. */
const shades = 5;
/** Rows at least this high have a hairline between them. */
const gapFrom = 6;

/** Neighbours of one colour in a row are one stroke, as wide as the row is high. */
export function cellShapes(
  matrices: readonly ThumbnailMatrix[],
  fillOf: (matrix: number, row: number, column: number) => CellFill | null,
): ThumbnailShape[] {
  const shapes = new Map<string, CellStrokes>();
  for (const [at, matrix] of matrices.entries())
    for (let row = 0; row < matrix.rows; row++) {
      const fills = Array.from({ length: matrix.columns }, (_, column) => shaded(fillOf(at, row, column)));
      for (const { fill, from, to } of runsOf(fills)) {
        const width = matrix.height >= gapFrom ? matrix.height - 1 : matrix.height;
        const key = `${fill.color} ${fill.shade} ${width}`;
        const strokes = shapes.get(key) ?? new CellStrokes(fill, width);
        shapes.set(key, strokes);
        strokes.add(matrix.x + from * matrix.width, matrix.y + (row + 0.5) * matrix.height, (to - from) * matrix.width);
      }
    }
  return [...shapes.values()].map((strokes) => strokes.shape());
}

interface Shaded {
  readonly color: string;
  readonly shade: number;
}

function shaded(fill: CellFill | null): Shaded | null {
  const shade = fill ? Math.round(Math.min(1, fill.opacity) * shades) : 0;
  return fill && shade > 0 ? { color: fill.color, shade } : null;
}

function runsOf(fills: readonly (Shaded | null)[]): { readonly fill: Shaded; readonly from: number; readonly to: number }[] {
  const runs: { fill: Shaded; from: number; to: number }[] = [];
  for (const [column, fill] of fills.entries()) {
    if (!fill) continue;
    const last = runs.at(-1);
    if (last?.to === column && last.fill.color === fill.color && last.fill.shade === fill.shade) last.to = column + 1;
    else runs.push({ fill, from: column, to: column + 1 });
  }
  return runs;
}

/** Horizontal strokes of one colour, each relative to the end of the one before. */
class CellStrokes {
  readonly #fill: Shaded;
  readonly #width: number;
  #path = "";
  #last = { x: 0, y: 0 };

  constructor(fill: Shaded, width: number) {
    this.#fill = fill;
    this.#width = width;
  }

  add(x: number, y: number, length: number): void {
    const [left, right, middle] = [x, x + length, y].map(pixel);
    this.#path += `m${pixel(left - this.#last.x)} ${pixel(middle - this.#last.y)}h${pixel(right - left)}`;
    this.#last = { x: right, y: middle };
  }

  shape(): ThumbnailShape {
    const { color, shade } = this.#fill;
    return {
      ...{ look: "cells", color, width: pixel(this.#width), path: this.#path },
      ...(shade === shades ? {} : { opacity: shade / shades }),
    };
  }
}

/** Colour of a signed value on a scale from -scale to scale. */
export function signedFill(value: number, scale: number): CellFill {
  return { color: value < 0 ? "var(--thumbnail-negative)" : "var(--thumbnail-positive)", opacity: scale > 0 ? Math.abs(value) / scale : 0 };
}

/** Cells of at least this many pixels are rounded to whole pixels. */
const wholeFrom = 3;

/** A grid of equal matrices, each as large as its cell of the grid allows. */
export function placedMatrices(
  count: { readonly across: number; readonly down: number },
  rows: number,
  columns: number,
  gap = 4,
): ThumbnailMatrix[] {
  const { left, top, right, bottom } = thumbnailArea;
  const room = Math.min(((right - left + gap) / count.across - gap) / columns, ((bottom - top + gap) / count.down - gap) / rows);
  // Whole pixels are sharp and take few digits; rounding would shrink small cells too much.
  const cell = room >= wholeFrom ? Math.floor(room) : pixel(room);
  const [width, height] = [columns * cell + gap, rows * cell + gap];
  const x = Math.round((left + right - count.across * width + gap) / 2);
  const y = Math.round((top + bottom - count.down * height + gap) / 2);
  return Array.from({ length: count.across * count.down }, (_, at) => ({
    ...{ rows, columns, width: cell, height: cell },
    x: x + (at % count.across) * width,
    y: y + Math.floor(at / count.across) * height,
  }));
}
