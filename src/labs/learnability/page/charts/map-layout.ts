/** Layout of a map: cells, their names along both axes, small curves in cells that are large enough, the frontier. */
import { type ScaleContinuousNumeric, scaleLinear, scaleLog } from "d3-scale";
import { channelsOf } from "../../../../platform/charts/canvas-colors";
import { linePath } from "../../../../platform/charts/line-path";
import { pixel, positiveExtent } from "../../../../platform/charts/log-axis";
import type { Area } from "../../../../platform/charts/loss-data";

/** The error of one run at recorded steps. */
export interface SmallCurve {
  readonly step: ArrayLike<number>;
  readonly error: ArrayLike<number>;
}

export interface MapCell {
  /** Value of its colour; infinite where the target is never reached, NaN while nothing is known. */
  readonly value: number;
  /** Text in the cell, where there is room. */
  readonly label: string;
  /** Share of its runs that are finished, 0 to 1. */
  readonly share: number;
  readonly failed: boolean;
  /** Whether its data leave directions undetermined; null while that is not known. */
  readonly free: boolean | null;
  readonly curves: readonly SmallCurve[];
}

/** Scale from a value to its place among the colours, 0 to 1: decades between two powers of ten, or shares themselves. */
export type MapScale = ScaleContinuousNumeric<number, number>;

export interface MapLayout {
  readonly area: Area;
  readonly columns: number;
  readonly rows: number;
  /** Left edge of a column, and top edge of a row of the picture; the first point of the vertical axis is at the bottom. */
  readonly x: (column: number) => number;
  readonly y: (row: number) => number;
  /** Names that fit, with the place of their middle. */
  readonly columnNames: readonly { readonly name: string; readonly at: number }[];
  readonly rowNames: readonly { readonly name: string; readonly at: number }[];
  /** Whether the value fits into the cells, and whether the curves fit below it. */
  readonly labelled: boolean;
  readonly drawn: boolean;
}

const highest = 44;
/** A title of the rows beside the legend is narrower than this share of the width. */
const besideLegend = 0.4;
const titleLine = 14;
const below = 42;
const right = 8;
const letter = 6.6;
const shortestNames = 34;
const longestNames = 190;
const gapFrom = 7;

export function layOutMap(
  names: { readonly columns: readonly string[]; readonly rows: readonly string[]; readonly up: string },
  width: number,
  height: number,
): MapLayout {
  const [columns, rows] = [names.columns.length, names.rows.length];
  const longest = Math.max(...names.rows.map(({ length }) => length));
  const left = Math.min(longestNames, 0.4 * width, Math.max(shortestNames, longest * letter + 14));
  // A long title stands below the legend rather than beside it.
  const top = highest + (names.up.length * letter > besideLegend * width ? titleLine : 0);
  const area: Area = { left, top, right: Math.max(left + columns, width - right), bottom: Math.max(top + rows, height - below) };
  const each = (area.right - area.left) / columns;
  const tall = (area.bottom - area.top) / rows;
  const x = (column: number) => area.left + column * each;
  const y = (row: number) => area.top + row * tall;
  return {
    area,
    columns,
    rows,
    x,
    y,
    columnNames: spread(names.columns, (name) => name.length * letter + 14, each).map(({ name, index }) => ({
      name,
      at: pixel(x(index + 0.5)),
    })),
    rowNames: spread(names.rows, () => 15, tall).map(({ name, index }) => ({ name, at: pixel(y(rows - index - 0.5)) })),
    labelled: each >= 66 && tall >= 24,
    drawn: each >= 76 && tall >= 64,
  };
}

/** Every k-th name, so that names do not overlap. */
function spread(names: readonly string[], room: (name: string) => number, each: number) {
  const needed = Math.max(...names.map(room));
  const every = Math.max(1, Math.ceil(needed / each));
  return names.map((name, index) => ({ name, index })).filter(({ index }) => index % every === 0);
}

/** The place of a cell, by its points on both axes. */
export function cellArea({ x, y, rows }: Pick<MapLayout, "x" | "y" | "rows">, column: number, point: number): Area {
  const row = rows - 1 - point;
  const gap = x(1) - x(0) >= gapFrom && y(1) - y(0) >= gapFrom ? 1 : 0;
  return { left: pixel(x(column)), top: pixel(y(row)), right: pixel(x(column + 1) - gap), bottom: pixel(y(row + 1) - gap) };
}

/** The scale over all values: whole decades for measured numbers, with zero at the low end; 0 to 1 for shares. */
export function mapScale(kind: "log" | "share", values: readonly number[]): MapScale {
  if (kind === "share") return scaleLinear();
  const { low, high } = positiveExtent([values]);
  const [from, to] = [Math.floor(Math.log10(low) + 1e-9), Math.ceil(Math.log10(high) - 1e-9)];
  return scaleLog([10 ** from, 10 ** Math.max(to, from + 1)], [0, 1]).clamp(true);
}

/** Black or white, whichever has more contrast with a colour; at least 4.5:1. */
export function inkOn(color: string): "#ffffff" | "#000000" {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "#ffffff" : "#000000";
}

/** The edges between cells whose data leave directions undetermined and cells whose data leave none. */
export function frontierPath(
  cells: readonly Pick<MapCell, "free">[],
  { x, y, columns, rows }: Pick<MapLayout, "x" | "y" | "columns" | "rows">,
): string {
  const free = (column: number, point: number) => (column < columns && point < rows ? cells[point * columns + column].free : null);
  const differ = (a: boolean | null, b: boolean | null) => a !== null && b !== null && a !== b;
  let path = "";
  for (let point = 0; point < rows; point++)
    for (let column = 0; column < columns; column++) {
      const own = free(column, point);
      const row = rows - 1 - point;
      if (differ(own, free(column + 1, point))) path += `M${pixel(x(column + 1))},${pixel(y(row))}V${pixel(y(row + 1))}`;
      if (differ(own, free(column, point + 1))) path += `M${pixel(x(column))},${pixel(y(row))}H${pixel(x(column + 1))}`;
    }
  return path;
}

export interface CurveRange {
  readonly steps: number;
  readonly low: number;
  readonly high: number;
}

/** Common range of steps and errors of all small curves, so that cells can be compared. */
export function curveRange(cells: readonly Pick<MapCell, "curves">[]): CurveRange {
  const curves = cells.flatMap((cell) => cell.curves);
  const { low, high } = positiveExtent(curves.map(({ error }) => error));
  return { steps: Math.max(2, ...curves.map(({ step }) => step[step.length - 1] ?? 1)), low, high: Math.max(high, 1.01 * low) };
}

/** A curve in double logarithmic coordinates within an area. */
export function curvePath(
  { step, error }: SmallCurve,
  { left, top: upper, right: end, bottom }: Area,
  { steps, low, high }: CurveRange,
): string {
  const x = scaleLog([1, steps], [left, end]).clamp(true);
  const y = scaleLog([low, high], [bottom, upper]).clamp(true);
  const places = Array.from(error, (value, k) => ({ x: x(step[k]), y: y(value) }));
  return linePath(places.filter((_, k) => Number.isFinite(error[k])));
}
