/**
 * Products of F with few columns, where the rows of F are the features H(Z) of the samples. A feature is g_p z_a, with g_p one
 * of the q = d (d + 1) / 2 packed entries of G. So F c is a product of the q entries with c, folded with z, and F^T v one of
 * the q entries with z (x) v: F itself, count x psi, is not formed.
 */
import { type MatrixView, part, rowMajor, transposed } from "../../../../platform/numerics/matrix";
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

/** Numbers that a product allocates at most beside the panels of its matrices: the coefficients in both orders, and a pass. */
export function featureProductSize(d: number, samples: number, outputs: number): number {
  const rows = Math.min(rowsPerPass, samples);
  return 2 * featureCount(d) * outputs + rows * (outputs + (d < fewestDimensions ? featureCount(d) : d * outputs));
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
  const psi = featureCount(samples.d);
  const result = new Float64Array(count * outputs);
  if (count === 0) return result;
  const mark = workspace.mark();
  try {
    const pointer = workspace.push(values);
    const coefficients = order === "psi x outputs" ? rowMajor(pointer, psi, outputs) : transposed(rowMajor(pointer, outputs, psi));
    const product = samples.d < fewestDimensions ? productOfFormed : productOfFolded;
    yield* product(workspace, samples, count, coefficients, result);
    return result;
  } finally {
    workspace.release(mark);
  }
}

/** @param coefficients  psi x outputs. */
function productOfFormed(
  workspace: Workspace,
  samples: ResidentMoments,
  count: number,
  coefficients: MatrixView,
  result: Float64Array,
): LongComputation<void> {
  const { rows: psi, columns: outputs } = coefficients;
  return eachFeatureBlock(workspace, samples, 0, count, function* ({ features, first, rows }) {
    const mark = workspace.mark();
    const out = workspace.zeros(rows * outputs);
    yield* addProduct(workspace, rowMajor(out, rows, outputs), rowMajor(features, rows, psi), coefficients);
    result.set(workspace.f64(out, rows * outputs), first * outputs);
    workspace.release(mark);
  });
}

/** @param coefficients  psi x outputs. */
function* productOfFolded(
  workspace: Workspace,
  { d, gram, last }: ResidentMoments,
  count: number,
  coefficients: MatrixView,
  result: Float64Array,
): LongComputation<void> {
  const { rows: psi, columns: outputs } = coefficients;
  const [q, width] = [packedSize(d), outputs * d];
  const right = rowMajor(workspace.allocate(8 * q * width), q, width);
  const [from, to] = [workspace.f64(coefficients.pointer, psi * outputs), workspace.f64(right.pointer, q * width)];
  eachFolded(d, outputs, (at, feature, o) => {
    to[at] = from[feature * coefficients.rowStride + o * coefficients.columnStride];
  });
  const products = rowMajor(workspace.allocate(8 * Math.min(rowsPerPass, count) * width), rowsPerPass, width);
  const out = workspace.allocate(8 * Math.min(rowsPerPass, count) * outputs);
  for (let first = 0; first < count; first += rowsPerPass) {
    const rows = Math.min(rowsPerPass, count - first);
    workspace.f64(products.pointer, rows * width).fill(0);
    const entries = rowMajor(gram + 8 * q * first, rows, q);
    for (const share of addProduct(workspace, part(products, 0, rows, 0, width), entries, right)) yield (first + share * rows) / count;
    workspace.kernels.foldLast(products.pointer, last + 8 * d * first, d, outputs, rows, out);
    result.set(workspace.f64(out, rows * outputs), first * outputs);
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
  const { d, gram, last } = samples;
  if (d < fewestDimensions) {
    const psi = featureCount(d);
    yield* eachFeatureBlock(workspace, samples, first, count, (block) => {
      const right = rowMajor(values + 8 * outputs * (block.first - first), block.rows, outputs);
      return addProduct(workspace, rowMajor(target, psi, outputs), transposed(rowMajor(block.features, block.rows, psi)), right);
    });
    return;
  }
  const [q, width] = [packedSize(d), outputs * d];
  const mark = workspace.mark();
  try {
    const sums = rowMajor(workspace.zeros(q * width), q, width);
    const spread = workspace.allocate(8 * Math.min(rowsPerPass, count) * width);
    for (let from = 0; from < count; from += rowsPerPass) {
      const rows = Math.min(rowsPerPass, count - from);
      const at = first + from;
      workspace.kernels.spreadLast(values + 8 * outputs * from, last + 8 * d * at, d, outputs, rows, spread);
      const entries = transposed(rowMajor(gram + 8 * q * at, rows, q));
      for (const share of addProduct(workspace, sums, entries, rowMajor(spread, rows, width))) yield (from + share * rows) / count;
    }
    const [from, to] = [workspace.f64(sums.pointer, q * width), workspace.f64(target, q * width)];
    eachFolded(d, outputs, (at, feature, o) => {
      to[feature * outputs + o] += from[at];
    });
  } finally {
    workspace.release(mark);
  }
}

/** Every place of q x (outputs x d) numbers, with the feature g_p z_a and the output that it belongs to. */
function eachFolded(d: number, outputs: number, visit: (at: number, feature: number, output: number) => void): void {
  let at = 0;
  for (const place of packedPlaces(d)) for (let o = 0; o < outputs; o++) for (let a = 0; a < d; a++) visit(at++, place * d + a, o);
}
