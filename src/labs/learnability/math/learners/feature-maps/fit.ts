/** Algorithm 1 for linear attention with a feature map: least squares on X, and the spectrum of its second moment. */

import { accumulateGram, completeGram } from "../../../../../platform/numerics/gram";
import { LeastSquaresStream } from "../../../../../platform/numerics/least-squares";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { symmetricEigenvalues } from "../../../../../platform/numerics/symmetric-eigenvalues";
import { describeSpectrum, type Spectrum } from "../../certificate/spectrum";
import { type FeatureMap, mappedFeatureCount, mapSize, writeMappedFeatures } from "../../model/feature-maps";
import { sequenceOf, type TokenSplit } from "../../model/token-splits";
import type { Workspace } from "../../workspace";
import { type ExtractedHeads, headsOfTensor } from "../closed-form/heads";

/** Sequences with the labels of their supervised tokens, row after row. */
export interface MappedData {
  readonly split: TokenSplit;
  /** (count prefixes) x outputs; null where they are not known. */
  readonly labels: Float64Array | null;
  readonly outputs: number;
  /** The number by which attention is divided. */
  readonly divisor: number;
}

export interface MappedFit {
  /** Spectrum of Lambda = (1/N) sum_i x_i x_i^T, x the d m^2 features of a sample. */
  readonly spectrum: Spectrum;
  /** Of least squares, with the smallest ||W||_F: (outputs d) x m^2; null without labels. */
  readonly W: Float64Array | null;
}

/** Rows of features computed at once. */
const blockRows = 256;

/**
 * Fits a layer with the feature map to all sequences, with the rank of Lambda. Rows are folded into a triangle, so that accuracy
 * goes with the condition number, not with its square.
 *
 * @throws {TooLargeError} where (d m^2)^2 numbers do not fit in memory.
 */
export function* fitMapped(
  workspace: Workspace,
  map: FeatureMap,
  { split, labels, outputs, divisor }: MappedData,
): LongComputation<MappedFit> {
  const features = mappedFeatureCount(map, split.d);
  const count = split.count * split.prefixes;
  const sides = labels ? outputs : 1;
  const mark = workspace.mark();
  try {
    const gram = workspace.zeros(features * features, "the second moment of the features");
    const squares = new LeastSquaresStream(workspace, features, sides);
    for (const { from, rows, values } of blocksOf(map, split, divisor)) {
      const before = workspace.mark();
      const matrix = workspace.push(values);
      const known = workspace.push(labels ? labels.subarray(from * sides, (from + rows) * sides) : new Float64Array(rows));
      const [start, half, end] = [0, 0.5, 1].map((part) => (0.6 * (from + part * rows)) / count);
      yield* within(start, half, accumulateGram(workspace, matrix, rows, features, gram));
      if (labels) yield* within(half, end, squares.addAt(matrix, known, rows));
      workspace.release(before);
    }
    completeGram(workspace, gram, features);
    const lambda = workspace.f64(gram, features * features).map((value) => value / count);
    const eigenvalues = yield* within(0.6, 0.8, symmetricEigenvalues(workspace, lambda, features));
    const spectrum = describeSpectrum(eigenvalues, count, features);
    const solved = labels && (yield* within(0.8, 1, squares.solve(spectrum.rank)));
    return { spectrum, W: solved && arranged(solved.solution, split.d, mapSize(map, split.d), outputs) };
  } finally {
    workspace.release(mark);
  }
}

/** Features of whole sequences, about `blockRows` rows at a time. */
function* blocksOf(
  map: FeatureMap,
  split: TokenSplit,
  divisor: number,
): Generator<{ readonly from: number; readonly rows: number; readonly values: Float64Array }> {
  const { count, prefixes } = split;
  const size = prefixes * mappedFeatureCount(map, split.d);
  const perBlock = Math.max(1, Math.floor(blockRows / prefixes));
  for (let first = 0; first < count; first += perBlock) {
    const taken = Math.min(perBlock, count - first);
    const values = new Float64Array(taken * size);
    for (let i = 0; i < taken; i++)
      writeMappedFeatures(map, split, sequenceOf(split, first + i), divisor, values.subarray(i * size, (i + 1) * size));
    yield { from: first * prefixes, rows: taken * prefixes, values };
  }
}

/** Coefficients (j, k, l) x a as W, row (a, j), column (k, l). */
function arranged(solution: Float64Array, d: number, m: number, outputs: number): Float64Array {
  const columns = m * m;
  const W = new Float64Array(outputs * d * columns);
  for (let a = 0; a < outputs; a++)
    for (let j = 0; j < d; j++) for (let c = 0; c < columns; c++) W[(a * d + j) * columns + c] = solution[(j * columns + c) * outputs + a];
  return W;
}

/** Mean squared error of W over samples and outputs; NaN without labels or samples. */
export function* mappedError(map: FeatureMap, W: Float64Array, { split, labels, outputs, divisor }: MappedData): LongComputation<number> {
  if (!labels || split.count === 0) return Number.NaN;
  const features = mappedFeatureCount(map, split.d);
  const width = features / split.d;
  let sum = 0;
  for (const { from, rows, values } of blocksOf(map, split, divisor)) {
    yield from / (split.count * split.prefixes);
    for (let i = 0; i < rows; i++)
      for (let a = 0; a < outputs; a++) {
        let output = 0;
        for (let at = 0; at < features; at++) output += W[a * split.d * width + at] * values[i * features + at];
        sum += (output - labels[(from + i) * outputs + a]) ** 2;
      }
  }
  return sum / labels.length;
}

/** Steps 4 and 5 of Algorithm 1: heads from the singular value decomposition of W, at most min(outputs d, m^2). */
export function mappedHeadsOf(
  workspace: Workspace,
  map: FeatureMap,
  W: Float64Array,
  d: number,
  outputs: number,
): LongComputation<ExtractedHeads> {
  return headsOfTensor(workspace, W, d, outputs, mapSize(map, d));
}
