/** Values on their way from one snapshot to the next. */

/** Short enough not to lag behind the numbers, long enough for the eye to follow a cell. */
export const fadeMilliseconds = 110;

/** A picture is drawn in every frame of a fade if it takes at most so many of the sixteen milliseconds of a frame. */
export const fadeBudget = 4;

export class Fade {
  #from: Float64Array = new Float64Array(0);
  #to: Float64Array = new Float64Array(0);
  #shown: Float64Array = new Float64Array(0);
  #since = Number.NEGATIVE_INFINITY;
  /** Milliseconds of the last two pictures; one alone may have met a collection of garbage. */
  #costs: readonly [number, number] = [0, 0];

  /** A picture of the values was drawn in so many milliseconds: where that is long, new values are there at once. */
  took(milliseconds: number): void {
    this.#costs = [this.#costs[1], milliseconds];
  }

  /** Sets out for new values from those shown now. Values of another shape, or without fading, are there at once. */
  aim(values: Float64Array, now: number, fading: boolean): void {
    const steps = !fading || values.length !== this.#shown.length || Math.min(...this.#costs) > fadeBudget;
    this.#from = steps ? values : this.at(now).slice();
    this.#to = values;
    this.#since = steps ? Number.NEGATIVE_INFINITY : now;
    if (this.#shown.length !== values.length) this.#shown = new Float64Array(values.length);
  }

  /** The values to show at a time; the array is reused. */
  at(now: number): Float64Array {
    const share = Math.min(1, (now - this.#since) / fadeMilliseconds);
    if (share >= 1) this.#shown.set(this.#to);
    else for (let i = 0; i < this.#shown.length; i++) this.#shown[i] = this.#from[i] + (this.#to[i] - this.#from[i]) * share;
    return this.#shown;
  }

  arrived(now: number): boolean {
    return now - this.#since >= fadeMilliseconds;
  }
}
