/** Helpers of the tests beside this file. */
import { Matrix, pseudoInverse } from "ml-matrix";
import { finish } from "../../../platform/numerics/progress";
import { svd } from "../../../platform/numerics/svd";
import { createSolver } from "./create";
import { measureDiversity } from "./diversity";
import { joined, norm, type Problem, relativeSquaredError } from "./problem";
import { type LowRankSettings, lowRankProblem } from "./problems/low-rank";
import type { Spectrum } from "./problems/spectrum";
import { type SolverSettings, usualDistributed, usualEagle, usualLimited, usualStopping } from "./settings";
import type { Iterate, Solver } from "./solver";
import { EagleWorkspace } from "./workspace";

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
  query: "all",
  noise: 0,
};

export function made(settings: Partial<LowRankSettings> = {}, seed = 1n): Problem {
  return finish(lowRankProblem({ ...smallProblem, ...settings }, seed));
}

export function asMatrix(values: Float64Array, columns: number): Matrix {
  return Matrix.from1DArray(values.length / columns, columns, values);
}

/** W* = B A^+, by ml-matrix; singular values below `floor` times the larger side and ||A|| are rounding. */
export function nystromParameter(problem: Problem, floor = 1e-9): Matrix {
  const { A, B, columns } = joined(problem);
  return asMatrix(B, columns).mmul(pseudoInverse(asMatrix(A, columns), floor));
}

const spectra: readonly Spectrum[] = ["log-uniform", "geometric", "linear", "two-levels"];

/** The error, over ||D||, at which the bound is evaluated. */
export const boundedError = 1e-9;

/** A small random problem, another one for each k, and the relative squared errors of as many iterations as the sharp bound allows. */
export function runToItsBound(k: number) {
  const [d, n] = [2 + (k % 7), 2 + ((k >> 2) % 6)];
  const rank = 2 + (k % (Math.min(d, n) - 1));
  const kappa = 10 ** (0.5 + (k % 36) / 10);
  const shape = { d, n, rank, kappa, dPrime: 1 + (k % 3), nPrime: 1 + ((k >> 1) % 3), spectrum: spectra[k % 4] };
  const problem = made(shape, BigInt(k));
  const eps = boundedError * norm(problem.D ?? new Float64Array(0));
  const bound = iterationBound(kappa, neededFactor(eps, problem.dPrime, spectralNormOfW(problem), norm(problem.C)));
  const settings = { ...usualEagle, rho: "recursive", whenSettled: "continue", iterations: bound } as const;
  return { shape, bound, errors: errorsOf(problem, createSolver(problem, settings, 1n)) };
}

function spectralNormOfW(problem: Problem): number {
  const W = Float64Array.from(nystromParameter(problem).to1DArray());
  return finish(svd(new EagleWorkspace(), W, problem.dPrime, problem.d)).singularValues[0];
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

/** tau = eps / (sqrt(d') ||W*||_2 ||C||_F): the factor that is enough for ||D_l - D*||_F <= eps. */
function neededFactor(eps: number, dPrime: number, normOfW: number, normOfC: number): number {
  return eps / (Math.sqrt(dPrime) * normOfW * normOfC);
}

/**
 * The sharp bound: ceil(ln(kappa^2 - 1) / ln(9/4)) + ceil(log2(1 + log2(1 / tau))) iterations reduce every direction by tau. The
 * first term brings kappa^2 - 1, which falls at least by 4/9 each time, to 1; from x = 1/2 on, 1 - x is squared each time.
 */
export function iterationBound(kappa: number, tau: number): number {
  if (tau >= 1) return 0;
  const conditioning = Math.max(0, Math.ceil(Math.log(kappa ** 2 - 1) / Math.log(9 / 4)));
  return conditioning + Math.ceil(Math.log2(1 + Math.log2(1 / tau)));
}

/** kappa = sigma_max / sigma_min+, over singular values above `floor` of the largest; NaN for a zero matrix. */
export function conditionNumber(singularValues: Float64Array, floor = 1e-8): number {
  const largest = singularValues[0];
  const positive = singularValues.filter((value) => value > floor * largest);
  return largest > 0 ? largest / positive[positive.length - 1] : Number.NaN;
}

/** Definition 1. */
export function diversity(problem: Pick<Problem, "d" | "blocks">): number {
  return finish(measureDiversity(problem));
}
