/** Pictures of matrices need no more than eight frames a second. */
const leastPause = 125;
/** Views may cost a tenth of the worker's time. */
const pausePerCost = 9;

/** Decides when views are computed: at once after an end or a request, otherwise at a rate that costs little. */
export class ViewPace {
  #next = Number.NEGATIVE_INFINITY;
  #hurried = false;

  /** The next views are due whatever they cost. */
  hurry(): void {
    this.#hurried = true;
  }

  isDue(now: number): boolean {
    return this.#hurried || now >= this.#next;
  }

  /** Records that views were computed between these two times. */
  shown(start: number, end: number): void {
    this.#hurried = false;
    this.#next = end + Math.max(leastPause, pausePerCost * (end - start));
  }
}
