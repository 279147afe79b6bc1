/**
 * The value below which a share of the values lies, between neighbours by their distance; NaN and infinite ones count as the largest.
 *
 * @param values  at least one.
 */
export function quantile(values: Float64Array, share: number): number {
  const sorted = values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)).sort();
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const [low, high] = [sorted[below], sorted[Math.min(below + 1, sorted.length - 1)]];
  return place === below || low === high ? low : low + (place - below) * (high - low);
}
