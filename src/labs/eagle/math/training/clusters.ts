/** Numbers in clusters: least squares in one dimension (k-means), found exactly and not by iteration from some start. */

export interface Clusters {
  /** Means of the clusters, ascending. */
  readonly centres: readonly number[];
  /** The mean of the cluster that a number belongs to. */
  centreOf(value: number): number;
}

/**
 * At most so many clusters of numbers with the least sum of squared distances from their means. Clusters are intervals, so that the
 * best ends of the first ones follow from the best ends of fewer: dynamic programming over the sorted numbers.
 *
 * @param count  at least 1; fewer come of fewer different numbers.
 */
export function clustersOf(values: readonly number[], count: number): Clusters {
  const sorted = values.toSorted((a, b) => a - b);
  const different = new Set(sorted).size;
  if (different === 0) return { centres: [], centreOf: (value) => value };
  const ends = bestEnds(sorted, Math.min(count, different));
  const centres = ends.map((end, at) => meanOf(sorted.slice(at === 0 ? 0 : ends[at - 1], end)));
  const lasts = ends.map((end) => sorted[end - 1]);
  return {
    centres,
    centreOf: (value) =>
      centres[
        Math.max(
          0,
          lasts.findIndex((last) => value <= last),
        )
      ],
  };
}

/** Where each cluster ends, as a number of sorted values, the last at their count. */
function bestEnds(sorted: readonly number[], count: number): readonly number[] {
  const cost = costOf(sorted);
  const n = sorted.length;
  // least[end]: of the first `end` values in the clusters so far; from[c][end]: where the last of c + 1 clusters begins.
  let least = Array.from({ length: n + 1 }, (_, end) => cost(0, end));
  const from: number[][] = [];
  for (let clusters = 2; clusters <= count; clusters++) {
    const starts = Array<number>(n + 1).fill(0);
    const next = Array<number>(n + 1).fill(Number.POSITIVE_INFINITY);
    for (let end = clusters; end <= n; end++)
      for (let start = clusters - 1; start < end; start++) {
        const total = least[start] + cost(start, end);
        if (total < next[end]) [next[end], starts[end]] = [total, start];
      }
    from.push(starts);
    least = next;
  }
  const ends = [n];
  for (const starts of from.toReversed()) ends.unshift(starts[ends[0]]);
  return ends;
}

/** Sum of the squared distances of sorted values from .. until from their mean, by sums made once. */
function costOf(sorted: readonly number[]): (from: number, until: number) => number {
  // About their middle: squares of large numbers that differ little would leave nothing of their differences.
  const middle = meanOf(sorted);
  const [sums, squares] = [[0], [0]];
  for (const value of sorted) {
    sums.push(sums[sums.length - 1] + value - middle);
    squares.push(squares[squares.length - 1] + (value - middle) ** 2);
  }
  return (from, until) => {
    if (from === until) return 0;
    const sum = sums[until] - sums[from];
    return Math.max(0, squares[until] - squares[from] - (sum * sum) / (until - from));
  };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
