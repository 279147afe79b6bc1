/**
 * The certificate of one sample (paper notes, section 4.9): whether every perfect fit answers the same there, and how far
 * functions that fit nearly as well can be apart.
 */
import { featureKernel } from "../model/features";
import { featureCount, type Moments, packedSize } from "../model/samples";
import { DimensionError } from "../numerics/errors";
import { rowMajor, transposed } from "../numerics/matrix";
import { addProduct } from "../numerics/product";
import { type LongComputation, within } from "../numerics/progress";
import { symmetricEigen } from "../numerics/symmetric-eigen";
import type { Workspace } from "../numerics/workspace";
import { kernelMatrix } from "./kernel-matrix";
import type { Decomposition } from "./null-space";
import { describeSpectrum, type Spectrum } from "./spectrum";

/**
 * Shares below this count as none. What float64 leaves of a share that is 0 exactly is below 1e-10 by way of the
 * features and below 2e-6 by way of kernels, whose difference cancels to the root of eps times a condition.
 */
export const certifiedShare = 1e-5;

export interface PointCertificate {
  /** ||(1 - P) H(Z)|| / ||H(Z)||, P the projection on the range of Lambda; 0 where H(Z) = 0. */
  readonly share: number;
  /** H(Z)^T Lambda^+ H(Z). */
  readonly leverage: number;
}

/** How far a function is from the closed form, on average over the data and at one sample. */
export interface PointDifference {
  /** trace of (p - p^) Lambda (p - p^)^T. */
  readonly excess: number;
  /** excess * leverage, the largest squared difference any function of that excess has here; infinite off the range. */
  readonly bound: number;
  /** ||(p - p^) H(Z)||^2. */
  readonly difference: number;
}

/**
 * @param H            features of the sample, length psi.
 * @param differences  p - p^ of some functions, outputs x psi each.
 */
export function* certifyPoint(
  workspace: Workspace,
  decomposition: Decomposition,
  H: Float64Array,
  differences: readonly Float64Array[],
): LongComputation<PointCertificate & { readonly differences: readonly PointDifference[] }> {
  const { psi } = decomposition.spectrum;
  for (const { length } of [H, ...differences])
    if (length === 0 || length % psi !== 0) throw new DimensionError(`a function has ${length} coefficients, expected rows of ${psi}`);
  const coordinates = yield* coordinatesOf(workspace, decomposition, [H, ...differences]);
  const point = pointFrom(decomposition.spectrum, coordinates.subarray(0, psi));
  let at = psi;
  const results = differences.map((difference) => {
    const excess = excessFrom(decomposition.spectrum, coordinates.subarray(at, at + difference.length));
    at += difference.length;
    const bound = point.share < certifiedShare ? excess * point.leverage : Number.POSITIVE_INFINITY;
    return { excess, bound, difference: squaredAnswer(difference, H) };
  });
  return { ...point, differences: results };
}

/** Every row in the basis of eigenvectors, in the order given; rows are of length psi. */
function* coordinatesOf(
  workspace: Workspace,
  { spectrum, vectors }: Decomposition,
  blocks: readonly Float64Array[],
): LongComputation<Float64Array> {
  const { psi } = spectrum;
  const rows = blocks.reduce((sum, { length }) => sum + length, 0) / psi;
  const mark = workspace.mark();
  try {
    const basis = rowMajor(workspace.push(vectors, "the directions of the data"), psi, psi);
    const pointer = workspace.allocate(rows * psi * 8);
    const values = workspace.f64(pointer, rows * psi);
    let at = 0;
    for (const block of blocks) {
      values.set(block, at);
      at += block.length;
    }
    const target = rowMajor(workspace.zeros(rows * psi), rows, psi);
    yield* addProduct(workspace, target, rowMajor(pointer, rows, psi), transposed(basis));
    return workspace.f64(target.pointer, rows * psi).slice();
  } finally {
    workspace.release(mark);
  }
}

function pointFrom({ eigenvalues, nullity, psi }: Spectrum, coordinates: Float64Array): PointCertificate {
  let outside = 0;
  let inside = 0;
  let leverage = 0;
  for (let i = 0; i < psi; i++) {
    const square = coordinates[i] ** 2;
    if (i < nullity) outside += square;
    else {
      inside += square;
      leverage += square / eigenvalues[i];
    }
  }
  const whole = outside + inside;
  return { share: whole === 0 ? 0 : Math.sqrt(outside / whole), leverage };
}

function excessFrom({ eigenvalues, nullity, psi }: Spectrum, coordinates: Float64Array): number {
  let excess = 0;
  for (let at = 0; at < coordinates.length; at += psi)
    for (let i = nullity; i < psi; i++) excess += eigenvalues[i] * coordinates[at + i] ** 2;
  return excess;
}

function squaredAnswer(difference: Float64Array, H: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < difference.length; at += H.length) {
    let answer = 0;
    for (let i = 0; i < H.length; i++) answer += difference[at + i] * H[i];
    sum += answer * answer;
  }
  return sum;
}

/** The same through kernels, for samples with too many features to write down (section 2.6). */
export class KernelSpan {
  readonly spectrum: Spectrum;
  readonly #samples: Moments;
  /** Eigenvalues of the kernel K = F F^T above its floor, ascending. */
  readonly #values: Float64Array;
  /** Their unit eigenvectors, one per row. */
  readonly #vectors: Float64Array;

  private constructor(samples: Moments, spectrum: Spectrum, values: Float64Array, vectors: Float64Array) {
    this.#samples = samples;
    this.spectrum = spectrum;
    this.#values = values;
    this.#vectors = vectors;
  }

  /** N^3 work. @throws {TooLargeError} above about 9,000 samples. */
  static *of(workspace: Workspace, samples: Moments): LongComputation<KernelSpan> {
    const { count } = samples;
    const psi = featureCount(samples.d);
    const mark = workspace.mark();
    try {
      const pointer = yield* within(0, 0.2, kernelMatrix(workspace, "H", samples, samples));
      const kernel = workspace.f64(pointer, count * count).slice();
      const { values, vectors } = yield* within(0.2, 1, symmetricEigen(workspace, kernel, count));
      const eigenvalues = new Float64Array(psi);
      const kept = Math.min(psi, count);
      for (let i = 0; i < kept; i++) eigenvalues[psi - 1 - i] = values[count - 1 - i] / count;
      const spectrum = describeSpectrum(eigenvalues.sort(), count, psi);
      const first = count - spectrum.rank;
      return new KernelSpan(samples, spectrum, values.slice(first), vectors.slice(first * count));
    } finally {
      workspace.release(mark);
    }
  }

  /** @param probe  one sample. */
  *point(workspace: Workspace, probe: Moments): LongComputation<PointCertificate> {
    const { count } = this.#samples;
    const mark = workspace.mark();
    try {
      const pointer = yield* kernelMatrix(workspace, "H", probe, this.#samples);
      const kernel = workspace.f64(pointer, count);
      let inside = 0;
      let leverage = 0;
      for (let k = 0; k < this.#values.length; k++) {
        let along = 0;
        for (let i = 0; i < count; i++) along += this.#vectors[k * count + i] * kernel[i];
        // v = F^T u / sqrt(kappa) is a unit eigenvector of Lambda = F^T F / N, of eigenvalue kappa / N.
        const square = along ** 2 / this.#values[k];
        inside += square;
        leverage += (square * count) / this.#values[k];
      }
      const whole = ownKernel(probe);
      return { share: whole === 0 ? 0 : Math.sqrt(Math.max(0, 1 - inside / whole)), leverage };
    } finally {
      workspace.release(mark);
    }
  }
}

function ownKernel({ d, gram, last }: Moments): number {
  const sample = { gram: gram.subarray(0, packedSize(d)), last: last.subarray(0, d) };
  return featureKernel("H", sample, sample);
}
