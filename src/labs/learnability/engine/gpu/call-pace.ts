/** How many steps a call should take, from how long calls took: readback costs the same for one step as for thousands. */

/** Milliseconds of a call where readback is quick: as long as a snapshot lasts. */
const shortest = 33;
/** No call may hold the device for longer, since the same device draws the page. */
const longest = 200;
/** Readback may cost a quarter of a call. */
const callsPerReadback = 4;

export class CallPace {
  #steps = 1;
  /** The quickest call so far: what readback costs, at most. */
  #quickest = Number.POSITIVE_INFINITY;

  /** Steps of the next call. */
  get steps(): number {
    return this.#steps;
  }

  /** A call of so many steps took so many milliseconds. */
  note(steps: number, milliseconds: number): void {
    const spent = Math.max(milliseconds, 0.01);
    this.#quickest = Math.min(this.#quickest, spent);
    const target = Math.min(longest, Math.max(shortest, callsPerReadback * this.#quickest));
    // A call that was cut short by a recorded step says little about longer ones.
    if (steps < this.#steps && spent < target) return;
    const room = (target - this.#quickest) / Math.max(spent - this.#quickest, 0.01);
    this.#steps = Math.max(1, Math.floor(steps * Math.min(2, room)));
  }
}
