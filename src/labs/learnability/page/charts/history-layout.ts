/** Where the chart of histories puts things: one matrix below the other, tokens as rows, their coordinates as columns. */
import type { HeatMap } from "../../../../platform/charts/heat-maps";

export interface HistoryLayout {
  readonly maps: readonly HeatMap[];
  /** Baselines of the names above the matrices. */
  readonly titles: readonly number[];
  readonly rowHeight: number;
  /** Tokens between two that are named at the left. */
  readonly named: number;
  readonly legend: number;
  readonly height: number;
}

const gutter = 34;
const head = 20;
const titleHeight = 20;
const gap = 10;
const legendHeight = 26;
const lowest = 3;
const highest = 17;
/** A name needs so much room. */
const nameHeight = 12;

/** @param steps  rows of every matrix. @param columns  coordinates of a token. */
export function layOutHistories(count: number, steps: number, columns: number, width: number, height: number): HistoryLayout {
  const fixed = head + count * titleHeight + (count - 1) * gap + legendHeight;
  const rowHeight = Math.max(lowest, Math.min(highest, Math.floor((height - fixed) / Math.max(1, count * steps))));
  const size = rowHeight * steps;
  const top = (index: number) => head + titleHeight + index * (size + titleHeight + gap);
  const maps = Array.from({ length: count }, (_, index) => ({
    rows: steps,
    columns,
    x: gutter,
    y: top(index),
    width: Math.max(1, width - gutter - 1),
    height: size,
    group: 0,
  }));
  const bottom = top(count - 1) + size;
  return {
    maps,
    titles: maps.map(({ y }) => y - 6),
    rowHeight,
    named: Math.max(1, Math.ceil(nameHeight / rowHeight)),
    legend: bottom + 12,
    height: bottom + legendHeight,
  };
}
