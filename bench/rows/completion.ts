/** The hidden block of a matrix: EAGLE against the pseudo-inverse of ml-matrix and against our own direct least squares. */

import { Matrix, pseudoInverse } from "ml-matrix";
import { recursionIterations } from "../../src/labs/eagle/math/bound";
import { createSolver } from "../../src/labs/eagle/math/create";
import { type Problem, relativeSquaredError } from "../../src/labs/eagle/math/problem";
import { lowRankProblem } from "../../src/labs/eagle/math/problems/low-rank";
import { type SolverSettings, usualEagle, usualStopping } from "../../src/labs/eagle/math/settings";
import { kernelVersion } from "../../src/labs/eagle/math/workspace";
import { finish } from "../../src/platform/numerics/progress";
import { compare, type Effort } from "../measure";
import type { Measurement, Row } from "../row";

const target = 1e-20;
const kappa = 100;

/** Once for ml-matrix at 512, which takes long. */
export const completion: Measurement = {
  id: "completion",
  kernels: kernelVersion,
  measure: () => [...measureSize(240, { rounds: 5, warmups: 1 }), ...measureSize(512, { rounds: 3, warmups: 1 })],
};

function measureSize(n: number, effort: Effort): Row[] {
  const shape = { d: n, n, dPrime: 2, nPrime: 2, rank: n, kappa };
  const problem = finish(lowRankProblem({ ...shape, distribution: "svd", spectrum: "log-uniform", query: "all", noise: 0 }, 1n));
  const eagle: SolverSettings = { ...usualEagle, normalised: true, whenSettled: "continue" };
  const direct: SolverSettings = { kind: "direct", ...usualStopping };
  const iterations = iterationsTo(problem, eagle);
  iterationsTo(problem, direct);
  const [{ A, B }] = problem.blocks;
  const [a, b, c] = [Matrix.from1DArray(n, n, A), Matrix.from1DArray(2, n, B), Matrix.from1DArray(n, 2, problem.C)];
  const [ours, qr, peer] = compare(
    [
      { name: `EAGLE, ${iterations} iterations`, run: () => void iterationsTo(problem, eagle) },
      { name: "direct least squares", run: () => void iterationsTo(problem, direct) },
      { name: "ml-matrix pseudoInverse", run: () => void b.mmul(pseudoInverse(a)).mmul(c) },
    ],
    effort,
  );
  const row = (other: typeof peer): Row => ({
    id: "completion",
    work: `D to a squared error of 1e-20, ${n} x ${n}, kappa ${kappa}`,
    ours,
    peer: other,
    ratio: other.milliseconds / ours.milliseconds,
    relation: ">=",
    bound: null,
    note: `${n} x ${n}: ${breakEven(Math.floor((iterations * other.milliseconds) / ours.milliseconds))} of ${other.name}, which does not depend on kappa`,
  });
  return [row(peer), row(qr)];
}

/** Powers of ten of kappa, beyond which float64 does not tell a small singular value from rounding. */
const mostDecades = 15;

/** Up to which condition number EAGLE takes no longer, where so many of its iterations take as long as the other. */
function breakEven(affordable: number): string {
  const decades = Array.from({ length: 10 * mostDecades + 1 }, (_, tenth) => tenth / 10);
  const last = decades.findLast((decade) => recursionIterations(10 ** decade, Math.sqrt(target)) <= affordable);
  const time = `${affordable} iterations of EAGLE take the time`;
  if (last === undefined) return `EAGLE breaks even at no kappa: ${time}`;
  if (last === mostDecades) return `EAGLE is ahead at every kappa up to 1e${mostDecades}: ${time}`;
  return `EAGLE breaks even at a kappa of ${(10 ** last).toPrecision(2)}: ${time}`;
}

/** Solves until the target is reached, and says after how many iterations. */
function iterationsTo(problem: Problem, settings: SolverSettings): number {
  const solver = createSolver(problem, settings, 1n);
  while (!solver.ended) {
    solver.step();
    if ((relativeSquaredError(problem, solver.answer()) ?? 1) <= target) return solver.iteration;
  }
  throw new Error(`${settings.kind} did not reach ${target} on ${problem.d} x ${problem.d}`);
}
