/** Two solvers on the matrix of the opening: all that its picture and its replies are made of. */
import type { FromSweep } from "../../../../platform/engine/sweep";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { createSolver } from "../../math/create";
import { directionsIn } from "../../math/directions";
import { relativeSquaredError } from "../../math/problem";
import { type SolverSettings, usualEagle } from "../../math/settings";
import { waveMatrix, waveProblem } from "./waves";

/** Iterations of each solver. */
export const mostIterations = 20;

/** One solver, by iteration from 0 on, where D = 0. */
export interface Completion {
  /** D_l, d' x n', row-major. */
  readonly answers: readonly Float64Array[];
  /** ||D_l - D||_F / ||D||_F. */
  readonly errors: readonly number[];
  /** Floating-point operations of one iteration, without what is prepared once. */
  readonly operations: number;
}

export interface TwoSolvers {
  /** X with the true D, side x side, row-major. */
  readonly matrix: Float64Array;
  /** Rank of A, and the ratio of its largest to its smallest nonzero singular value. */
  readonly rank: number;
  readonly condition: number;
  readonly eagle: Completion;
  readonly descent: Completion;
}

const endless = { iterations: mostIterations, tolerance: 0, whenSettled: "continue" } as const;

/** Settings of both, without a stopping rule. */
export const settings = {
  eagle: { ...usualEagle, ...endless },
  descent: { kind: "gradient-descent", ...endless },
} as const satisfies Record<string, SolverSettings>;

/** Posts both completions together. */
export function* compareSolvers(_: object, post: (message: FromSweep<TwoSolvers>) => void): LongComputation<void> {
  const [values] = yield* within(0, 0.1, createSolver(waveProblem(), settings.eagle, 1n).singularValues());
  const rank = directionsIn(values);
  const eagle = yield* within(0.1, 0.8, complete(settings.eagle));
  const descent = yield* within(0.8, 1, complete(settings.descent));
  post({ type: "run", run: { matrix: waveMatrix(), rank, condition: values[0] / values[rank - 1], eagle, descent }, share: 1 });
}

function* complete(rules: SolverSettings): LongComputation<Completion> {
  const problem = waveProblem();
  const solver = createSolver(problem, rules, 1n);
  const answers = [solver.current().D];
  const costs: number[] = [];
  while (!solver.ended) {
    yield* within(solver.iteration / mostIterations, (solver.iteration + 1) / mostIterations, solver.iterate());
    answers.push(solver.current().D);
    costs.push(solver.cost.operations);
  }
  const errors = answers.map((D) => Math.sqrt(relativeSquaredError(problem, D) ?? Number.NaN));
  return { answers, errors, operations: (costs[costs.length - 1] - costs[0]) / (costs.length - 1) };
}
