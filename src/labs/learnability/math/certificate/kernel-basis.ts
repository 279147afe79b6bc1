import { type MatrixView, rowMajor, transposed } from "../../../../platform/numerics/matrix";
import { addProduct } from "../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { type EigenHelp, type SymmetricEigen, symmetricEigen } from "../../../../platform/numerics/symmetric-eigen";
import { leastOrder } from "../eigenvalues/least-order";
import { featureCount, type Moments } from "../model/samples";
import type { Workspace } from "../workspace";
import { kernelMatrix } from "./kernel-matrix";
import { describeInUnits, describeSpectrum, kernelEigenvalues, type Spectrum, unitsDecide } from "./spectrum";
import { inUnits, unitsOfSamples } from "./units";

/**
 * The span of the samples' features from their kernel K = F F^T: the vectors F^T u / sqrt(value) form an orthonormal basis
 * of it.
 */
export interface KernelBasis {
  /** Of Lambda, with psi eigenvalues; rank by the common rule. */
  readonly spectrum: Spectrum;
  /** Ascending: as many as the rank, except directions that K loses to rounding because of their units. */
  readonly values: Float64Array;
  /** For every value an orthonormal row u, with one entry per sample. */
  readonly vectors: Float64Array;
}

/**
 * N^3 work, up to three times that where rescaled coordinates decide the rank.
 *
 * @param help  helper threads, which change no bit.
 * @throws {TooLargeError} above about 9,000 samples.
 */
export function* kernelBasis(workspace: Workspace, samples: Moments, help: EigenHelp | null = null): LongComputation<KernelBasis> {
  const { count } = samples;
  const psi = featureCount(samples.d);
  const units = unitsOfSamples(samples);
  const kernel = yield* within(0, 0.1, kernelOf(workspace, samples));
  const { values, vectors } = yield* within(0.1, units ? 0.4 : 1, symmetricEigen(workspace, kernel, count, help));
  // From this order on the eigenvalues alone have other last digits; the certificate has them.
  const alone = count >= leastOrder ? yield* kernelEigenvalues(workspace, samples) : perSample(values, psi);
  const own = describeSpectrum(alone, count, psi);
  const decided = unitsDecide(own, units);
  const spectrum = decided ? describeInUnits(own, yield* within(0.4, 0.6, kernelEigenvalues(workspace, inUnits(samples, units)))) : own;
  // With equal numbers of directions K's own are the same.
  if (!decided || spectrum.rank === own.rank) {
    const first = count - own.rank;
    return { spectrum, values: values.slice(first), vectors: vectors.slice(first * count) };
  }
  const scaled = yield* within(0.6, 0.9, eigenInUnits(workspace, inUnits(samples, units), help));
  const seen = scaled.vectors.slice((count - spectrum.rank) * count);
  return { spectrum, ...(yield* within(0.9, 1, axesWithin(workspace, kernel, seen, count))) };
}

function* eigenInUnits(workspace: Workspace, samples: Moments, help: EigenHelp | null): LongComputation<SymmetricEigen> {
  return yield* symmetricEigen(workspace, yield* kernelOf(workspace, samples), samples.count, help);
}

/** The principal axes of K among combinations of some orthonormal rows, except those lost to K's rounding. */
function* axesWithin(workspace: Workspace, kernel: Float64Array, rows: Float64Array, count: number) {
  const rank = rows.length / count;
  const whole = (values: Float64Array, size: number) => rowMajor(workspace.push(values), size, count);
  const image = yield* within(
    0,
    0.2,
    productByRows(workspace, rows, count, () => whole(kernel, count)),
  );
  const inner = yield* within(
    0.2,
    0.4,
    productByRows(workspace, image, count, () => transposed(whole(rows, rank))),
  );
  const axes = yield* within(0.4, 0.8, symmetricEigen(workspace, inner, rank));
  const floor = count * Number.EPSILON * axes.values[rank - 1];
  const first = axes.values.findIndex((value) => value > floor);
  const turns = axes.vectors.subarray(first * rank);
  return {
    values: axes.values.slice(first),
    vectors: yield* within(
      0.8,
      1,
      productByRows(workspace, turns, rank, () => whole(rows, rank)),
    ),
  };
}

/** Rows of a product in memory at once. */
const rowsAtOnce = 256;

/**
 * left right, to the same bits as in one piece, with only `right` and some rows in the workspace: three matrices of this
 * size would need more memory than the eigenvectors.
 */
function* productByRows(workspace: Workspace, left: Float64Array, inner: number, push: () => MatrixView): LongComputation<Float64Array> {
  const count = left.length / inner;
  const mark = workspace.mark();
  try {
    const right = push();
    const result = new Float64Array(count * right.columns);
    const above = workspace.mark();
    for (let from = 0; from < count; from += rowsAtOnce) {
      const taken = Math.min(rowsAtOnce, count - from);
      const target = rowMajor(workspace.zeros(taken * right.columns), taken, right.columns);
      const part = rowMajor(workspace.push(left.subarray(from * inner, (from + taken) * inner)), taken, inner);
      yield* within(from / count, (from + taken) / count, addProduct(workspace, target, part, right));
      result.set(workspace.f64(target.pointer, taken * right.columns), from * right.columns);
      workspace.release(above);
    }
    return result;
  } finally {
    workspace.release(mark);
  }
}

function* kernelOf(workspace: Workspace, samples: Moments): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const kernel = yield* kernelMatrix(workspace, "H", samples, samples);
    return workspace.f64(kernel, samples.count ** 2).slice();
  } finally {
    workspace.release(mark);
  }
}

/** The psi eigenvalues of Lambda, ascending, from those of the kernel. */
function perSample(values: Float64Array, psi: number): Float64Array {
  const count = values.length;
  const eigenvalues = new Float64Array(psi);
  const kept = Math.min(psi, count);
  for (let i = 0; i < kept; i++) eigenvalues[psi - 1 - i] = values[count - 1 - i] / count;
  return eigenvalues.sort();
}
