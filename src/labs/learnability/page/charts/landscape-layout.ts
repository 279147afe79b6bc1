/** Where everything on the two maps of a loss landscape goes. Pure geometry: data in, pixels out. */
import { ticks } from "d3-array";
import { type ScaleLogarithmic, scaleLog } from "d3-scale";
import { linePath } from "../../../../platform/charts/line-path";
import { pixel } from "../../../../platform/charts/log-axis";
import type { Area, Point } from "../../../../platform/charts/loss-data";
import { bold, wrapped } from "../../../../platform/charts/wrap";
import { legendRoom } from "./landscape-legend";

export interface LandscapeMark {
  readonly id: string;
  readonly name: string;
  readonly a: number;
  readonly b: number;
  /** Loss of what is marked, which the plane has only where it lies in it. */
  readonly loss: number;
  /** Distance from the plane. */
  readonly off: number;
  readonly color: string;
  readonly marker: number;
  /** Square pixels; where marks coincide the larger ones lie below. */
  readonly size: number;
}

/** One map: the loss over a plane, and what falls on it. */
export interface LandscapeMap {
  readonly id: string;
  /** "over (V, Q)". */
  readonly title: string;
  readonly across: string;
  readonly upward: string;
  readonly lossAt: (a: number, b: number) => number;
  /** The same on a grid, row-major: row r is b[r], column c is a[c]. */
  readonly lossGrid: (a: Float64Array, b: Float64Array) => Float64Array;
  readonly path: { readonly a: ArrayLike<number>; readonly b: ArrayLike<number> };
  readonly marks: readonly LandscapeMark[];
  readonly minima: (centre: Coordinates, reach: number) => readonly (Coordinates & { readonly loss: number })[];
}

export interface Coordinates {
  readonly a: number;
  readonly b: number;
}

export interface PlacedMark extends LandscapeMark, Point {
  /** Beside the plane: what is drawn is its shadow. */
  readonly isShadow: boolean;
}

export interface PlacedMinimum extends Coordinates, Point {
  readonly loss: number;
}

export interface PlacedMap {
  readonly map: LandscapeMap;
  /** Lines above the map. */
  readonly title: readonly string[];
  readonly area: Area;
  readonly x: (a: number) => number;
  readonly y: (b: number) => number;
  /** Of a pixel. */
  readonly at: (x: number, y: number) => Coordinates;
  readonly ticks: { readonly a: readonly number[]; readonly b: readonly number[] };
  readonly path: string;
  readonly points: readonly (Point & { readonly index: number })[];
  readonly marks: readonly PlacedMark[];
  readonly minima: readonly PlacedMinimum[];
  /** The loss at the middles of square cells, row-major from the top left. */
  readonly cells: { readonly columns: number; readonly rows: number; readonly values: Float64Array };
}

export interface LandscapeLayout {
  readonly maps: readonly PlacedMap[];
  /** Where a loss lies on the colour scale, 0 to 1. */
  readonly scale: ScaleLogarithmic<number, number, number>;
  /** Losses of the contour lines. */
  readonly levels: readonly number[];
  /** Top left of the legend. */
  readonly legend: Point & { readonly width: number };
}

const margin = { left: 40, top: 40, bottom: 38, right: 4 };
export const titleLine = 16;
const gap = 28;
/** Below this width the maps stand above each other; below the other one where there is no height for two. */
const sideBySideFrom = 560;
const lowSideBySideFrom = 460;
const low = 360;
/** Pixels of a cell. */
export const cellSize = 4;
/** Room around what is shown, as a share of its extent. */
const air = 1.35;
/** The colour scale spans at most so many decades: the bottom of a basin has none. */
const mostDecades = 8;
/** Beside the plane by more than this share of the window. */
const beside = 0.01;

/**
 * @param zoom   1 shows the whole path; 2 twice as far.
 * @param signs  what the legend may name besides the marks, for which there is room.
 */
export function layOutLandscape(
  maps: readonly LandscapeMap[],
  zoom: number,
  width: number,
  height: number,
  signs: readonly string[] = [],
): LandscapeLayout {
  const abreast = width >= sideBySideFrom || (width >= lowSideBySideFrom && height < low);
  const names = new Set(maps.flatMap(({ marks }) => marks.map(({ name }) => name)));
  const legend = legendRoom([...names, ...signs], width).height;
  const across = abreast ? (width - gap * (maps.length - 1)) / maps.length : width;
  const upward = abreast ? height - legend : (height - legend - gap * (maps.length - 1)) / maps.length;
  const titles = maps.map(({ title }) => wrapped(title, (across - margin.left) * bold * bold));
  const above = margin.top + titleLine * (Math.max(...titles.map(({ length }) => length)) - 1);
  const placed = maps.map((map, k) => {
    const left = abreast ? k * (across + gap) : 0;
    const top = abreast ? 0 : k * (upward + gap);
    return placeMap(map, titles[k], zoom, {
      left: left + margin.left,
      top: top + above,
      right: Math.max(left + margin.left + 40, left + across - margin.right),
      bottom: Math.max(top + above + 40, top + upward - margin.bottom),
    });
  });
  const scale = colorScale(placed);
  return { maps: placed, scale, levels: levelsOf(scale), legend: { x: 0, y: height - legend + 16, width } };
}

function placeMap(map: LandscapeMap, title: readonly string[], zoom: number, area: Area): PlacedMap {
  const size = { width: area.right - area.left, height: area.bottom - area.top };
  const { centre, reach } = windowOf(map, zoom, size.width / size.height);
  const unit = size.height / (2 * reach);
  const middle = { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 };
  const x = (a: number) => middle.x + (a - centre.a) * unit;
  const y = (b: number) => middle.y - (b - centre.b) * unit;
  const at = (px: number, py: number) => ({ a: centre.a + (px - middle.x) / unit, b: centre.b - (py - middle.y) / unit });
  const points = Array.from({ length: map.path.a.length }, (_, index) => ({
    index,
    x: pixel(x(map.path.a[index])),
    y: pixel(y(map.path.b[index])),
  }));
  const wide = (reach * size.width) / size.height;
  const inside = ({ a, b }: Coordinates) => Math.abs(a - centre.a) <= wide && Math.abs(b - centre.b) <= reach;
  const place = ({ a, b }: Coordinates) => ({ x: pixel(x(a)), y: pixel(y(b)) });
  return {
    map,
    title,
    area,
    x,
    y,
    at,
    ticks: {
      a: ticksBetween(centre.a - wide, centre.a + wide, size.width / 70),
      b: ticksBetween(centre.b - reach, centre.b + reach, size.height / 50),
    },
    path: linePath(points),
    points: points.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
    marks: map.marks.filter(inside).map((mark) => ({ ...mark, ...place(mark), isShadow: mark.off > beside * reach })),
    minima: map
      .minima(centre, Math.max(wide, reach))
      .filter(inside)
      .map((minimum) => ({ ...minimum, ...place(minimum) })),
    cells: cellsOf(map, area, at),
  };
}

/** The window that holds the path and every mark that lies in the plane, as wide as the map has room for; a closer one is around the origin. */
function windowOf({ path, marks }: LandscapeMap, zoom: number, aspect: number): { centre: Coordinates; reach: number } {
  const [along, up] = [path.a, path.b].map((places) => Array.from(places).filter(Number.isFinite));
  const extent = Math.max(...[...along, ...up].map(Math.abs), ...marks.map(({ a, b }) => Math.hypot(a, b)), 1e-12);
  const shown = marks.filter(({ off }) => off <= beside * extent);
  const [as, bs] = [
    [...along, ...shown.map(({ a }) => a)],
    [...up, ...shown.map(({ b }) => b)],
  ];
  // Where nothing is shown, the origin is.
  if (as.length === 0 || bs.length === 0) return { centre: { a: 0, b: 0 }, reach: air * zoom };
  const [leftmost, rightmost, lowest, highest] = [Math.min(...as), Math.max(...as), Math.min(...bs), Math.max(...bs)];
  const centre = zoom < 1 ? { a: 0, b: 0 } : { a: (leftmost + rightmost) / 2, b: (lowest + highest) / 2 };
  const reach = Math.max((rightmost - leftmost) / 2 / aspect, (highest - lowest) / 2, 0.05 * extent);
  return { centre, reach: reach * air * zoom };
}

function ticksBetween(low: number, high: number, count: number): number[] {
  return ticks(low, high, Math.max(2, Math.floor(count)));
}

function cellsOf(map: LandscapeMap, area: Area, at: PlacedMap["at"]): PlacedMap["cells"] {
  const columns = Math.ceil((area.right - area.left) / cellSize);
  const rows = Math.ceil((area.bottom - area.top) / cellSize);
  const as = Float64Array.from({ length: columns }, (_, column) => at(area.left + (column + 0.5) * cellSize, 0).a);
  const bs = Float64Array.from({ length: rows }, (_, row) => at(0, area.top + (row + 0.5) * cellSize).b);
  return { columns, rows, values: map.lossGrid(as, bs) };
}

/** From the least to the largest loss on either map, over so many decades at most. */
function colorScale(maps: readonly PlacedMap[]): LandscapeLayout["scale"] {
  let [low, high] = [Number.POSITIVE_INFINITY, 0];
  for (const { cells } of maps)
    for (const loss of cells.values) {
      // Without an end there would be no end of levels.
      if (loss > high && Number.isFinite(loss)) high = loss;
      if (loss < low) low = loss;
    }
  const ends = high > 0 ? [Math.max(low, high * 10 ** -mostDecades), Math.max(high, low * 1.001)] : [1e-3, 1];
  return scaleLog(ends, [0, 1]).clamp(true).unknown(0);
}

/** Some ten lines or more: at powers of ten, or at halves, quarters and less of a decade where there are few. */
function levelsOf(scale: LandscapeLayout["scale"]): number[] {
  const [low, high] = scale.domain();
  const decades = Math.log10(high / low);
  const every = [1, 0.5, 0.25, 0.1, 0.05, 0.02, 0.01].find((step) => decades / step >= 10) ?? 0.01;
  const levels: number[] = [];
  for (let k = Math.ceil(Math.log10(low) / every); k * every < Math.log10(high); k++) levels.push(10 ** (k * every));
  return levels;
}
