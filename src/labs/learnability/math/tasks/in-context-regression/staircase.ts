/** Where a loss curve waits: from a small start it falls from one height to the next (Zhang, Singh, Latham, Saxe 2025). */

export interface Wait {
  /** Index into the curve, and its step and loss there. */
  readonly at: number;
  readonly step: number;
  readonly loss: number;
}

/** A wait stays within this share of its height for at least so many decades of steps. */
export const within = 0.02;
export const forDecades = 0.1;

/**
 * The waits of a loss curve: minima of its slope -dL/d log t around which the loss changes by at most 2 % in a tenth of a decade. Of
 * several at one height the slowest counts. Brief minima between two directions that are learned together are none.
 *
 * @param step  ascending, above 0. @param loss  at these steps.
 */
export function waitsOf(step: ArrayLike<number>, loss: ArrayLike<number>): Wait[] {
  const time = Array.from(step, Math.log);
  const slope = time.map((_, i) => {
    const [before, after] = [Math.max(0, i - 1), Math.min(time.length - 1, i + 1)];
    return -(loss[after] - loss[before]) / (time[after] - time[before]);
  });
  const kept: Wait[] = [];
  for (let i = 0; i < time.length; i++) {
    const isLowest = slope[i] <= (slope[i - 1] ?? Number.POSITIVE_INFINITY) && slope[i] <= (slope[i + 1] ?? Number.POSITIVE_INFINITY);
    if (!isLowest || !staysAround(time, loss, i)) continue;
    const last = kept.at(-1);
    const found = { at: i, step: step[i], loss: loss[i] };
    if (!last || Math.abs(loss[i] / last.loss - 1) > within) kept.push(found);
    else if (slope[i] < slope[last.at]) kept[kept.length - 1] = found;
  }
  return kept;
}

/** Whether the loss stays within its share around place i for as long as a wait lasts. */
function staysAround(time: readonly number[], loss: ArrayLike<number>, i: number): boolean {
  const stays = (j: number) => j >= 0 && j < time.length && Math.abs(loss[j] / loss[i] - 1) <= within;
  let [from, to] = [i, i];
  while (stays(from - 1)) from--;
  while (stays(to + 1)) to++;
  return time[to] - time[from] >= forDecades * Math.LN10;
}
