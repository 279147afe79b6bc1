import { DimensionError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import type { Problem } from "../problem";
import { load, transposeOf } from "../products";
import { spectralNorm } from "../rho";
import { EagleWorkspace } from "../workspace";
import { MatrixDraws } from "./draws";
import { scaledColumns } from "./low-rank";
import { singularValuesOf } from "./spectrum";

export interface DistributedDataSettings {
  readonly machines: number;
  readonly d: number;
  /** n_mu, at least core + tilted. */
  readonly columns: number;
  readonly dPrime: number;
  readonly nPrime: number;
  /** Directions that all ranges share. */
  readonly core: number;
  /** Further directions of every range, k, which `alpha` tilts apart. */
  readonly tilted: number;
  /** Definition 1: above 0 and at most 1/M, or 1; see `angleOf`. */
  readonly alpha: number;
  /** Condition number of every A^mu. */
  readonly kappa: number;
}

/**
 * Machines with ranges span[core, cos(phi) u_k + sin(phi) t_k^mu] for shared u_k and private t_k^mu: pairwise cosines
 * cos(phi)^2 give alpha = sin(phi)^2 / M. For alpha = 1 all ranges are span[core, u_k].
 *
 * Singular values of A^mu are log-uniform from 1 to 1/kappa, along directions turned at random within the range; A^mu and B^mu are
 * divided by ||A^mu||_2. W = Gaussian / sqrt(d), projected onto the ranges together; C = Gaussian / sqrt(dimensions) in them;
 * B^mu = W A^mu, D = W C.
 *
 * @param seed  streams: 0 all directions, 1 W, 2 C, and from 8 mu + 8 for machine mu: turn, right vectors, spectrum.
 * @throws {DimensionError} where directions, columns or alpha cannot be had.
 */
export function* distributedProblem(settings: DistributedDataSettings, seed: bigint): LongComputation<Problem> {
  const { machines, d, columns, dPrime, nPrime, core, tilted, kappa } = settings;
  const cosine = requirePossible(settings);
  const rank = core + tilted;
  const workspace = new EagleWorkspace();
  const draws = new MatrixDraws(workspace, seed);
  const together = directionsNeeded(settings);
  // Rows are easier to take apart: directions as rows of d entries.
  const all = transposeOf(yield* within(0, 0.3, draws.orthonormal(0, d, together)), d, together);
  const blocks = [];
  for (let mu = 0; mu < machines; mu++) {
    const base = 8 * mu + 8;
    const range = rangeOf(all, mu, settings, cosine);
    const turn = yield* draws.orthonormal(base, rank, rank);
    const U = draws.product(transposeOf(range, rank, d), turn, d, rank, rank);
    const V = yield* draws.orthonormal(base + 1, columns, rank);
    const s = singularValuesOf("log-uniform", rank, kappa, draws.uniforms(base + 2, rank));
    const A = draws.product(scaledColumns(U, s), transposeOf(V, columns, rank), d, rank, columns);
    const length = workspace.mark();
    const norm = yield* spectralNorm(workspace, load(workspace, A, d, columns));
    workspace.release(length);
    blocks.push({ A: A.map((value) => value / norm), B: new Float64Array(0), columns });
    yield 0.3 + (0.6 * (mu + 1)) / machines;
  }
  const basis = jointBasis(all, settings, cosine);
  const seen = basis.length / d;
  const free = draws.normals(1, dPrime * d).map((value) => value / Math.sqrt(d));
  const W = draws.product(draws.product(free, transposeOf(basis, seen, d), dPrime, d, seen), basis, dPrime, seen, d);
  const coefficients = draws.normals(2, seen * nPrime).map((value) => value / Math.sqrt(seen));
  const C = draws.product(transposeOf(basis, seen, d), coefficients, d, seen, nPrime);
  return {
    d,
    dPrime,
    nPrime,
    blocks: blocks.map(({ A }) => ({ A, B: draws.product(W, A, dPrime, d, columns), columns })),
    C,
    D: draws.product(W, C, dPrime, d, nPrime),
    sketches: null,
  };
}

/** rank x d: the rows that span machine mu's range. */
function rangeOf(all: Float64Array, mu: number, { d, core, tilted }: DistributedDataSettings, cosine: number): Float64Array {
  const result = all.slice(0, (core + tilted) * d);
  const sine = Math.sqrt(1 - cosine * cosine);
  if (sine === 0) return result;
  for (let k = 0; k < tilted; k++) {
    const shared = (core + k) * d;
    const own = (core + (mu + 1) * tilted + k) * d;
    for (let i = 0; i < d; i++) result[shared + i] = cosine * all[shared + i] + sine * all[own + i];
  }
  return result;
}

/**
 * Orthonormal rows that span all ranges together: the core, and for each k the M directions a_mu = cos(phi) u_k + sin(phi) t_k^mu
 * times G^(-1/2), where G = sin(phi)^2 I + cos(phi)^2 11^T holds their cosines.
 */
function jointBasis(all: Float64Array, settings: DistributedDataSettings, cosine: number): Float64Array {
  const { d, core, tilted, machines } = settings;
  if (cosine === 1) return all.subarray(0, (core + tilted) * d);
  const sine = Math.sqrt(1 - cosine * cosine);
  const shift = (1 / Math.sqrt(sine * sine + machines * cosine * cosine) - 1 / sine) / machines;
  const result = new Float64Array((core + tilted * machines) * d);
  result.set(all.subarray(0, core * d));
  const ranges = Array.from({ length: machines }, (_, mu) => rangeOf(all, mu, settings, cosine).subarray(core * d));
  const sum = ranges[0].map((_, at) => ranges.reduce((total, range) => total + range[at], 0));
  for (const [mu, range] of ranges.entries()) {
    const own = range.map((value, at) => value / sine + shift * sum[at]);
    result.set(own, (core + mu * tilted) * d);
  }
  return result;
}

/** Orthonormal directions that a problem is made of. */
export function directionsNeeded({ core, tilted, machines, alpha }: DistributedDataSettings): number {
  return core + tilted * (alpha === 1 ? 1 : machines + 1);
}

/** cos(phi); 1 where ranges are equal. */
function requirePossible(settings: DistributedDataSettings): number {
  const { machines, d, columns, core, tilted, alpha } = settings;
  const cosine = cosineOf(alpha, machines);
  if (cosine === null)
    throw new DimensionError(`alpha must be 1, or above 0 and at most 1/${machines} with ${machines} machines, got ${alpha}`);
  const needed = directionsNeeded(settings);
  if (needed > d) throw new DimensionError(`d must be at least ${needed} for these ranges, got ${d}`);
  if (core + tilted > columns) throw new DimensionError(`a machine needs at least ${core + tilted} columns, got ${columns}`);
  return cosine;
}

/**
 * cos(phi) of the ranges with this alpha: sqrt(1 - M alpha), 1 for alpha = 1; null for values that two private directions at a
 * common cosine cannot give.
 */
export function cosineOf(alpha: number, machines: number): number | null {
  if (alpha === 1) return 1;
  // 1/M times M need not be 1.
  const squaredSine = alpha * machines;
  return alpha > 0 && squaredSine <= 1 + 1e-12 && machines > 1 ? Math.sqrt(Math.max(0, 1 - squaredSine)) : null;
}
