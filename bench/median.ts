/**
 * The middle value, the upper one of two; `median` of d3-array gives NaN where the value above the middle is infinite.
 */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}
