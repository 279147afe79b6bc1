import type { WhenSettled } from "./settings";

/** What is known of the changes of D. */
export interface Watched {
  /** ||D_l - D_{l-1}||_F; NaN before the first iteration. */
  readonly change: number;
  /** The change over ||D_l||_F. */
  readonly relativeChange: number;
  /** The iteration with the smallest change so far; 0 before the first. */
  readonly smallestAt: number;
  /** Whether and when the watch acted. */
  readonly acted: Acted | null;
}

/** The watch ended the run, or holds the D of iteration `kept` while the run goes on. */
export interface Acted {
  /** D has settled, or its change has grown for three iterations after its minimum. */
  readonly because: "settled" | "growing";
  readonly at: number;
  readonly kept: number;
}

/** Iterations in a row in which the change must grow. */
const growing = 3;

/**
 * The stopping rule and the guard against over-iterating.
 *
 * Round-off leaves directions of A of size 1e-16 beside a rank-deficient one; every iteration multiplies them by
 * 1 / (1 - eta) relative to the rest, and once they are of size 1 they destroy D. The rule acts when the change of D falls below
 * the tolerance. The guard acts when the change has grown three times in a row after its minimum, but not before iteration
 * `guardFrom`: a true singular value that small would look the same, and one that the iteration reaches earlier is true.
 */
export class Watch {
  readonly #tolerance: number;
  readonly #whenSettled: WhenSettled;
  readonly #inARow: number;
  readonly #guardFrom: number;
  #held: Float64Array;
  #change = Number.NaN;
  #relativeChange = Number.NaN;
  #smallest = Number.POSITIVE_INFINITY;
  #smallestAt = 0;
  #grown = 0;
  #below = 0;
  #acted: Acted | null = null;

  /**
   * @param entries    of D.
   * @param inARow     changes below the tolerance, one after the other, that mean D has settled: more than 1 where iterations
   *                   see only a part of the data.
   * @param guardFrom  first iteration at which growth counts; Infinity for solvers whose changes grow for other reasons.
   */
  constructor(entries: number, rule: { tolerance: number; whenSettled: WhenSettled }, inARow: number, guardFrom: number) {
    this.#tolerance = rule.tolerance;
    this.#whenSettled = rule.whenSettled;
    this.#inARow = inARow;
    this.#guardFrom = guardFrom;
    this.#held = new Float64Array(entries);
  }

  get watched(): Watched {
    return { change: this.#change, relativeChange: this.#relativeChange, smallestAt: this.#smallestAt, acted: this.#acted };
  }

  /** The D that is held instead of the last one; null while there is none. */
  get held(): Float64Array | null {
    return this.#acted && this.#whenSettled !== "continue" ? this.#held : null;
  }

  /**
   * Looks at the D of an iteration.
   *
   * @param change  ||D_l - D_{l-1}||_F.
   * @param D       read only while this runs.
   * @param size    ||D_l||_F.
   * @returns whether the run should end.
   */
  look(iteration: number, change: number, D: Float64Array, size: number): boolean {
    const before = this.#change;
    this.#change = change;
    // Nothing that never changes has a size.
    this.#relativeChange = change === 0 ? 0 : change / size;
    if (this.#acted || this.#whenSettled === "continue") return false;
    this.#grown = change > before ? this.#grown + 1 : 0;
    // Where iterations see a part of the data, a small change says little of its D: the last one counts.
    if (change <= this.#smallest || this.#inARow > 1) {
      this.#smallest = change;
      this.#smallestAt = iteration;
      this.#held.set(D);
    }
    this.#below = this.#relativeChange < this.#tolerance || change === 0 ? this.#below + 1 : 0;
    const settled = this.#tolerance > 0 && this.#below >= this.#inARow;
    const lost = this.#grown >= growing && iteration >= this.#guardFrom;
    if (!settled && !lost) return false;
    this.#acted = { because: settled ? "settled" : "growing", at: iteration, kept: this.#smallestAt };
    return this.#whenSettled === "stop";
  }

  /** For a checkpoint. */
  save(): Record<string, Float64Array> {
    const acted = this.#acted;
    const numbers = [this.#change, this.#relativeChange, this.#smallest, this.#smallestAt, this.#grown, this.#below];
    const guard = acted ? [acted.because === "settled" ? 1 : 2, acted.at, acted.kept] : [0, 0, 0];
    return { watch: Float64Array.from([...numbers, ...guard]), held: this.#held.slice() };
  }

  restore(arrays: Readonly<Record<string, Float64Array>>): void {
    const [change, relativeChange, smallest, smallestAt, grown, below, because, at, kept] = arrays.watch;
    this.#change = change;
    this.#relativeChange = relativeChange;
    this.#smallest = smallest;
    this.#smallestAt = smallestAt;
    this.#grown = grown;
    this.#below = below;
    this.#acted = because === 0 ? null : { because: because === 1 ? "settled" : "growing", at, kept };
    this.#held = arrays.held.slice();
  }
}
