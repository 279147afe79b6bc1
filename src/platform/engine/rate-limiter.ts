/** Longest time for which unused steps accrue, so that no burst follows a pause. */
const savedSeconds = 0.1;
/** Steps are released in batches of at most one frame: fewer, longer calls, and smooth curves. */
const batchSeconds = 1 / 60;

/** The steps a learner may take at a limited rate: they accrue with time and are spent by training. */
export class RateLimiter {
  #credit = 0;
  #since: number;

  /** @param now  milliseconds from any origin. */
  constructor(now: number) {
    this.#since = now;
  }

  /** Whole steps available now; 0 until a batch has accrued. */
  available(perSecond: number | null, now: number): number {
    if (perSecond === null) return Number.POSITIVE_INFINITY;
    this.#accrue(perSecond, now);
    return this.#credit >= batchOf(perSecond) ? Math.floor(this.#credit) : 0;
  }

  spend(steps: number): void {
    this.#credit = Math.max(0, this.#credit - steps);
  }

  /** Milliseconds until a batch has accrued. */
  wait(perSecond: number, now: number): number {
    this.#accrue(perSecond, now);
    return Math.max(0, ((batchOf(perSecond) - this.#credit) / perSecond) * 1000);
  }

  #accrue(perSecond: number, now: number): void {
    const most = Math.max(1, perSecond * savedSeconds);
    this.#credit = Math.min(most, this.#credit + ((now - this.#since) / 1000) * perSecond);
    this.#since = now;
  }
}

function batchOf(perSecond: number): number {
  return Math.max(1, perSecond * batchSeconds);
}
