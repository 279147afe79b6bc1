/** Several curves of one learner that differ in their seed alone, as one: their median, between the least and the greatest. */

export interface SeedBand {
  readonly low: Float64Array;
  readonly median: Float64Array;
  readonly high: Float64Array;
}

/**
 * Minimum, median and maximum at each place, over the curves that reach it. A curve that ended early is left out beyond
 * its end; NaN where no curve has a number.
 *
 * @param curves  values at the same places; the longest sets the length.
 */
export function bandOf(curves: readonly ArrayLike<number>[]): SeedBand {
  const length = Math.max(0, ...curves.map((curve) => curve.length));
  const [low, median, high] = [0, 1, 2].map(() => new Float64Array(length).fill(Number.NaN));
  for (let place = 0; place < length; place++) {
    const values = curves.flatMap((curve) => (place < curve.length && !Number.isNaN(curve[place]) ? [curve[place]] : []));
    if (values.length === 0) continue;
    values.sort((a, b) => a - b);
    low[place] = values[0];
    median[place] = middle(values);
    high[place] = values[values.length - 1];
  }
  return { low, median, high };
}

/**
 * The median of ascending values: geometric between the two middle ones, since errors are drawn on a logarithmic axis.
 * Two roots of one number may multiply to its neighbour: the result is held between the two.
 */
export function middle(sorted: readonly number[]): number {
  const upper = sorted[sorted.length >> 1];
  if (sorted.length % 2 === 1) return upper;
  const lower = sorted[(sorted.length >> 1) - 1];
  if (lower <= 0) return (lower + upper) / 2;
  return Math.min(upper, Math.max(lower, Math.sqrt(lower) * Math.sqrt(upper)));
}
