import type { LongComputation } from "../../../../platform/numerics/progress";
import { within } from "../../../../platform/numerics/progress";
import { type Problem, wholeProblem } from "../problem";
import { transposeOf } from "../products";
import { purposes } from "../streams";
import { EagleWorkspace } from "../workspace";
import { type Distribution, drawFactors } from "./distributions";
import { MatrixDraws } from "./draws";
import { type Spectrum, singularValuesOf } from "./spectrum";

export type Query = "all" | "large";

export interface LowRankSettings {
  readonly d: number;
  readonly n: number;
  readonly dPrime: number;
  readonly nPrime: number;
  /** Of A and of X, at most min(d, n). */
  readonly rank: number;
  /** "svd" draws A = U diag(s) V^T with the spectrum; the others draw X from its factors, without control of kappa. */
  readonly distribution: Distribution;
  /** kappa of A, for "svd". */
  readonly kappa: number;
  /** For "svd". */
  readonly spectrum: Spectrum;
  /** For "svd": C along all singular directions of A alike, or along each in proportion to its singular value, of the same size in all. */
  readonly query: Query;
  /** Standard deviation of Gaussian noise on A, B and C; the true D stays without. */
  readonly noise: number;
}

/**
 * A random X = [A C; B D] of which A has the whole rank, so that D = B A^+ C where there is no noise.
 *
 * With "svd", A = U diag(s) V^T with orthonormal U (d x r), V (n x r); W = Gaussian / sqrt(d), projected onto range(A);
 * C = U Gaussian / sqrt(r), or U diag(s / rms s) Gaussian / sqrt(r); B = W A, D = W C.
 *
 * @param seed  streams: 0 U, 1 V, 2 the spectrum, 3 W, 4 C; 5 and 6 the factors of the other distributions.
 */
export function* lowRankProblem(settings: LowRankSettings, seed: bigint): LongComputation<Problem> {
  const workspace = new EagleWorkspace();
  const draws = new MatrixDraws(workspace, seed);
  const { distribution } = settings;
  const exact = distribution === "svd" ? yield* fromSpectrum(settings, draws) : fromFactors(settings, distribution, draws);
  return settings.noise > 0 ? withNoise(exact, settings.noise, new MatrixDraws(workspace, seed, purposes.noise)) : exact;
}

function* fromSpectrum(
  { d, n, dPrime, nPrime, rank, kappa, spectrum, query }: LowRankSettings,
  draws: MatrixDraws,
): LongComputation<Problem> {
  const U = yield* within(0, 0.4, draws.orthonormal(0, d, rank));
  const V = yield* within(0.4, 0.8, draws.orthonormal(1, n, rank));
  const s = singularValuesOf(spectrum, rank, kappa, draws.uniforms(2, rank));
  const A = draws.product(scaledColumns(U, s), transposeOf(V, n, rank), d, rank, n);
  const UT = transposeOf(U, d, rank);
  const free = draws.normals(3, dPrime * d).map((value) => value / Math.sqrt(d));
  const W = draws.product(draws.product(free, U, dPrime, d, rank), UT, dPrime, rank, d);
  const touched = query === "large" ? inProportion(s) : s.map(() => 1);
  const coefficients = draws.normals(4, rank * nPrime).map((value, at) => (value * touched[Math.floor(at / nPrime)]) / Math.sqrt(rank));
  const C = draws.product(U, coefficients, d, rank, nPrime);
  const B = draws.product(W, A, dPrime, d, n);
  const D = draws.product(W, C, dPrime, d, nPrime);
  return wholeProblem({ d, n, dPrime, nPrime }, { A, B, C, D });
}

/** s divided by its root mean square. */
function inProportion(s: Float64Array): Float64Array {
  const size = Math.sqrt(s.reduce((sum, value) => sum + value * value, 0) / s.length);
  return s.map((value) => value / size);
}

/** X = R_1 R_2^T / sqrt(r), cut into its blocks. */
function fromFactors(settings: LowRankSettings, distribution: Exclude<Distribution, "svd">, draws: MatrixDraws): Problem {
  const { d, n, dPrime, nPrime, rank } = settings;
  const left = drawFactors(distribution, draws, 5, d + dPrime, rank);
  const right = drawFactors(distribution, draws, 6, n + nPrime, rank);
  const across = transposeOf(right, n + nPrime, rank);
  const X = draws.product(left, across, d + dPrime, rank, n + nPrime).map((value) => value / Math.sqrt(rank));
  return cut(X, { d, n, dPrime, nPrime });
}

/** X, (d + d') x (n + n'), as its four blocks. */
export function cut(X: Float64Array, sizes: { d: number; n: number; dPrime: number; nPrime: number }): Problem {
  const { d, n, dPrime, nPrime } = sizes;
  const block = (row: number, rows: number, column: number, columns: number) => {
    const result = new Float64Array(rows * columns);
    for (let i = 0; i < rows; i++) {
      const from = (row + i) * (n + nPrime) + column;
      result.set(X.subarray(from, from + columns), i * columns);
    }
    return result;
  };
  return wholeProblem(sizes, {
    A: block(0, d, 0, n),
    B: block(d, dPrime, 0, n),
    C: block(0, d, n, nPrime),
    D: block(d, dPrime, n, nPrime),
  });
}

function withNoise(problem: Problem, deviation: number, draws: MatrixDraws): Problem {
  const noisy = (values: Float64Array, index: number) => {
    const noise = draws.normals(index, values.length);
    return values.map((value, at) => value + deviation * noise[at]);
  };
  const blocks = problem.blocks.map(({ A, B, columns }, mu) => ({ A: noisy(A, 1 + 2 * mu), B: noisy(B, 2 + 2 * mu), columns }));
  return { ...problem, blocks, C: noisy(problem.C, 0) };
}

/** X diag(s). */
export function scaledColumns(X: Float64Array, s: Float64Array): Float64Array {
  return X.map((value, at) => value * s[at % s.length]);
}
