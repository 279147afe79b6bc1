/**
 * The range and the null space of Lambda (paper notes, section 4.9): two functions fit the data equally well exactly when
 * their difference lies in the null space.
 */
import { cholesky } from "../../../../platform/numerics/cholesky";
import { SingularError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { type EigenHelp, symmetricEigen } from "../../../../platform/numerics/symmetric-eigen";
import { leastOrder } from "../eigenvalues/least-order";
import type { Workspace } from "../workspace";
import { scaledBasis } from "./out-of-units";
import type { SecondMoment } from "./second-moment";
import { describeInUnits, describeSpectrum, keepSpectrum, type Spectrum, spectrumApart, unitsDecide } from "./spectrum";
import { featureFactors, unitsOf } from "./units";

/** Feature space as the sum of the null space and its complement. */
export interface FeatureParts {
  /** Eigenvalues ascending, rank and nullity by the common rule. */
  readonly spectrum: Spectrum;
  /** psi x psi, row-major, orthonormal rows of which the first `nullity` span the null space. */
  readonly vectors: Float64Array;
}

/**
 * These parts for Lambda = sum_i eigenvalue_i v_i v_i^T: row i is the eigenvector of eigenvalue i, unless rescaled
 * coordinates decided the rank.
 */
export interface Decomposition extends FeatureParts {
  /**
   * L of Lambda = L L^T, psi x psi, row-major, for full rank and many features: it gives the same certificates as the
   * eigenvectors at a tenth of their work, and `vectors` is empty. Null otherwise.
   */
  readonly factor: Float64Array | null;
  /** The decomposition in rescaled coordinates, where these decided the rank; null otherwise. */
  readonly inUnits: DirectionsInUnits | null;
}

/** D Lambda D = sum_i eigenvalue_i v_i v_i^T, with the eigenvalues of `spectrum.inUnits`. */
export interface DirectionsInUnits {
  /** The diagonal of D. */
  readonly factors: Float64Array;
  /** psi x psi, row-major: row i is the unit eigenvector of eigenvalue i. */
  readonly vectors: Float64Array;
}

/**
 * Number of features from which eigenvectors take a good part of a second, and the eigenvalues alone are computed by another method:
 * the spectrum is that of `spectrumOfMoment`, and for full rank there are no eigenvectors.
 */
const manyFeatures = leastOrder;

/**
 * The eigenvectors of Lambda, for any number of samples: 6 s at psi = 2176, 15 ms at psi = 288, and 8 psi^2 bytes. Where
 * rescaled coordinates decide the rank, three times that: the null space is that of D Lambda D, transformed back. For full
 * rank, the eigenvalues and a factor: 1.2 s at psi = 2176, and the factor alone where the spectrum is known.
 *
 * @param workspace  for the computation alone: the moment may be in another one.
 * @param help  helper threads, which change no bit.
 * @throws {TooLargeError} when 16 psi^2 bytes do not fit in the workspace.
 */
export function* decomposeMoment(
  workspace: Workspace,
  moment: SecondMoment,
  help: EigenHelp | null = null,
): LongComputation<Decomposition> {
  const decomposition = yield* decompose(workspace, moment, help);
  keepSpectrum(moment, decomposition.spectrum);
  return decomposition;
}

function* decompose(workspace: Workspace, moment: SecondMoment, help: EigenHelp | null): LongComputation<Decomposition> {
  const { psi, count } = moment;
  const units = unitsOf(moment.squares);
  const apart = psi >= manyFeatures ? yield* within(0, 0.2, spectrumApart(workspace, moment)) : null;
  if (apart?.nullity === 0 && !apart.inUnits) {
    const factor = yield* within(0.2, 1, factorOf(workspace, moment));
    if (factor) return { spectrum: apart, vectors: new Float64Array(0), factor, inUnits: null };
  }
  const lambda = moment.lambda();
  yield 0.2;
  const { values, vectors } = yield* within(0.2, units ? 0.4 : 0.9, symmetricEigen(workspace, lambda, psi, help));
  const own = apart ?? describeSpectrum(values, count, psi);
  if (!unitsDecide(own, units)) return { spectrum: own, vectors, factor: null, inUnits: null };
  const scaled = yield* within(0.4, 0.8, symmetricEigen(workspace, moment.lambda(units), psi, help));
  const spectrum = own.inUnits ? own : describeInUnits(own, scaled.values);
  const inUnits = { factors: featureFactors(units), vectors: scaled.vectors };
  // For full rank any basis serves, and this one is available.
  if (spectrum.nullity === 0) return { spectrum, vectors, factor: null, inUnits };
  const free = scaled.vectors.subarray(0, spectrum.nullity * psi);
  return { spectrum, vectors: yield* within(0.8, 1, scaledBasis(workspace, free, inUnits.factors)), factor: null, inUnits };
}

/** Null where Lambda is numerically not positive definite. */
function* factorOf(workspace: Workspace, moment: SecondMoment): LongComputation<Float64Array | null> {
  try {
    return yield* cholesky(workspace, moment.lambda(), moment.psi);
  } catch (error) {
    if (error instanceof SingularError) return null;
    throw error;
  }
}

/**
 * The parts for functions written as u = p / S: p = S u is undetermined where u lies in S^-1 ker Lambda, and the other part
 * is its orthogonal complement S range(Lambda), in which gradient descent on u moves.
 *
 * @param scale  the diagonal of S, `pairScale`.
 */
export function* partsInScale(workspace: Workspace, parts: FeatureParts, scale: Float64Array): LongComputation<FeatureParts> {
  const { spectrum, vectors } = parts;
  const { psi, nullity } = spectrum;
  if (nullity === 0) return { spectrum, vectors };
  const inverse = scale.map((value) => 1 / value);
  return { spectrum, vectors: yield* scaledBasis(workspace, vectors.subarray(0, nullity * psi), inverse) };
}

/** Lengths of the two parts of a difference of functions, root sums of squares over outputs. */
export interface SplitDifference {
  /** In the range of Lambda. */
  readonly inRange: number;
  /** In the null space of Lambda. */
  readonly inNull: number;
}

/**
 * The projection on the null space of Lambda, small and fast enough for every recorded step of a training run: plain
 * arrays, and the smaller one of the two bases.
 */
export class FreeSpace {
  readonly psi: number;
  readonly nullity: number;
  /** Orthonormal rows of length psi. */
  readonly #basis: Float64Array;
  /** The span of the rows: the null space or, when that is more than half of the dimensions, the range. */
  readonly #of: "null space" | "range";

  constructor({ spectrum, vectors }: FeatureParts) {
    const { psi, nullity } = spectrum;
    this.psi = psi;
    this.nullity = nullity;
    this.#of = 2 * nullity <= psi ? "null space" : "range";
    this.#basis = this.#of === "null space" ? vectors.slice(0, nullity * psi) : vectors.slice(nullity * psi);
  }

  /** The part of a vector of feature space in the null space, as a copy. */
  project(row: Float64Array): Float64Array {
    const rest = row.slice();
    this.#remove(rest, 1);
    return this.#of === "range" ? rest : row.map((value, i) => value - rest[i]);
  }

  /**
   * Both parts of p - p'.
   *
   * @param difference  outputs x psi, row-major.
   */
  split(difference: Float64Array, outputs: number): SplitDifference {
    const rest = difference.slice();
    const removed = Math.sqrt(this.#remove(rest, outputs));
    const left = Math.sqrt(dot(rest, 0, rest, 0, rest.length));
    return this.#of === "range" ? { inRange: removed, inNull: left } : { inRange: left, inNull: removed };
  }

  /**
   * Removes the basis from every row, one direction after the other, so that a small remainder is not the difference of two
   * large numbers. Returns the sum of squares of the removed part.
   */
  #remove(rows: Float64Array, count: number): number {
    const { psi } = this;
    let removed = 0;
    for (let at = 0; at < this.#basis.length; at += psi)
      for (let row = 0; row < count * psi; row += psi) {
        const along = dot(this.#basis, at, rows, row, psi);
        removed += along * along;
        for (let i = 0; i < psi; i++) rows[row + i] -= along * this.#basis[at + i];
      }
    return removed;
  }
}

/** Four partial sums: with one alone each addition would wait for the one before. */
function dot(a: Float64Array, from: number, b: Float64Array, start: number, length: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let i = 0;
  for (; i + 4 <= length; i += 4) {
    first += a[from + i] * b[start + i];
    second += a[from + i + 1] * b[start + i + 1];
    third += a[from + i + 2] * b[start + i + 2];
    fourth += a[from + i + 3] * b[start + i + 3];
  }
  for (; i < length; i++) first += a[from + i] * b[start + i];
  return first + second + (third + fourth);
}
