/**
 * Products of F with few columns, where the rows of F are the features H(Z) of the samples. A feature is g_p z_a, with g_p one
 * of the q = d (d + 1) / 2 packed entries of G. So F c is a product of the q entries with c, folded with z, and F^T v one of
 * the q entries with z (x) v: F itself, count x psi, is not formed.
 */
import { rowMajor, transposed } from "../../../../platform/numerics/matrix";
import { addProduct } from "../../../../platform/numerics/product";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Pointer, Workspace } from "../workspace";
import { eachFeatureBlock, type ResidentMoments } from "./feature-blocks";
import { packedPlaces } from "./features";
import { featureCount, packedSize } from "./samples";

/** Below, the features of a block of samples are fewer than what folding them costs. */
const fewestDimensions = 8;

/** Samples of one pass, as for blocks of features. */
const rowsPerPass = 256;

/** Coefficients of functions, one for each feature and output. */
export interface Coefficients {
  readonly values: Float64Array;
  readonly order: "outputs x psi" | "psi x outputs";
}

/** Numbers that a product allocates beside the panels of its matrices: the other factor, or the sums, and what is folded. */
export function featureProductSize(d: number, samples: number, outputs: number): number {
  const rows = Math.min(rowsPerPass, samples);
  return featureCount(d) * outputs + rows * (outputs + (d < fewestDimensions ? featureCount(d) : d * outputs));
}

/** Predictions of coefficients p, outputs x psi, for all samples: <p_a, H(Z)>, count x outputs, row-major. */
export function fromCoefficients(
  workspace: Workspace,
  p: Float64Array,
  samples: ResidentMoments,
  outputs: number,
): LongComputation<Float64Array> {
  return featuresTimes(workspace, samples, samples.count, { values: p, order: "outputs x psi" }, outputs);
}

/** F c of the first `count` samples, count x outputs. @throws {TooLargeError} */
export function* featuresTimes(
  workspace: Workspace,
  samples: ResidentMoments,
  count: number,
  { values, order }: Coefficients,
  outputs: number,
): LongComputation<Float64Array> {
  const { d } = samples;
  const psi = featureCount(d);
  const result = new Float64Array(count * outputs);
  if (count === 0) return result;
  const mark = workspace.mark();
  try {
    const given = order === "psi x outputs" ? rowMajor(0, psi, outputs) : transposed(rowMajor(0, outputs, psi));
    if (d < fewestDimensions) {
      const coefficients = { ...given, pointer: workspace.push(values) };
      yield* eachFeatureBlock(workspace, samples, 0, count, function* ({ features, first, rows }) {
        const inner = workspace.mark();
        const out = workspace.zeros(rows * outputs);
        yield* addProduct(workspace, rowMajor(out, rows, outputs), rowMajor(features, rows, psi), coefficients);
        result.set(workspace.f64(out, rows * outputs), first * outputs);
        workspace.release(inner);
      });
      return result;
    }
    const q = packedSize(d);
    const width = outputs * d;
    const folded = new Float64Array(q * width);
    for (const [p, place] of packedPlaces(d).entries())
      for (let o = 0; o < outputs; o++)
        for (let a = 0; a < d; a++) folded[p * width + o * d + a] = values[(place * d + a) * given.rowStride + o * given.columnStride];
    const right = rowMajor(workspace.push(folded), q, width);
    for (let first = 0; first < count; first += rowsPerPass) {
      const rows = Math.min(rowsPerPass, count - first);
      const inner = workspace.mark();
      const products = workspace.zeros(rows * width);
      const entries = rowMajor(samples.gram + 8 * q * first, rows, q);
      for (const part of addProduct(workspace, rowMajor(products, rows, width), entries, right)) yield (first + part * rows) / count;
      const out = workspace.allocate(8 * rows * outputs);
      workspace.kernels.foldLast(products, samples.last + 8 * d * first, d, outputs, rows, out);
      result.set(workspace.f64(out, rows * outputs), first * outputs);
      workspace.release(inner);
    }
    return result;
  } finally {
    workspace.release(mark);
  }
}

/**
 * target += F^T v of `count` samples from `first` on.
 *
 * @param values  v, count x outputs, row-major.
 * @param target  psi x outputs, row-major.
 * @throws {TooLargeError}
 */
export function* addTransposedTimes(
  workspace: Workspace,
  samples: ResidentMoments,
  { first, count }: { readonly first: number; readonly count: number },
  values: Pointer,
  outputs: number,
  target: Pointer,
): LongComputation<void> {
  const { d } = samples;
  if (d < fewestDimensions) {
    const psi = featureCount(d);
    yield* eachFeatureBlock(workspace, samples, first, count, (block) => {
      const right = rowMajor(values + 8 * outputs * (block.first - first), block.rows, outputs);
      return addProduct(workspace, rowMajor(target, psi, outputs), transposed(rowMajor(block.features, block.rows, psi)), right);
    });
    return;
  }
  const q = packedSize(d);
  const width = outputs * d;
  const mark = workspace.mark();
  try {
    const folded = rowMajor(workspace.zeros(q * width), q, width);
    const spread = workspace.allocate(8 * Math.min(rowsPerPass, count) * width);
    for (let from = 0; from < count; from += rowsPerPass) {
      const rows = Math.min(rowsPerPass, count - from);
      const at = first + from;
      workspace.kernels.spreadLast(values + 8 * outputs * from, samples.last + 8 * d * at, d, outputs, rows, spread);
      const entries = transposed(rowMajor(samples.gram + 8 * q * at, rows, q));
      for (const part of addProduct(workspace, folded, entries, rowMajor(spread, rows, width))) yield (from + part * rows) / count;
    }
    const sums = workspace.f64(folded.pointer, q * width);
    const result = workspace.f64(target, q * width);
    for (const [p, place] of packedPlaces(d).entries())
      for (let o = 0; o < outputs; o++) for (let a = 0; a < d; a++) result[(place * d + a) * outputs + o] += sums[p * width + o * d + a];
  } finally {
    workspace.release(mark);
  }
}
