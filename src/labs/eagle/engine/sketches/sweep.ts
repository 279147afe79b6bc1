import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import { createSolver } from "../../math/create";
import { directionsIn } from "../../math/directions";
import { columnsOf, type Problem, relativeSquaredError } from "../../math/problem";
import { type LimitedSettings, usualLimited } from "../../math/settings";
import { problemOf, seedOf } from "../problem";
import {
  type FromSketches,
  mostIterations,
  type Reached,
  type SketchRun,
  sketchRules,
  sketchSizes,
  sketchTargets,
  type ToSketches,
} from "./messages";

/** Order of A beyond which its condition number takes longer than an iteration, and is not watched. */
const watchedOrder = 256;

/** Every rule with every size, the largest sketches first: they are the fastest to end. Posts each as it is there. */
export function* sweepSketches({ document, data }: ToSketches, post: (message: FromSketches) => void): LongComputation<void> {
  const problem = yield* within(0, 0.02, problemOf(document, data));
  const n = columnsOf(problem);
  const sizes = sketchSizes(n);
  const all = sizes.flatMap((r) => sketchRules.map((_, rule) => ({ r, rule })));
  for (const [at, { r, rule }] of all.entries()) {
    const [from, to] = [at, at + 1].map((done) => 0.02 + (0.98 * done) / all.length);
    const run = yield* within(from, to, runSketch(problem, rule, r, seedOf(document)));
    post({ type: "run", run, share: to });
  }
}

/** One rule with one size, to the strictest target, to its end, or to `mostIterations`. */
export function* runSketch(problem: Problem, rule: number, r: number, seed: bigint): LongComputation<SketchRun> {
  const settings: LimitedSettings = { ...usualLimited, ...sketchRules[rule], r, iterations: mostIterations };
  const solver = createSolver({ ...problem, sketches: null }, settings, seed);
  const recorded = new Set(recordedSteps(mostIterations));
  const reached: (Reached | null)[] = sketchTargets.map(() => null);
  const watched = Math.min(problem.d, columnsOf(problem)) <= watchedOrder;
  const condition = { iteration: [] as number[], value: [] as number[] };
  let directions = 0;
  let milliseconds = 0;
  const look = function* (): LongComputation<void> {
    if (!watched) return;
    const [values] = yield* solver.singularValues();
    if (directions === 0) directions = directionsIn(values);
    if (directions === 0) return;
    condition.iteration.push(solver.iteration);
    condition.value.push(values[0] / values[directions - 1]);
  };
  yield* look();
  while (!solver.ended && reached[reached.length - 1] === null) {
    // The true D is not known, or zero: there is no error to wait for, and D settles.
    milliseconds += yield* timed(solver.iterate(), solver.iteration / mostIterations);
    const error = relativeSquaredError(problem, solver.answer());
    for (const [at, target] of sketchTargets.entries())
      if (error !== null && error <= target)
        reached[at] ??= { iterations: solver.iteration, operations: solver.cost.operations, milliseconds };
    if (recorded.has(solver.iteration) || solver.ended) yield* look();
  }
  const error = relativeSquaredError(problem, solver.answer()) ?? Number.NaN;
  return { rule, r, n: columnsOf(problem), reached, iterations: solver.iteration, ended: solver.ended ?? "solved", error, condition };
}

/** Milliseconds spent inside a computation, not between its pieces. */
function* timed(computation: LongComputation<void>, share: number): LongComputation<number> {
  let spent = 0;
  for (;;) {
    const start = performance.now();
    const { done } = computation.next();
    spent += performance.now() - start;
    if (done) return spent;
    yield share;
  }
}
