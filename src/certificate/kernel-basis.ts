import { featureCount, type Moments } from "../model/samples";
import { rowMajor, transposed } from "../numerics/matrix";
import { addProduct } from "../numerics/product";
import { type LongComputation, within } from "../numerics/progress";
import { type SymmetricEigen, symmetricEigen } from "../numerics/symmetric-eigen";
import type { Workspace } from "../numerics/workspace";
import { kernelMatrix } from "./kernel-matrix";
import { describeInUnits, describeSpectrum, kernelEigenvalues, type Spectrum, unitsDecide } from "./spectrum";
import { inUnits, unitsOfSamples } from "./units";

/**
 * The span of the samples' features by way of their kernel K = F F^T: F^T u / sqrt(value) are orthonormal and span it,
 * for every value and its u.
 */
export interface KernelBasis {
  /** Of Lambda, with psi eigenvalues; rank by the one rule. */
  readonly spectrum: Spectrum;
  /** Ascending: as many as the rank, but for directions that K shows no more because of their units. */
  readonly values: Float64Array;
  /** One row u of as many entries as samples for every value, orthonormal. */
  readonly vectors: Float64Array;
}

/** N^3 work, up to three times that where units decide the rank. @throws {TooLargeError} above about 9,000 samples. */
export function* kernelBasis(workspace: Workspace, samples: Moments): LongComputation<KernelBasis> {
  const { count } = samples;
  const psi = featureCount(samples.d);
  const units = unitsOfSamples(samples);
  const kernel = yield* within(0, 0.1, kernelOf(workspace, samples));
  const { values, vectors } = yield* within(0.1, units ? 0.4 : 1, symmetricEigen(workspace, kernel, count));
  const own = describeSpectrum(perSample(values, psi), count, psi);
  const decided = unitsDecide(own, units);
  const spectrum = decided ? describeInUnits(own, yield* within(0.4, 0.6, kernelEigenvalues(workspace, inUnits(samples, units)))) : own;
  // As many directions as K's own floor leaves are the very same ones.
  if (!decided || spectrum.rank === own.rank) {
    const first = count - own.rank;
    return { spectrum, values: values.slice(first), vectors: vectors.slice(first * count) };
  }
  const scaled = yield* within(0.6, 0.9, eigenInUnits(workspace, inUnits(samples, units)));
  const seen = scaled.vectors.slice((count - spectrum.rank) * count);
  return { spectrum, ...(yield* within(0.9, 1, axesWithin(workspace, kernel, seen, count))) };
}

function* eigenInUnits(workspace: Workspace, samples: Moments): LongComputation<SymmetricEigen> {
  return yield* symmetricEigen(workspace, yield* kernelOf(workspace, samples), samples.count);
}

/** The main axes of K among combinations of some orthonormal rows; what K's rounding drowns is left out. */
function* axesWithin(workspace: Workspace, kernel: Float64Array, rows: Float64Array, count: number) {
  const rank = rows.length / count;
  const mark = workspace.mark();
  try {
    const span = rowMajor(workspace.push(rows), rank, count);
    const image = rowMajor(workspace.zeros(rank * count), rank, count);
    yield* within(0, 0.2, addProduct(workspace, image, span, rowMajor(workspace.push(kernel), count, count)));
    const inner = rowMajor(workspace.zeros(rank * rank), rank, rank);
    yield* within(0.2, 0.4, addProduct(workspace, inner, image, transposed(span)));
    const axes = yield* within(0.4, 0.8, symmetricEigen(workspace, workspace.f64(inner.pointer, rank * rank).slice(), rank));
    const floor = count * Number.EPSILON * axes.values[rank - 1];
    const first = axes.values.findIndex((value) => value > floor);
    const turned = rowMajor(workspace.zeros((rank - first) * count), rank - first, count);
    const turn = rowMajor(workspace.push(axes.vectors.subarray(first * rank)), rank - first, rank);
    yield* within(0.8, 1, addProduct(workspace, turned, turn, span));
    return { values: axes.values.slice(first), vectors: workspace.f64(turned.pointer, (rank - first) * count).slice() };
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
