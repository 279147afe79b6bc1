/**
 * Curves of stochastic training jump up and down from one recorded step to the next. Drawn point by point they fill the chart
 * with spikes that hide the course: such a curve is drawn as its median over a few pixels, within the range of the values there.
 */
import { middle, type SeedBand } from "./seeds";

/** Half as much again as both neighbours is a spike, and so is as much less. */
const jump = 1.5;
/** Share of the points that must be spikes for a curve to be called spiky. */
const share = 0.1;
/** Fewer points are drawn one by one. */
const enoughPoints = 60;
/** Pixels over which the median is taken. */
const columnWidth = 7;

/** Whether at least a tenth of the points lie 1.5 times above, or below, both of their neighbours. */
export function isSpiky(values: ArrayLike<number>): boolean {
  if (values.length < enoughPoints) return false;
  let spikes = 0;
  for (let i = 1; i + 1 < values.length; i++) {
    const before = values[i] / values[i - 1];
    const after = values[i] / values[i + 1];
    if (Math.min(before, after) > jump || Math.max(before, after) < 1 / jump) spikes++;
  }
  return spikes > share * values.length;
}

export interface SteadyCurve extends SeedBand {
  /** Horizontal pixels, increasing: the middle of the points of each column. */
  readonly columns: Float64Array;
}

/**
 * Minimum, median and maximum over columns of the chart. NaN belongs to no column.
 *
 * @param columns  horizontal pixel of each point, not decreasing.
 */
export function steadied(columns: ArrayLike<number>, values: ArrayLike<number>): SteadyCurve {
  const steady: { at: number; low: number; median: number; high: number }[] = [];
  for (let start = 0; start < columns.length; ) {
    const right = (Math.floor(columns[start] / columnWidth) + 1) * columnWidth;
    let end = start;
    while (end < columns.length && columns[end] < right) end++;
    const inside = Array.from({ length: end - start }, (_, index) => values[start + index]).filter((value) => !Number.isNaN(value));
    inside.sort((a, b) => a - b);
    if (inside.length > 0)
      steady.push({
        at: (columns[start] + columns[end - 1]) / 2,
        low: inside[0],
        median: middle(inside),
        high: inside[inside.length - 1],
      });
    start = end;
  }
  return {
    columns: Float64Array.from(steady, ({ at }) => at),
    low: Float64Array.from(steady, ({ low }) => low),
    median: Float64Array.from(steady, ({ median: middle }) => middle),
    high: Float64Array.from(steady, ({ high }) => high),
  };
}
