import type { WhenSettled } from "./settings";

/** The changes of D so far. */
export interface Watched {
  /** ||D_l - D_{l-1}||_F over ||D_l||_F; NaN before the first iteration. */
  readonly relativeChange: number;
  /** Whether and when the watch acted. */
  readonly acted: Acted | null;
}

/** The watch ended the run, or holds the D of iteration `kept` while the run goes on. */
export interface Acted {
  readonly because: ActedBecause;
  readonly at: number;
  readonly kept: number;
}

/**
 * "settled": the solver's equations hold to rounding, and D rests. "growing": they had held, and the change of D has grown three
 * times in a row since then. "rounding": rounding errors reached the size of A before D had settled.
 */
export type ActedBecause = "settled" | "growing" | "rounding";

/** How a solver's changes of D are read. */
export interface WatchRule {
  /**
   * Changes below the tolerance, one after the other, before D rests: more than 1 where iterations see a part of the data, 0 for
   * solvers whose own equations alone decide.
   */
  readonly calmFor: number;
  /** Whether growing changes mean that rounding destroys D; they grow for other reasons in solvers that see a part of the data. */
  readonly guarded: boolean;
}

/** Iterations in a row in which the change must grow. */
const growing = 3;
const reasons: readonly ActedBecause[] = ["settled", "growing", "rounding"];
/** Numbers of `save` before the held D. */
const savedNumbers = 9;

/**
 * The stopping rule, and the guard against iterating too long.
 *
 * A small change of D does not mean that D is right: where B A^T C = 0, D stays zero at first, and far smaller singular values
 * come later. So D has settled only when the solver's own equations hold to rounding, too (`SteppedSolver.resolved`).
 *
 * Rounding leaves directions of A of size 2^-53 beside a rank-deficient one; every iteration multiplies them by 1 / (1 - eta)
 * relative to the rest, and once they are of size 1 they destroy D. The guard ends this, but only after the equations have held:
 * before, growing changes are those of true singular values that the iteration reaches. The D of the smallest change since then
 * is kept.
 */
export class Watch {
  readonly #tolerance: number;
  readonly #whenSettled: WhenSettled;
  readonly #rule: WatchRule;
  #held: Float64Array;
  #change = Number.NaN;
  #relativeChange = Number.NaN;
  #smallest = Number.POSITIVE_INFINITY;
  /** 0 until the equations have held. */
  #smallestAt = 0;
  #grown = 0;
  #below = 0;
  #acted: Acted | null = null;

  /** @param entries  of D. */
  constructor(entries: number, { tolerance, whenSettled }: { tolerance: number; whenSettled: WhenSettled }, rule: WatchRule) {
    this.#tolerance = tolerance;
    this.#whenSettled = whenSettled;
    this.#rule = rule;
    this.#held = new Float64Array(entries);
  }

  get watched(): Watched {
    return { relativeChange: this.#relativeChange, acted: this.#acted };
  }

  /** The D that is held instead of the last one; null while there is none. */
  get held(): Float64Array | null {
    return this.#acted ? this.#held : null;
  }

  /** Whether D has changed by less than the tolerance as often as it must. */
  get calm(): boolean {
    return this.#below >= this.#rule.calmFor;
  }

  /** Whether there is anything left to decide. */
  get decided(): boolean {
    return this.#acted !== null;
  }

  /** Takes notice of ||D_l - D_{l-1}||_F, beside ||D_l||_F. */
  notice(change: number, size: number): void {
    this.#grown = change > this.#change && this.#smallestAt > 0 ? this.#grown + 1 : 0;
    this.#change = change;
    // Nothing that never changes has a size.
    this.#relativeChange = change === 0 ? 0 : change / size;
    this.#below = this.#relativeChange < this.#tolerance || change === 0 ? this.#below + 1 : 0;
  }

  /**
   * Decides after an iteration that was noticed.
   *
   * @param resolved  whether the solver's equations hold to rounding.
   * @param lost      whether rounding has reached the size of A.
   * @param D         of this iteration, read only while this runs.
   * @returns whether the run should end.
   */
  judge(iteration: number, resolved: boolean, lost: boolean, D: Float64Array): boolean {
    if (this.#acted) return false;
    if (this.#smallestAt > 0 || resolved) this.#keepSmallest(iteration, D);
    const because = this.#because(resolved, lost);
    if (!because || this.#whenSettled === "continue") return false;
    if (this.#smallestAt === 0) this.#keep(iteration, D);
    this.#acted = { because, at: iteration, kept: this.#smallestAt };
    return this.#whenSettled === "stop";
  }

  /** Numbers overflowed at this iteration: a D that had been right by then is kept, whatever the settings. */
  overflowed(iteration: number): void {
    if (!this.#acted && this.#smallestAt > 0) this.#acted = { because: "growing", at: iteration, kept: this.#smallestAt };
  }

  #because(resolved: boolean, lost: boolean): ActedBecause | null {
    if (this.#tolerance > 0 && resolved && this.calm) return "settled";
    if (this.#rule.guarded && this.#grown >= growing) return "growing";
    return lost ? "rounding" : null;
  }

  #keepSmallest(iteration: number, D: Float64Array): void {
    // Where iterations use a part of the data, a small change is no sign of a good D: the last one is kept.
    if (this.#change <= this.#smallest || this.#rule.calmFor > 1) this.#keep(iteration, D);
  }

  #keep(iteration: number, D: Float64Array): void {
    this.#smallest = this.#change;
    this.#smallestAt = iteration;
    this.#held.set(D);
  }

  /** For a checkpoint. */
  save(): Record<string, Float64Array> {
    const acted = this.#acted;
    const numbers = [this.#change, this.#relativeChange, this.#smallest, this.#smallestAt, this.#grown, this.#below];
    const decided = acted ? [1 + reasons.indexOf(acted.because), acted.at, acted.kept] : [0, 0, 0];
    return { watch: Float64Array.from([...numbers, ...decided]), held: this.#held.slice() };
  }

  restore(arrays: Readonly<Record<string, Float64Array>>): void {
    const [change, relativeChange, smallest, smallestAt, grown, below, because, at, kept] = arrays.watch.subarray(0, savedNumbers);
    this.#change = change;
    this.#relativeChange = relativeChange;
    this.#smallest = smallest;
    this.#smallestAt = smallestAt;
    this.#grown = grown;
    this.#below = below;
    this.#acted = because === 0 ? null : { because: reasons[because - 1], at, kept };
    this.#held = arrays.held.slice();
  }
}
