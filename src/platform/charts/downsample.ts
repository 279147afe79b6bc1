/**
 * The points of a curve that differ on screen: of each column of pixels the first, the last, the smallest and the largest, so that
 * a spike one step long stays visible. Gaps (NaN) stay gaps.
 *
 * @param column  horizontal pixel of each point, not decreasing.
 * @param value   values; NaN is a gap.
 * @returns indices into both, increasing.
 */
export function visiblePoints(column: ArrayLike<number>, value: ArrayLike<number>): number[] {
  const kept: number[] = [];
  let start = 0;
  while (start < column.length) {
    const pixel = Math.floor(column[start]);
    let end = start + 1;
    while (end < column.length && Math.floor(column[end]) === pixel) end++;
    keepExtremes(kept, value, start, end);
    start = end;
  }
  return kept;
}

/** Adds the points of one column. Charts ask for them thirty times a second: nothing is made for each column that would be garbage. */
function keepExtremes(kept: number[], value: ArrayLike<number>, start: number, end: number): void {
  let smallest = start;
  let largest = start;
  let gap = -1;
  for (let i = start; i < end; i++) {
    if (Number.isNaN(value[i])) gap = i;
    if (Number.isNaN(value[smallest]) || value[i] < value[smallest]) smallest = i;
    if (Number.isNaN(value[largest]) || value[i] > value[largest]) largest = i;
  }
  for (let i = start; i < end; i++) if (i === start || i === smallest || i === largest || i === gap || i === end - 1) kept.push(i);
}
