/**
 * Lambda taken apart (paper notes, section 4.9): the directions of feature space that the data determine, and those they
 * leave free. Two functions fit the data equally well exactly when they differ by free directions alone.
 */
import { cholesky } from "../../../../platform/numerics/cholesky";
import { SingularError } from "../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { type EigenHelp, symmetricEigen, symmetricEigenUnless } from "../../../../platform/numerics/symmetric-eigen";
import type { Workspace } from "../workspace";
import { scaledBasis } from "./out-of-units";
import type { SecondMoment } from "./second-moment";
import { describeInUnits, describeSpectrum, keepSpectrum, knownSpectrum, type Spectrum, unitsDecide } from "./spectrum";
import { featureFactors, unitsOf } from "./units";

/** Feature space in two parts: what the data leave free, and what they see. */
export interface FeatureParts {
  /** Eigenvalues ascending, rank and nullity by the one rule. */
  readonly spectrum: Spectrum;
  /** psi x psi, row-major, orthonormal rows of which the first `nullity` span the free directions. */
  readonly vectors: Float64Array;
}

/** These parts for Lambda = sum_i eigenvalue_i v_i v_i^T: row i is the eigenvector of eigenvalue i, unless units decided the rank. */
export interface Decomposition extends FeatureParts {
  /**
   * L of Lambda = L L^T, psi x psi, row-major, where nothing is free and the features are many: it tells of a sample what the
   * eigenvectors tell, at a tenth of their work, and `vectors` is empty. Null otherwise.
   */
  readonly factor: Float64Array | null;
  /** The samples in units of their own, where these decided the rank; null otherwise. */
  readonly inUnits: DirectionsInUnits | null;
}

/** D Lambda D = sum_i eigenvalue_i v_i v_i^T, with the eigenvalues of `spectrum.inUnits`. */
export interface DirectionsInUnits {
  /** The diagonal of D. */
  readonly factors: Float64Array;
  /** psi x psi, row-major: row i is the unit eigenvector of eigenvalue i. */
  readonly vectors: Float64Array;
}

/** Features from which on eigenvectors take a good part of a second: they are not computed where nothing is free. */
const manyFeatures = 1000;

/**
 * The eigenvectors of Lambda, for any number of samples: 5 s at psi = 2176, 15 ms at psi = 288, and 8 psi^2 bytes to keep.
 * Where units decide the rank, three times that: free directions are those of D Lambda D, brought back. Where nothing is free,
 * the eigenvalues and a factor: 1.5 s at psi = 2176, and the factor alone where the spectrum is known.
 *
 * @param workspace  for the computation alone: the moment may live in another one.
 * @param help  other threads, which change no bit.
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
  const isEnough = (own: Spectrum) => psi >= manyFeatures && own.nullity === 0 && !own.inUnits && !unitsDecide(own, units);
  const before = knownSpectrum(moment);
  if (before && isEnough(before)) {
    const factor = yield* factorOf(workspace, moment);
    if (factor) return { spectrum: before, vectors: new Float64Array(0), factor, inUnits: null };
  }
  const lambda = moment.lambda();
  yield 0;
  const valuesAreEnough = (values: Float64Array) => !before && isEnough(describeSpectrum(values, count, psi));
  const found = yield* within(0, units ? 0.4 : 0.9, symmetricEigenUnless(workspace, lambda, psi, valuesAreEnough, help));
  const own = describeSpectrum(found.values, count, psi);
  if (!found.vectors) {
    keepSpectrum(moment, own);
    return yield* within(0.9, 1, decompose(workspace, moment, help));
  }
  const { vectors } = found;
  if (!unitsDecide(own, units)) return { spectrum: own, vectors, factor: null, inUnits: null };
  const scaled = yield* within(0.4, 0.8, symmetricEigen(workspace, moment.lambda(units), psi, help));
  const spectrum = describeInUnits(own, scaled.values);
  const inUnits = { factors: featureFactors(units), vectors: scaled.vectors };
  // Without free directions any basis will do, and this one is at hand.
  if (spectrum.nullity === 0) return { spectrum, vectors, factor: null, inUnits };
  const free = scaled.vectors.subarray(0, spectrum.nullity * psi);
  return { spectrum, vectors: yield* within(0.8, 1, scaledBasis(workspace, free, inUnits.factors)), factor: null, inUnits };
}

/** Null at the very edge of what float64 can factor. */
function* factorOf(workspace: Workspace, moment: SecondMoment): LongComputation<Float64Array | null> {
  try {
    return yield* cholesky(workspace, moment.lambda(), moment.psi);
  } catch (error) {
    if (error instanceof SingularError) return null;
    throw error;
  }
}

/**
 * The parts for functions written as u = p / S: p = S u is free where u lies in S^-1 ker Lambda, and what is seen is the
 * orthogonal complement of that, S range(Lambda), in which gradient descent on u moves.
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
  /** What the data see. */
  readonly inRange: number;
  /** What they leave free. */
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
  /** What the rows span: the free directions, or, when these are more than half of all, the others. */
  readonly #of: "null space" | "range";

  constructor({ spectrum, vectors }: FeatureParts) {
    const { psi, nullity } = spectrum;
    this.psi = psi;
    this.nullity = nullity;
    this.#of = 2 * nullity <= psi ? "null space" : "range";
    this.#basis = this.#of === "null space" ? vectors.slice(0, nullity * psi) : vectors.slice(nullity * psi);
  }

  /** The free part of a vector of feature space, as a copy. */
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
   * Takes the basis out of every row, one direction after the other, so that a small remainder is not the difference of
   * two large numbers. Returns the sum of squares of what was taken.
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

/** `FreeSpace.split` for a single difference. @param difference  outputs x psi, row-major. */
export function splitByData(decomposition: Decomposition, difference: Float64Array, outputs: number): SplitDifference {
  return new FreeSpace(decomposition).split(difference, outputs);
}

/** Four running sums: one alone would wait for each addition before the next. */
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
