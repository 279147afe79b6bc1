import { timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import { finish, type LongComputation, within } from "../../../platform/numerics/progress";
import { norm, type Problem, squaredDistance } from "./problem";
import type { SolverSettings } from "./settings";
import {
  addCosts,
  type Caveat,
  type Cost,
  type EndReason,
  type Iterate,
  type MachineState,
  noCost,
  type Solver,
  type SolverCheckpoint,
} from "./solver";
import { exponentOfD, inUnits, type Units, unitsOf } from "./units";
import { Watch, type Watched, type WatchRule } from "./watch";

/** D rests as soon as one change is below the tolerance, and growing changes mean that rounding destroys it. */
export const everyIteration: WatchRule = { calmFor: 1, guarded: true };
/** The solver's own equations alone decide. */
export const equationsAlone: WatchRule = { calmFor: 0, guarded: false };
/** Iterations see r of n columns: D rests when it has for a pass over all of them, as it is on average. */
export const aPass = (n: number, r: number): WatchRule => ({ calmFor: Math.ceil(n / r), guarded: false });

/** A value, or the computation of it. */
export type Computed<Result extends boolean | Caveat | null> = Result | LongComputation<Result>;

/** The result of an iteration, in the solver's units. */
export interface Advanced {
  /** D_l, d' x n'. */
  readonly D: Float64Array;
  readonly cost: Cost;
}

/**
 * Counting, watching and keeping, which all solvers have in common; a solver adds the work of an iteration. It works in units in
 * which no square overflows (`Units`), and what it answers with is in those of its problem.
 */
export abstract class SteppedSolver<Settings extends SolverSettings = SolverSettings> implements Solver {
  readonly settings: Settings;
  /** In the solver's units, but for D. */
  protected readonly problem: Problem;
  protected readonly units: Units;
  #iteration = 0;
  #ended: EndReason | null = null;
  #caveat: Caveat | null = null;
  #cost = noCost;
  readonly #watch: Watch;
  /** D_l, d' x n', in the solver's units. */
  #D: Float64Array;

  /** @param units  where they are known from elsewhere; else those of the problem. */
  constructor(problem: Problem, settings: Settings, rule: WatchRule, units: Units = unitsOf(problem)) {
    this.units = units;
    this.problem = inUnits(problem, units);
    this.settings = settings;
    const entries = problem.dPrime * problem.nPrime;
    this.#D = new Float64Array(entries);
    this.#watch = new Watch(entries, settings, rule);
    if (settings.iterations === 0) this.#ended = "iterations";
  }

  get iteration(): number {
    return this.#iteration;
  }

  get ended(): EndReason | null {
    return this.#ended;
  }

  get caveat(): Caveat | null {
    return this.#caveat;
  }

  get watched(): Watched {
    return this.#watch.watched;
  }

  get cost(): Cost {
    return this.#cost;
  }

  *iterate(): LongComputation<void> {
    if (this.#ended) return;
    const { D, cost } = yield* within(0, 0.9, this.advance());
    this.#iteration++;
    this.#cost = addCosts(this.#cost, cost);
    const change = Math.sqrt(squaredDistance(D, this.#D));
    const size = norm(D);
    this.#D = D;
    this.#ended = Number.isFinite(size) ? yield* within(0.9, 1, this.#judged(change, size)) : this.#overflowed();
    if (this.#ended && this.#watch.watched.acted?.because === "settled") this.#caveat = yield* taken(this.limits());
  }

  #overflowed(): EndReason {
    this.#watch.overflowed(this.#iteration);
    return "diverged";
  }

  *#judged(change: number, size: number): LongComputation<EndReason | null> {
    const watch = this.#watch;
    watch.notice(change, size);
    if (!watch.decided) {
      const resolved = yield* taken(this.resolved(watch.calm));
      const lost = yield* taken(this.lost());
      if (watch.judge(this.#iteration, resolved, lost, this.#D)) return endOf[watch.watched.acted?.because ?? "settled"];
    }
    if (this.solved) return "solved";
    return this.#iteration >= this.settings.iterations ? "iterations" : null;
  }

  step(): void {
    finish(this.iterate());
  }

  answer(): Float64Array {
    return timesPowerOfTwo(this.#watch.held ?? this.#D, exponentOfD(this.units));
  }

  current(): Iterate {
    const { machines, C } = this.state();
    const [ofA, ofB] = this.#exponents;
    return {
      machines: machines.map(({ A, B, columns }) => ({ A: timesPowerOfTwo(A, ofA), B: timesPowerOfTwo(B, ofB), columns })),
      C: C && timesPowerOfTwo(C, this.units.C),
      D: timesPowerOfTwo(this.#D, exponentOfD(this.units)),
    };
  }

  *singularValues(): LongComputation<readonly Float64Array[]> {
    const values = yield* this.ownSingularValues();
    return values.map((each) => timesPowerOfTwo(each, this.#exponents[0]));
  }

  /** By which powers of two A_l and B_l of a problem differ from the solver's: A of norm 1 has no unit, and B that of B over A. */
  get #exponents(): readonly [number, number] {
    const { A, B } = this.units;
    return this.unitNorm ? [0, B - A] : [A, B];
  }

  checkpoint(): SolverCheckpoint {
    const ended = this.#ended === null ? 0 : 1 + reasons.indexOf(this.#ended);
    const caveat = this.#caveat === null ? 0 : 1 + caveats.indexOf(this.#caveat);
    const numbers = Float64Array.of(this.#cost.operations, this.#cost.bytes, ended, caveat);
    return { iteration: this.#iteration, arrays: { ...this.#watch.save(), numbers, D: this.#D.slice(), ...this.save() } };
  }

  /** Takes up where a checkpoint was taken. */
  protected resume({ iteration, arrays }: SolverCheckpoint): void {
    const [operations, bytes, ended, caveat] = arrays.numbers;
    this.#iteration = iteration;
    this.#cost = { operations, bytes };
    this.#ended = ended === 0 ? null : reasons[ended - 1];
    this.#caveat = caveat === 0 ? null : caveats[caveat - 1];
    this.#D = arrays.D.slice();
    this.#watch.restore(arrays);
  }

  /** Whether A and B are divided by ||A_0||. */
  protected get unitNorm(): boolean {
    return false;
  }

  /** Whether nothing is left to do. */
  protected get solved(): boolean {
    return false;
  }

  /** Singular values of each machine's A_l in the solver's units, descending; none for solvers that leave A alone. */
  protected *ownSingularValues(): LongComputation<readonly Float64Array[]> {
    yield 1;
    return [];
  }

  /** The work of one iteration: the new D, and what it cost; preparing counts with the first, the stopping rule does not. */
  protected abstract advance(): LongComputation<Advanced>;
  /**
   * Whether the solver's own equations hold to rounding after this iteration.
   *
   * @param calm  whether D rests. Until it does, a solver may answer no and save the product that the test costs.
   */
  protected abstract resolved(calm: boolean): Computed<boolean>;
  /** Whether rounding has grown to the size of A. */
  protected lost(): Computed<boolean> {
    return false;
  }
  /** The parts of the problem that the solver cannot have found; computed when it ends with a settled D. */
  protected limits(): Computed<Caveat | null> {
    return null;
  }
  /** In the solver's units. */
  protected abstract state(): { readonly machines: readonly MachineState[]; readonly C: Float64Array | null };
  /** The solver's own arrays of a checkpoint, beside those of all solvers. */
  protected abstract save(): Readonly<Record<string, Float64Array>>;
}

function* taken<Result extends boolean | Caveat | null>(computed: Computed<Result>): LongComputation<Result> {
  return typeof computed === "object" && computed !== null ? yield* computed : computed;
}

/** Whether a checkpoint is one of this version of the solvers: earlier ones stopped by another rule, and begin anew. */
export function isOfThisVersion({ arrays }: SolverCheckpoint): boolean {
  return arrays.numbers?.length === 4;
}

const endOf = { settled: "settled", growing: "over-iterating", rounding: "rounding" } as const;
const reasons: readonly EndReason[] = ["settled", "over-iterating", "iterations", "diverged", "solved", "rounding"];
const caveats: readonly Caveat[] = ["unseen-directions", "biased"];
