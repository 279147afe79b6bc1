/** Milliseconds that a submit should last, well below the 200 that none may. */
const aim = 100;

/** A submit measured in milliseconds says little about one many times longer. */
const mostGrowth = 4;

/** How much work to submit at once, so that the screen, which the GPU draws as well, never waits for long. */
export class Pace {
  readonly #most: number;
  #size = 1;

  /** @param most  pieces of work that a submit may hold in any case. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Pieces of work for the next submit; begins at 1, since nothing is known before the first one. */
  get size(): number {
    return this.#size;
  }

  /** Learns from a submit of `size` pieces. */
  measured(size: number, milliseconds: number): void {
    const fitting = Math.floor((size * aim) / Math.max(milliseconds, 1));
    this.#size = Math.max(1, Math.min(fitting, this.#size * mostGrowth, this.#most));
  }
}
