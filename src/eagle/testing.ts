/** Helpers of the tests beside this file. */
import { Matrix, pseudoInverse } from "ml-matrix";
import { finish } from "../numerics/progress";
import { joined, type Problem, relativeSquaredError } from "./problem";
import { type LowRankSettings, lowRankProblem } from "./problems/low-rank";
import { type SolverSettings, usualDistributed, usualEagle, usualLimited, usualStopping } from "./settings";
import type { Iterate, Solver } from "./solver";

export function flat(rows: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from(rows.flat());
}

export function largestEntry(...matrices: readonly Float64Array[]): number {
  return Math.max(...matrices.map((matrix) => matrix.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)));
}

/** The state after each of the next iterations. */
export function iterates(solver: Solver, count: number): Iterate[] {
  return Array.from({ length: count }, () => {
    solver.step();
    return solver.current();
  });
}

/** Relative squared errors after each iteration, until the solver ends. */
export function errorsOf(problem: Problem, solver: Solver): number[] {
  const errors: number[] = [];
  while (!solver.ended) {
    solver.step();
    errors.push(relativeSquaredError(problem, solver.answer()) ?? Number.NaN);
  }
  return errors;
}

/** The first iteration at or below a relative squared error; NaN where there is none. */
export function first(errors: readonly number[], target: number): number {
  const at = errors.findIndex((error) => error <= target);
  return at < 0 ? Number.NaN : at + 1;
}

export const smallProblem: LowRankSettings = {
  d: 12,
  n: 14,
  dPrime: 2,
  nPrime: 3,
  rank: 10,
  distribution: "svd",
  kappa: 20,
  spectrum: "log-uniform",
  noise: 0,
};

export function made(settings: Partial<LowRankSettings> = {}, seed = 1n): Problem {
  return finish(lowRankProblem({ ...smallProblem, ...settings }, seed));
}

export function asMatrix(values: Float64Array, columns: number): Matrix {
  return Matrix.from1DArray(values.length / columns, columns, values);
}

/** W* = B A^+, by ml-matrix. */
export function nystromParameter(problem: Problem): Matrix {
  const { A, B, columns } = joined(problem);
  return asMatrix(B, columns).mmul(pseudoInverse(asMatrix(A, columns), 1e-9));
}

/** One of every kind and regime, for what must hold of all. */
export const everySolver: readonly SolverSettings[] = [
  { ...usualEagle, rho: "power" },
  { ...usualEagle, form: "estimation" },
  { ...usualDistributed },
  { ...usualDistributed, normalised: false, accelerated: false, rho: "power" },
  { ...usualLimited, r: 5 },
  { ...usualLimited, r: 5, sketch: "orthonormal", rescaled: true },
  { ...usualLimited, r: 5, rho: "power" },
  { kind: "gradient-descent", ...usualStopping },
  { kind: "conjugate-gradients", ...usualStopping },
  { kind: "lsmr", ...usualStopping },
  { kind: "sketch-sgd", r: 5, ...usualStopping },
  { kind: "newton-schulz", ...usualStopping },
  { kind: "direct", ...usualStopping },
];
