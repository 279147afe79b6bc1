import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { createSolver } from "../../math/create";
import { measureDiversity } from "../../math/diversity";
import { type Problem, relativeSquaredError } from "../../math/problem";
import { type SolverSettings, type Stopping, usualDistributed } from "../../math/settings";
import { problemOf, seedOf } from "../problem";
import {
  type DiversityMethod,
  type DiversityRun,
  diversityMethods,
  diversityTargets,
  type FromDiversity,
  mostRounds,
  sweptAngles,
  type ToDiversity,
} from "./messages";

/** It ends with the strictest target, or with its rounds. */
const stopping: Stopping = { iterations: mostRounds, tolerance: 0, whenSettled: "continue" };

/** Freezing, without which rounding keeps EAGLE from small errors where it needs many rounds. */
const settings: Readonly<Record<DiversityMethod, SolverSettings>> = {
  eagle: { ...usualDistributed, ...stopping },
  "gradient-descent": { kind: "gradient-descent", ...stopping },
};

/** About the share of the time that a method takes. */
const shares: Readonly<Record<DiversityMethod, number>> = { eagle: 0.05, "gradient-descent": 0.95 };

/**
 * Both methods on the problem with every angle: EAGLE first, which is the faster. Posts each as it is there.
 *
 * @throws {TypeError} for a document whose problem is not distributed.
 */
export function* sweepDiversity({ document }: ToDiversity, post: (message: FromDiversity) => void): LongComputation<void> {
  const { problem } = document;
  if (problem.kind !== "distributed") throw new TypeError("only a distributed problem has an angle");
  let done = 0;
  for (const method of diversityMethods)
    for (const angle of sweptAngles) {
      const from = done;
      done = Math.min(1, from + shares[method] / sweptAngles.length);
      const made = yield* within(from, from, problemOf({ ...document, problem: { ...problem, angle } }, null));
      post({ type: "run", run: yield* within(from, done, runMethod(made, method, angle, seedOf(document))), share: done });
    }
}

/** One method, to the strictest target or to `mostRounds`. */
export function* runMethod(problem: Problem, method: DiversityMethod, angle: number, seed: bigint): LongComputation<DiversityRun> {
  const alpha = yield* within(0, 0, measureDiversity(problem));
  const solver = createSolver(problem, settings[method], seed);
  const reached: (number | null)[] = diversityTargets.map(() => null);
  let error = Number.NaN;
  while (!solver.ended && reached.includes(null)) {
    const share = solver.iteration / mostRounds;
    yield* within(share, share, solver.iterate());
    error = relativeSquaredError(problem, solver.answer()) ?? Number.NaN;
    for (const [at, target] of diversityTargets.entries()) if (error <= target) reached[at] ??= solver.iteration;
    yield solver.iteration / mostRounds;
  }
  return { method, angle, alpha, reached, rounds: solver.iteration, error };
}
