import { finish, type LongComputation } from "../numerics/progress";
import type { Problem } from "./problem";
import type { SolverSettings } from "./settings";
import { addCosts, type Cost, type EndReason, type Iterate, noCost, type Solver, type SolverCheckpoint } from "./solver";
import { Watch, type Watched } from "./watch";

/** How the changes of D are to be read; see watch.ts. */
export interface WatchRule {
  readonly inARow: number;
  readonly guardFrom: number;
}

/** Relative size 1e-8 grows to 1 in so many multiplications by `factor`: no true direction that small is told from rounding. */
export function iterationsToGrow(factor: number): number {
  return factor > 1 ? Math.ceil(Math.log(1e8) / Math.log(factor)) : Number.POSITIVE_INFINITY;
}

/** Changes grow for reasons of their own: only the stopping rule applies. */
export const noGuard: WatchRule = { inARow: 1, guardFrom: Number.POSITIVE_INFINITY };

/** Counting, watching and keeping, which all solvers have in common; a solver adds the work of an iteration. */
export abstract class SteppedSolver<Settings extends SolverSettings = SolverSettings> implements Solver {
  readonly settings: Settings;
  protected readonly problem: Problem;
  #iteration = 0;
  #ended: EndReason | null = null;
  #cost = noCost;
  readonly #watch: Watch;
  /** D_l, d' x n'. */
  #D: Float64Array;

  constructor(problem: Problem, settings: Settings, rule: WatchRule) {
    this.problem = problem;
    this.settings = settings;
    const entries = problem.dPrime * problem.nPrime;
    this.#D = new Float64Array(entries);
    this.#watch = new Watch(entries, settings, rule.inARow, rule.guardFrom);
    if (settings.iterations === 0) this.#ended = "iterations";
  }

  get iteration(): number {
    return this.#iteration;
  }

  get ended(): EndReason | null {
    return this.#ended;
  }

  get watched(): Watched {
    return this.#watch.watched;
  }

  get cost(): Cost {
    return this.#cost;
  }

  *iterate(): LongComputation<void> {
    if (this.#ended) return;
    const { D, cost } = yield* this.advance();
    this.#iteration++;
    this.#cost = addCosts(this.#cost, cost);
    const change = distanceBetween(D, this.#D);
    const size = sizeOf(D);
    this.#D = D;
    if (!Number.isFinite(size)) this.#ended = "diverged";
    else if (this.#watch.look(this.#iteration, change, D, size))
      this.#ended = this.#watch.watched.acted?.because === "growing" ? "over-iterating" : "settled";
    else if (this.solved) this.#ended = "solved";
    else if (this.#iteration >= this.settings.iterations) this.#ended = "iterations";
  }

  step(): void {
    finish(this.iterate());
  }

  answer(): Float64Array {
    return (this.#watch.held ?? this.#D).slice();
  }

  current(): Iterate {
    return { ...this.state(), D: this.#D.slice() };
  }

  checkpoint(): SolverCheckpoint {
    const ended = this.#ended === null ? 0 : 1 + reasons.indexOf(this.#ended);
    const numbers = Float64Array.of(this.#cost.operations, this.#cost.bytes, ended);
    return { iteration: this.#iteration, arrays: { ...this.#watch.save(), numbers, D: this.#D.slice(), ...this.save() } };
  }

  /** Takes up where a checkpoint was taken. */
  protected resume({ iteration, arrays }: SolverCheckpoint): void {
    const [operations, bytes, ended] = arrays.numbers;
    this.#iteration = iteration;
    this.#cost = { operations, bytes };
    this.#ended = ended === 0 ? null : reasons[ended - 1];
    this.#D = arrays.D.slice();
    this.#watch.restore(arrays);
  }

  /** The D of the iteration before the one under way. */
  protected get lastD(): Float64Array {
    return this.#D;
  }

  /** Whether nothing is left to do. */
  protected get solved(): boolean {
    return false;
  }

  *singularValues(): LongComputation<readonly Float64Array[]> {
    yield 1;
    return [];
  }

  /** The work of one iteration: the new D, and what it cost; preparing counts with the first. */
  protected abstract advance(): LongComputation<{ readonly D: Float64Array; readonly cost: Cost }>;
  protected abstract state(): Omit<Iterate, "D">;
  /** What a checkpoint needs beside what all solvers have, under names of the solver's own. */
  protected abstract save(): Readonly<Record<string, Float64Array>>;
}

const reasons: readonly EndReason[] = ["settled", "over-iterating", "iterations", "diverged", "solved"];

function distanceBetween(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += (a[i] - b[i]) * (a[i] - b[i]);
  return Math.sqrt(sum);
}

function sizeOf(a: Float64Array): number {
  let sum = 0;
  for (const value of a) sum += value * value;
  return Math.sqrt(sum);
}
