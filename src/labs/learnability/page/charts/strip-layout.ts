/** Matrices of different shapes in one row, cells of equal height, groups of them with a colour scale each. */
import type { HeatMap } from "../../../../platform/charts/heat-maps";
import { averageLetter } from "../../../../platform/charts/wrap";

/** A matrix, row-major, and its name. */
export interface StripMatrix {
  readonly id: string;
  readonly name: string;
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

/** Matrices on one colour scale. */
export interface StripGroup {
  readonly id: string;
  /** Written under the colours. */
  readonly legend: string;
  /** The value at the ends of the colour scale. */
  readonly scale: number;
  readonly matrices: readonly StripMatrix[];
}

export interface PlacedStrip {
  readonly group: StripGroup;
  readonly maps: readonly HeatMap[];
  readonly left: number;
  readonly legendAt: { readonly x: number; readonly y: number };
}

export interface StripLayout {
  readonly strips: readonly PlacedStrip[];
  /** Under the last map. */
  readonly bottom: number;
}

const titleHeight = 22;
const gap = 14;
const groupGap = 30;
/** Colours and their words, under the maps. */
const legendHeight = 38;
const scaleWidth = 236;
const largestCell = 30;
const smallestCell = 2;
/** A matrix of one column stays visible, and its name legible. */
const leastWidth = 16;
const leastName = 68;

/** Least width of a matrix: that of its name for a single column, which is wider. */
function nameWidth({ name, columns }: StripMatrix): number {
  return columns === 1 ? Math.max(leastName, Math.ceil(name.length * averageLetter)) : 0;
}

export function layOutStrip(groups: readonly StripGroup[], width: number, height: number): StripLayout {
  const beside = placeStrips(groups, width, height - legendHeight, legendWidth);
  // Legends are stacked where there is no room for one under each group.
  const cramped = endOf(beside) > width;
  const strips = cramped ? placeStrips(groups, width, height - legendHeight * groups.length, () => 0) : beside;
  const bottom = Math.max(0, ...strips.flatMap(({ maps }) => maps.map((map) => map.y + map.height)));
  return {
    strips: strips.map((strip, index) => ({
      ...strip,
      legendAt: cramped ? { x: 0, y: bottom + 12 + index * legendHeight } : { x: strip.left, y: bottom + 12 },
    })),
    bottom,
  };
}

type Strip = Omit<PlacedStrip, "legendAt">;

function legendWidth({ legend }: StripGroup): number {
  return Math.max(scaleWidth, Math.ceil(legend.length * averageLetter));
}

/** The right end of maps and legends. */
function endOf(strips: readonly Strip[]): number {
  return Math.max(0, ...strips.flatMap(({ group, left, maps }) => [left + legendWidth(group), ...maps.map(({ x, width }) => x + width)]));
}

/** @param least  least width of a group in pixels. */
function placeStrips(groups: readonly StripGroup[], width: number, height: number, least: (group: StripGroup) => number): Strip[] {
  const all = groups.flatMap(({ matrices }) => matrices);
  const names = all.reduce((sum, matrix) => sum + nameWidth(matrix), 0);
  const columns = all.reduce((sum, matrix) => sum + (matrix.columns === 1 ? 0 : matrix.columns), 0);
  const rows = Math.max(1, ...all.map((matrix) => matrix.rows));
  const gaps = groups.reduce((sum, { matrices }) => sum + (matrices.length - 1) * gap, 0) + (groups.length - 1) * groupGap;
  const tall = Math.floor((height - titleHeight) / rows);
  const cellHeight = Math.max(smallestCell, Math.min(largestCell, tall));
  const cellWidth = Math.max(smallestCell, Math.min(largestCell, (width - gaps - names) / Math.max(1, columns)));
  let x = 0;
  return groups.map((group) => {
    const left = x;
    const maps = group.matrices.map((matrix) => {
      const { rows, columns } = matrix;
      const width = columns === 1 ? Math.max(leastWidth, cellHeight) : Math.floor(columns * cellWidth);
      const map = { rows, columns, x, y: titleHeight, width, height: rows * cellHeight, group: 0 };
      x += Math.max(width, nameWidth(matrix)) + gap;
      return map;
    });
    x = Math.max(x - gap, left + least(group)) + groupGap;
    return { group, maps, left };
  });
}
