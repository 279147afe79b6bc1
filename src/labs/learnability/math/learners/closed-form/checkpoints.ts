/**
 * Sample counts at which the closed form learns as data arrive: powers of two below N, and N.
 */
export function checkpointsOf(count: number): number[] {
  const counts: number[] = [];
  for (let size = 1; size < count; size *= 2) counts.push(size);
  counts.push(count);
  return counts;
}
