/**
 * Algorithm 1 on subsets of a distribution that is a list of samples, such as all traces of a machine (Theorem 2.2, with Lambda of
 * the list). Machines have up to 500,000 features, most of them zero or dependent: fits are computed in coordinates of the span of
 * the list.
 */
import { leastSquares } from "../../../../platform/numerics/least-squares";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { kernelMatrix } from "../certificate/kernel-matrix";
import { featureCount, type Moments, packedSize, type Split } from "../model/samples";
import type { Workspace } from "../workspace";
import { type BestLayer, quadraticForm } from "./best-layer";

/** The best layer for a list of samples. `p` (outputs x dimensions) and `lambda` are in the coordinates of the span. */
export interface BestOfWhole extends BestLayer {
  readonly whole: Split & { readonly labels: Float64Array };
  /** Of every sample, count x dimensions: X = sum_k coordinates_k q_k with orthonormal q, so that norms are ||W||_F. */
  readonly coordinates: Float64Array;
  readonly dimensions: number;
}

/** A squared residual of at most this share of |y|^2 is rounding. */
const roundingShare = 1e-20;

/** Least squares on the whole list. Its second moment and best layer are exact, which `reference` = 0 states. */
export function* bestOfWhole(workspace: Workspace, whole: Split): LongComputation<BestOfWhole> {
  const { d, count, outputs, labels } = whole;
  if (!labels) throw new RangeError("the samples have no labels");
  const coordinates = yield* within(0, 0.6, coordinatesOf(workspace, whole));
  const dimensions = coordinates.length / count;
  const { solution, residualNorms } = yield* within(0.6, 1, leastSquares(workspace, coordinates, labels, count, dimensions, outputs));
  const square = labels.reduce((sum, label) => sum + label * label, 0) / count;
  const misfit = residualNorms.reduce((sum, norm) => sum + norm * norm, 0) / count;
  return {
    ...{ d, psi: featureCount(d), outputs, whole: { ...whole, labels }, coordinates, dimensions },
    p: transposed(solution, dimensions, outputs),
    lambda: momentOf(coordinates, count, dimensions),
    misfit: misfit <= roundingShare * square ? 0 : misfit,
    square,
    reference: 0,
  };
}

/**
 * The excess risk of the least-squares fit to the first N sequences of a data set, for every N of a list; least-norm ones where the
 * samples do not span the list.
 *
 * @param chosen  numbers of the sequences of the data set
 * @param counts  ascending; the data set has at least as many sequences
 */
export function* excessInWhole(
  workspace: Workspace,
  chosen: Int32Array,
  counts: readonly number[],
  best: BestOfWhole,
): LongComputation<Float64Array> {
  const { whole, coordinates, dimensions, outputs, p, lambda } = best;
  const samples = samplesOf(chosen, whole.prefixes);
  const [features, labels] = [rowsAt(coordinates, dimensions, samples), rowsAt(whole.labels, outputs, samples)];
  const excess = new Float64Array(counts.length);
  for (const [k, sequences] of counts.entries()) {
    const rows = sequences * whole.prefixes;
    const [x, y] = [features.subarray(0, rows * dimensions), labels.subarray(0, rows * outputs)];
    const [from, to] = [k / counts.length, (k + 1) / counts.length];
    const { solution } = yield* within(from, to, leastSquares(workspace, x, y, rows, dimensions, outputs));
    const fit = transposed(solution, dimensions, outputs);
    excess[k] = quadraticForm(
      fit.map((value, i) => value - p[i]),
      lambda,
      outputs,
    );
  }
  return excess;
}

/** Some sequences of a list as samples of their own. */
export function subsetOf(whole: Split, sequences: Int32Array): Split {
  const { d, outputs, gram, last, labels, prefixes } = whole;
  const samples = samplesOf(sequences, prefixes);
  return {
    ...{ d, outputs, prefixes, count: samples.length },
    gram: rowsAt(gram, packedSize(d), samples),
    last: rowsAt(last, d, samples),
    labels: labels && rowsAt(labels, outputs, samples),
  };
}

/** The samples of sequences of a list. */
export function samplesOf(sequences: Int32Array, prefixes: number): Int32Array {
  return Int32Array.from(
    { length: sequences.length * prefixes },
    (_, at) => sequences[Math.floor(at / prefixes)] * prefixes + (at % prefixes),
  );
}

/** Rows of a matrix of `width` columns. */
function rowsAt(matrix: Float64Array, width: number, rows: Int32Array): Float64Array {
  const result = new Float64Array(rows.length * width);
  for (const [place, row] of rows.entries()) result.set(matrix.subarray(row * width, (row + 1) * width), place * width);
  return result;
}

/**
 * Coordinates of all samples by pivoted Cholesky factorisation of their kernel <X, X'> (Golub & Van Loan, 4.2.8): the rows of the
 * factor, whose inner products are the kernel. A remainder below max(count, psi) eps of the largest |X|^2 counts as zero.
 *
 * @returns count x dimensions
 */
function* coordinatesOf(workspace: Workspace, samples: Moments): LongComputation<Float64Array> {
  const { count, d } = samples;
  const mark = workspace.mark();
  try {
    const kernel = workspace.f64(yield* within(0, 0.5, kernelMatrix(workspace, "X", samples, samples)), count * count);
    const remainder = Float64Array.from({ length: count }, (_, i) => kernel[i * count + i]);
    const least = Math.max(count, featureCount(d)) * Number.EPSILON * remainder.reduce((most, value) => Math.max(most, value), 0);
    const columns: Float64Array[] = [];
    for (;;) {
      const pivot = remainder.reduce((best, value, i) => (value > remainder[best] ? i : best), 0);
      if (!(remainder[pivot] > least)) break;
      yield 0.5 + (0.5 * columns.length) / count;
      const column = kernel.slice(pivot * count, (pivot + 1) * count);
      for (const before of columns) {
        const share = before[pivot];
        if (share !== 0) for (let i = 0; i < count; i++) column[i] -= share * before[i];
      }
      const root = Math.sqrt(remainder[pivot]);
      for (let i = 0; i < count; i++) {
        column[i] /= root;
        remainder[i] -= column[i] * column[i];
      }
      remainder[pivot] = 0;
      columns.push(column);
    }
    const width = Math.max(1, columns.length);
    return Float64Array.from({ length: count * width }, (_, at) => columns[at % width]?.[Math.floor(at / width)] ?? 0);
  } finally {
    workspace.release(mark);
  }
}

/** F^T F / count. */
function momentOf(features: Float64Array, count: number, width: number): Float64Array {
  const moment = new Float64Array(width * width);
  for (let row = 0; row < count; row++) {
    const values = features.subarray(row * width, (row + 1) * width);
    for (let i = 0; i < width; i++)
      if (values[i] !== 0) for (let j = 0; j < width; j++) moment[i * width + j] += (values[i] * values[j]) / count;
  }
  return moment;
}

function transposed(matrix: Float64Array, rows: number, columns: number): Float64Array {
  return matrix.map((_, at) => matrix[(at % rows) * columns + Math.floor(at / rows)]);
}
