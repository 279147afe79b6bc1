/** Target duration of a submit in milliseconds, well below the limit of 200. */
const aim = 100;

/** Largest growth of a submit: a duration says little about a submit many times longer. */
const mostGrowth = 4;

/** Chooses how much work to submit at once, so that drawing, which uses the same GPU, never waits for long. */
export class Pace {
  readonly #most: number;
  #size = 1;

  /** @param most  largest number of pieces of work in a submit. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Pieces of work for the next submit; 1 before the first measurement. */
  get size(): number {
    return this.#size;
  }

  /** Records the duration of a submit of `size` pieces. */
  measured(size: number, milliseconds: number): void {
    const fitting = Math.floor((size * aim) / Math.max(milliseconds, 1));
    this.#size = Math.max(1, Math.min(fitting, this.#size * mostGrowth, this.#most));
  }
}
