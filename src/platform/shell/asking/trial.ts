/**
 * Estimates the duration of work by a trial: the work is begun, timed by the share that is done, and cancelled where it takes too
 * long.
 */

export interface Tried {
  /** 0 to 1. */
  readonly share: number;
  readonly isOver: boolean;
}

/** Milliseconds between two readings, and the shortest measurement of the pace. */
const look = 50;
const least = 300;

/**
 * @param read     how far the work is.
 * @param limit    milliseconds that it may take in all.
 * @param settled  is called once: with null where it goes on, or with the milliseconds that it would take, and then it is to be ended.
 * @returns what ends the trial without an answer.
 */
export function startTrial(read: () => Tried, limit: number, settled: (estimate: number | null) => void): () => void {
  const begun = performance.now();
  // Threads take a moment to start: the pace counts from the first share on.
  let first: { readonly at: number; readonly share: number } | null = null;
  const timer = setInterval(() => {
    const { share, isOver } = read();
    const now = performance.now() - begun;
    if (share > 0) first ??= { at: now, share };
    const estimate = first && share > first.share ? now + ((1 - share) * (now - first.at)) / (share - first.share) : null;
    const isLong = now > limit;
    const isMeasured = first !== null && estimate !== null && now - first.at >= least;
    if (!isOver && !isLong && !isMeasured) return;
    clearInterval(timer);
    settled(isOver || (estimate !== null && estimate < limit && !isLong) ? null : Math.max(limit, estimate ?? limit));
  }, look);
  return () => clearInterval(timer);
}
