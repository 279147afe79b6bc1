/** Of two lists of numbers, over the largest of the second. */
export function relativeDifference(found: ArrayLike<number>, exact: ArrayLike<number>): number {
  const all = Array.from(exact, Math.abs);
  return Math.max(...all.map((_, k) => Math.abs(found[k] - exact[k]))) / Math.max(...all);
}
