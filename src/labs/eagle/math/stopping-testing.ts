/** Problems on which solvers must not stop too early, and their largest error when they report that D has settled. */

import fc from "fast-check";
import { timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import { finish } from "../../../platform/numerics/progress";
import { svd } from "../../../platform/numerics/svd";
import { createSolver } from "./create";
import { columnsOf, joined, norm, type Problem, squaredDistance, wholeProblem } from "./problem";
import { type SolverSettings, usualEagle, usualLimited, usualStopping } from "./settings";
import type { Solver } from "./solver";
import { asMatrix, nystromParameter } from "./testing";

import { EagleWorkspace } from "./workspace";

export const structures = ["sparse", "banded", "permuted", "arrow", "graded", "two levels", "rank-deficient", "blocks"] as const;

/** A problem by its numbers alone, so that a property can shrink it. */
export interface Drawn {
  readonly structure: (typeof structures)[number];
  readonly d: number;
  readonly n: number;
  /** log10 of the condition number, where the structure leaves it open. */
  readonly decades: number;
  /** Whether B lies in the row space of A. */
  readonly consistent: boolean;
  /** Whether C is one unit vector, which many structures send to zero at first. */
  readonly unitQuery: boolean;
  /** A, B and C are multiplied by 2 to these. */
  readonly exponents: readonly [number, number, number];
  readonly seed: number;
}

/** Numbers in [-1, 1), the same for the same seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return 2 * (((t ^ (t >>> 14)) >>> 0) / 4294967296) - 1;
  };
}

export function problemOf(drawn: Drawn): Problem {
  const { d, n, consistent, unitQuery, exponents, seed } = drawn;
  const next = numbersOf(seed);
  const A = matrixOf(drawn, next);
  const [dPrime, nPrime] = [2, 2];
  const random = (count: number) => Float64Array.from({ length: count }, next);
  const W = random(dPrime * d);
  const B = consistent ? Float64Array.from(asMatrix(W, d).mmul(asMatrix(A, n)).to1DArray()) : random(dPrime * n);
  const unit = new Float64Array(d * nPrime);
  for (let j = 0; j < nPrime; j++) unit[Math.floor((Math.abs(next()) * d) % d) * nPrime + j] = 1;
  const C = unitQuery ? unit : random(d * nPrime);
  const [a, b, c] = [A, B, C].map((values, part) => timesPowerOfTwo(values, exponents[part]));
  return wholeProblem({ d, n, dPrime, nPrime }, { A: a, B: b, C: c, D: null });
}

function matrixOf({ structure, d, n, decades }: Drawn, next: () => number): Float64Array {
  const A = new Float64Array(d * n);
  const fill = (entry: (i: number, j: number) => number) => {
    for (let i = 0; i < d; i++) for (let j = 0; j < n; j++) A[i * n + j] = entry(i, j);
  };
  const least = Math.min(d, n);
  const level = (i: number) => 10 ** ((-decades * i) / Math.max(1, least - 1));
  switch (structure) {
    case "sparse":
      fill((i, j) => (i === j || next() > 0.7 ? next() : 0));
      break;
    case "banded":
      fill((i, j) => (i === j ? 2.2 : Math.abs(i - j) === 1 ? 1 : 0));
      break;
    case "permuted":
      fill((i, j) => ((i * 7 + 3) % least === j % least ? level(i % least) : 0));
      break;
    case "arrow":
      fill((i, j) => (i === j ? 1 + i : i === 0 || j === 0 ? next() : 0));
      break;
    case "graded":
      fill((i, j) => (i === j ? level(i) : 0));
      break;
    case "blocks":
      fill((i, j) => (Math.floor(i / 3) === Math.floor(j / 3) ? next() * level(Math.floor(i / 3) * 3) : 0));
      break;
    case "two levels":
    case "rank-deficient": {
      const rank = structure === "two levels" ? least : Math.max(1, Math.ceil(least / 2));
      const [left, right] = [d, n].map((rows) => orthonormal(Float64Array.from({ length: rows * rank }, next), rows, rank));
      fill((i, j) => {
        let sum = 0;
        for (let k = 0; k < rank; k++) {
          const value = structure === "two levels" ? (k < rank / 2 ? 1 : 10 ** -decades) : 10 ** ((-Math.min(2, decades) * k) / rank);
          sum += left[i * rank + k] * value * right[j * rank + k];
        }
        return sum;
      });
    }
  }
  return A;
}

/** Columns by Gram and Schmidt, twice. */
function orthonormal(values: Float64Array, rows: number, columns: number): Float64Array {
  for (let k = 0; k < columns; k++)
    for (let pass = 0; pass < 2; pass++) {
      for (let l = 0; l < k; l++) {
        let dot = 0;
        for (let i = 0; i < rows; i++) dot += values[i * columns + k] * values[i * columns + l];
        for (let i = 0; i < rows; i++) values[i * columns + k] -= dot * values[i * columns + l];
      }
      let size = 0;
      for (let i = 0; i < rows; i++) size += values[i * columns + k] ** 2;
      for (let i = 0; i < rows; i++) values[i * columns + k] /= Math.sqrt(size);
    }
  return values;
}

/** The error of a solver, beside the largest one allowed. */
export interface Outcome {
  readonly solver: Solver;
  /** ||D - D of direct||_F over ||B A^+||_F ||C||_F. */
  readonly distance: number;
  /**
   * The largest distance that is settled: max(1e-8, 100 kappa 2^-52), and more where B leaves the row space of A. A residual H - X G
   * up to 1e-14 ||G|| ||X|| leaves 1e-14 kappa^2 to solvers whose equations are the normal ones.
   */
  readonly allowed: number;
  readonly kappa: number;
}

/** Solves a drawn problem; distances are measured at the scale of 1, where nothing overflows. */
export function outcomeOf(drawn: Drawn, settings: SolverSettings): Outcome {
  const plain = problemOf({ ...drawn, exponents: [0, 0, 0] });
  const { A, B, columns } = joined(plain);
  const values = finish(svd(new EagleWorkspace(), A, plain.d, columns)).singularValues;
  const rounding = Math.max(plain.d, columnsOf(plain)) * Number.EPSILON * values[0];
  const smallest = values.findLast((value) => value > rounding) ?? values[0];
  const kappa = values[0] / smallest;
  const W = nystromParameter(plain, Number.EPSILON);
  const outside = norm(
    Float64Array.from(
      asMatrix(B, columns)
        .sub(W.mmul(asMatrix(A, columns)))
        .to1DArray(),
    ),
  );
  const size = W.norm() * norm(plain.C);
  const direct = createSolver(plain, { kind: "direct", iterations: 1, tolerance: 0, whenSettled: "stop" }, 1n);
  direct.step();
  const solver = createSolver(problemOf(drawn), settings, 1n);
  while (!solver.ended) solver.step();
  const [a, b, c] = drawn.exponents;
  const answer = timesPowerOfTwo(solver.answer(), a - b - c);
  const extra = (kappa ** 2 * Number.EPSILON * outside * norm(plain.C)) / values[0] / size;
  const distance = Math.sqrt(squaredDistance(answer, direct.answer())) / size;
  const squared = ["conjugate-gradients", "gradient-descent", "sketch-sgd"].includes(settings.kind) ? 1e-14 * kappa ** 2 : 0;
  return { solver, distance, allowed: Math.max(1e-8, 100 * kappa * Number.EPSILON) + extra + squared, kappa };
}

export const stopping = { ...usualStopping, iterations: 400 };

/** A solver, and the problems that it is held to: kappa at most, and B in the row space of A where sketches are biased otherwise. */
export interface Asked {
  readonly settings: SolverSettings;
  readonly kappa?: number;
  readonly consistent?: true;
}

export const asked: readonly Asked[] = [
  { settings: { ...usualEagle, ...stopping } },
  { settings: { ...usualEagle, ...stopping, rho: "power" } },
  { settings: { ...usualEagle, ...stopping, normalised: true } },
  { settings: { ...usualEagle, ...stopping, form: "estimation" } },
  { settings: { kind: "newton-schulz", ...stopping } },
  { settings: { kind: "lsmr", ...stopping } },
  { settings: { kind: "conjugate-gradients", ...stopping }, kappa: 1e4 },
  { settings: { kind: "gradient-descent", ...stopping, iterations: 1500 }, kappa: 1e4 },
  { settings: { ...usualLimited, ...stopping, r: 5 }, consistent: true },
  { settings: { ...usualLimited, ...stopping, r: 5, rescaled: true, sketch: "orthonormal" }, consistent: true },
  { settings: { kind: "sketch-sgd", r: 5, ...stopping, iterations: 1500 }, kappa: 1e4, consistent: true },
];

const exponent = fc.integer({ min: -400, max: 400 });
export const drawn: fc.Arbitrary<Drawn> = fc.record({
  structure: fc.constantFrom(...structures),
  d: fc.integer({ min: 2, max: 14 }),
  n: fc.integer({ min: 2, max: 14 }),
  decades: fc.double({ min: 0, max: 8, noNaN: true }),
  consistent: fc.boolean(),
  unitQuery: fc.boolean(),
  // D itself must be no subnormal number.
  exponents: fc.tuple(exponent, exponent, exponent).filter(([a, b, c]) => Math.abs(b + c - a) <= 900),
  seed: fc.nat(),
});

/** Whether a solver reports that D has settled though it has not. */
export function isWrong({ solver, distance, allowed, kappa }: Outcome, { kappa: most = Number.POSITIVE_INFINITY }: Asked): boolean {
  return solver.ended === "settled" && solver.caveat === null && kappa <= most && !(distance <= allowed);
}
