/**
 * The certificate of one sample (paper notes, section 4.9): whether every perfect fit gives the same prediction there, and
 * how far apart functions that fit nearly as well can be.
 */

import { triangularSolve } from "../../../../platform/numerics/cholesky";
import { DimensionError } from "../../../../platform/numerics/errors";
import { rowMajor, transposed } from "../../../../platform/numerics/matrix";
import { addProduct, multiply } from "../../../../platform/numerics/product";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { featureKernel } from "../model/features";
import { type Moments, packedSize } from "../model/samples";
import type { Workspace } from "../workspace";
import { certifiedShare } from "./certified-share";
import { kernelBasis } from "./kernel-basis";
import { kernelMatrix } from "./kernel-matrix";
import type { Decomposition, DirectionsInUnits } from "./null-space";
import type { Spectrum } from "./spectrum";

export interface PointCertificate {
  /** ||(1 - P) H(Z)|| / ||H(Z)||, P the projection on the range of Lambda; 0 where H(Z) = 0. */
  readonly share: number;
  /** H(Z)^T Lambda^+ H(Z). */
  readonly leverage: number;
}

/** The distance of a function from the closed form, averaged over the data and at one sample. */
export interface PointDifference {
  /** trace of (p - p^) Lambda (p - p^)^T. */
  readonly excess: number;
  /** excess * leverage, the largest squared difference of any function with this excess; infinite where `share` is not zero. */
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
  const { point, excesses } = yield* measured(workspace, decomposition, H, differences);
  const results = differences.map((difference, k) => {
    const excess = excesses[k];
    const bound = point.share < certifiedShare ? excess * point.leverage : Number.POSITIVE_INFINITY;
    return { excess, bound, difference: squaredAnswer(difference, H) };
  });
  return { ...point, differences: results };
}

function measured(
  workspace: Workspace,
  decomposition: Decomposition,
  H: Float64Array,
  differences: readonly Float64Array[],
): LongComputation<Measured> {
  const { factor, inUnits } = decomposition;
  if (factor) return measureByFactor(workspace, factor, H, differences);
  if (inUnits) return measureInUnits(workspace, decomposition, inUnits, H, differences);
  return measure(workspace, decomposition, H, differences);
}

interface Measured {
  readonly point: PointCertificate;
  /** Of every difference. */
  readonly excesses: readonly number[];
}

function* measure(
  workspace: Workspace,
  { spectrum, vectors }: Decomposition,
  H: Float64Array,
  differences: readonly Float64Array[],
): LongComputation<Measured> {
  const { psi, nullity, eigenvalues } = spectrum;
  const coordinates = yield* coordinatesOf(workspace, vectors, psi, [H, ...differences]);
  let at = psi;
  const excesses = differences.map(({ length }) => {
    at += length;
    return excessFrom(eigenvalues, nullity, coordinates.subarray(at - length, at));
  });
  return { point: pointFrom(spectrum, coordinates.subarray(0, psi)), excesses };
}

/** For full rank, with Lambda = L L^T: leverage ||L^-1 H||^2 and excess ||(p - p^) L||^2. */
function* measureByFactor(
  workspace: Workspace,
  factor: Float64Array,
  H: Float64Array,
  differences: readonly Float64Array[],
): LongComputation<Measured> {
  const psi = H.length;
  const solved = triangularSolve(workspace, "solveLower", factor, H, psi, 1);
  const leverage = solved.reduce((sum, value) => sum + value * value, 0);
  const excesses: number[] = [];
  for (const difference of differences) {
    const image = multiply(workspace, difference, factor, difference.length / psi, psi, psi);
    excesses.push(image.reduce((sum, value) => sum + value * value, 0));
    yield excesses.length / differences.length;
  }
  return { point: { share: 0, leverage }, excesses };
}

/**
 * Leverage of the part in the range, and excess, in rescaled coordinates: neither depends on them, and there rounding hides
 * no eigenvalue of the range.
 */
function* measureInUnits(
  workspace: Workspace,
  { spectrum: { psi, nullity, inUnits }, vectors }: Decomposition,
  units: DirectionsInUnits,
  H: Float64Array,
  differences: readonly Float64Array[],
): LongComputation<Measured> {
  const eigenvalues = inUnits?.eigenvalues ?? new Float64Array(psi);
  const inside = H.slice();
  for (let row = 0; row < nullity; row++) {
    const direction = vectors.subarray(row * psi, (row + 1) * psi);
    const along = direction.reduce((sum, value, i) => sum + value * H[i], 0);
    for (let i = 0; i < psi; i++) inside[i] -= along * direction[i];
  }
  const outside = Math.sqrt(H.reduce((sum, value, i) => sum + (value - inside[i]) ** 2, 0));
  const scaled = differences.map((difference) => difference.map((value, i) => value / units.factors[i % psi]));
  const blocks = [inside.map((value, i) => value * units.factors[i]), ...scaled];
  const coordinates = yield* coordinatesOf(workspace, units.vectors, psi, blocks);
  let leverage = 0;
  for (let i = nullity; i < psi; i++) leverage += coordinates[i] ** 2 / eigenvalues[i];
  let at = psi;
  const excesses = differences.map(({ length }) => {
    at += length;
    return excessFrom(eigenvalues, nullity, coordinates.subarray(at - length, at));
  });
  const whole = Math.sqrt(H.reduce((sum, value) => sum + value * value, 0));
  return { point: { share: whole === 0 ? 0 : outside / whole, leverage }, excesses };
}

/** Coordinates of every row in a basis, in the given order; rows have length psi. */
function* coordinatesOf(
  workspace: Workspace,
  vectors: Float64Array,
  psi: number,
  blocks: readonly Float64Array[],
): LongComputation<Float64Array> {
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

function excessFrom(eigenvalues: Float64Array, nullity: number, coordinates: Float64Array): number {
  const psi = eigenvalues.length;
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

/** The same from kernels, above 2,200 features (section 2.6). */
export class KernelSpan {
  readonly spectrum: Spectrum;
  readonly #samples: Moments;
  /** Eigenvalues of the kernel K = F F^T on the span of the data, ascending. */
  readonly #values: Float64Array;
  /** Their unit vectors, one per row. */
  readonly #vectors: Float64Array;

  private constructor(samples: Moments, spectrum: Spectrum, values: Float64Array, vectors: Float64Array) {
    this.#samples = samples;
    this.spectrum = spectrum;
    this.#values = values;
    this.#vectors = vectors;
  }

  /** N^3 work. @throws {TooLargeError} above about 9,000 samples. */
  static *of(workspace: Workspace, samples: Moments): LongComputation<KernelSpan> {
    const { values, vectors, spectrum } = yield* kernelBasis(workspace, samples);
    return new KernelSpan(samples, spectrum, values, vectors);
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
