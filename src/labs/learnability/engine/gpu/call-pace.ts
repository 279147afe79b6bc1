/** Chooses the number of steps of a call from the times of earlier calls: readback costs the same for one step as for thousands. */

/** Milliseconds of a call where readback is fast: the time between two snapshots. */
const shortest = 33;
/** Longest call in milliseconds, since the same device draws the page. */
const longest = 200;
/** Readback may take a quarter of a call. */
const callsPerReadback = 4;

export class CallPace {
  #steps = 1;
  /** Time of the fastest call, an upper bound of the time of readback. */
  #quickest = Number.POSITIVE_INFINITY;

  /** Steps of the next call. */
  get steps(): number {
    return this.#steps;
  }

  /** Records the time of a call. */
  note(steps: number, milliseconds: number): void {
    const spent = Math.max(milliseconds, 0.01);
    this.#quickest = Math.min(this.#quickest, spent);
    const target = Math.min(longest, Math.max(shortest, callsPerReadback * this.#quickest));
    // A call cut short by a recorded step is no measure of longer ones.
    if (steps < this.#steps && spent < target) return;
    const room = (target - this.#quickest) / Math.max(spent - this.#quickest, 0.01);
    this.#steps = Math.max(1, Math.floor(steps * Math.min(2, room)));
  }
}
