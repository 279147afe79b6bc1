/** Course of a solver's A_l and C_l: the singular values of A_l, and the size of C_l along each singular direction. */

import { timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import type { LongComputation } from "../../../platform/numerics/progress";
import { alongDirections, type Directions, leftDirections } from "../math/directions";
import { norm, type Problem } from "../math/problem";
import type { Solver } from "../math/solver";
import { inUnits, type Units, unitsOf } from "../math/units";
import type { IterationView, Traces } from "./protocol";

/** Largest order at which A_l is measured on the way: beyond it, its singular values take longer than an iteration. */
const watchedOrder = 256;
/** Most lines of a picture; more of them would merge into an area. */
const mostTraces = 24;
/** The part of C along a direction counts as more than rounding above this share of ||C||. */
const toldApart = 1e-12;

type Kept = Omit<IterationView, "solver">;

/** Measures one solver of a problem: its A_l, and its C_l along the left singular directions of the first A. */
export class Watcher {
  /** In units in which no square overflows. */
  readonly #problem: Problem;
  readonly #units: Units;
  readonly #watched: boolean;
  #directions: Directions | null = null;

  constructor(problem: Problem) {
    this.#units = unitsOf(problem);
    this.#problem = inUnits(problem, this.#units);
    this.#watched = Math.min(problem.d, ...problem.blocks.map(({ columns }) => columns)) <= watchedOrder;
  }

  /** Both are empty for solvers that do not change A, and where A is too large to be measured every time. */
  *look(solver: Solver): LongComputation<Pick<Kept, "singularValues" | "residuals">> {
    if (!this.#watched || solver.settings.kind !== "eagle") return { singularValues: [], residuals: new Float64Array(0) };
    const singularValues = yield* solver.singularValues();
    const { C } = solver.current();
    if (!C || this.#problem.d > watchedOrder) return { singularValues, residuals: new Float64Array(0) };
    this.#directions ??= yield* leftDirections(this.#problem);
    const before = alongDirections(this.#directions, this.#problem.C);
    const told = toldApart * norm(this.#problem.C);
    const now = alongDirections(this.#directions, timesPowerOfTwo(C, -this.#units.C));
    const count = toldFromRounding(this.#directions.singularValues);
    return { singularValues, residuals: now.slice(0, count).map((size, i) => (before[i] > told ? size / before[i] : Number.NaN)) };
  }
}

/** Lines through the kept iterations. */
export function tracesOf(views: readonly Kept[]): Traces {
  const watched = views.filter(({ singularValues }) => singularValues.length > 0);
  const count = watched.length > 0 ? toldFromRounding(watched[0].singularValues[0]) : 0;
  // Directions along which C was zero at the start have no ratio.
  const directions = Array.from(watched[0]?.residuals ?? [], (share, i) => (Number.isNaN(share) ? -1 : i)).filter((i) => i >= 0);
  return {
    iteration: Float64Array.from(watched, ({ iteration }) => iteration),
    values: evenly(count).map((place) => Float64Array.from(watched, ({ singularValues: [first] }) => first[place] / first[0])),
    condition: Float64Array.from(watched, ({ singularValues }) =>
      Math.max(...singularValues.map((values, machine) => conditionOf(values, watched[0].singularValues[machine]))),
    ),
    residuals: evenly(directions.length).map((place) => Float64Array.from(watched, ({ residuals }) => residuals[directions[place]])),
  };
}

/** At most `mostTraces` of `count` indices, evenly spaced, the first and the last among them. */
function evenly(count: number): readonly number[] {
  const lines = Math.min(mostTraces, count);
  return Array.from({ length: lines }, (_, k) => (lines === 1 ? 0 : Math.round((k * (count - 1)) / (lines - 1))));
}

/** Largest over smallest of the singular values that were more than rounding at the start: those are the directions of A. */
function conditionOf(values: Float64Array, start: Float64Array): number {
  const count = toldFromRounding(start);
  return count > 0 ? values[0] / values[count - 1] : Number.NaN;
}

/** Number of values above rounding: they are square roots of eigenvalues of a Gram matrix, exact relative to the largest one. */
function toldFromRounding(values: Float64Array): number {
  const floor = 4 * values[0] * Math.sqrt(values.length * Number.EPSILON);
  return values.findLastIndex((value) => value > floor) + 1;
}
