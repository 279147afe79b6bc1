import { rowMajor, transposed } from "../../../../platform/numerics/matrix";
import { addProduct, addSymmetricProduct } from "../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { frobeniusScaled } from "../model/features";
import type { Moments } from "../model/samples";
import { packedSize } from "../model/samples";
import type { Pointer, Workspace } from "../workspace";

/**
 * Inner products of the features of two sets of samples, without the features: <X, X'> = <G, G'> <z, z'>, or
 * <H, H'> = <z, z'> (<G, G'> + <diag G, diag G'>) / 2 (paper notes, section 2.6). Costs d^2 per pair instead of psi, half of
 * the pairs where both sets are one.
 *
 * @returns rows.count x columns.count, row-major, at the top of the workspace.
 */
export function* kernelMatrix(workspace: Workspace, of: "X" | "H", rows: Moments, columns: Moments): LongComputation<Pointer> {
  const size = rows.count * columns.count;
  const kernel = workspace.zeros(size, "a kernel matrix");
  const mark = workspace.mark();
  try {
    const lasts = workspace.zeros(size, "a kernel matrix");
    const grams = (samples: Moments) => (of === "X" ? frobeniusScaled(samples.gram, samples.d) : samples.gram);
    const left = grams(rows);
    const right = rows === columns ? left : grams(columns);
    yield* within(0, 0.8, crossInto(workspace, kernel, left, right, rows, columns, packedSize(rows.d)));
    yield* within(0.8, 1, crossInto(workspace, lasts, rows.last, columns.last, rows, columns, rows.d));
    workspace.kernels.multiplyInto(kernel, lasts, size, kernel);
    if (rows === columns) workspace.kernels.mirrorLower(kernel, rows.count, rows.count);
  } finally {
    workspace.release(mark);
  }
  return kernel;
}

/** left right^T; its lower triangle alone where both are one set. */
function* crossInto(
  workspace: Workspace,
  target: Pointer,
  left: Float64Array,
  right: Float64Array,
  rows: Moments,
  columns: Moments,
  width: number,
): LongComputation<void> {
  const mark = workspace.mark();
  try {
    const a = rowMajor(workspace.push(left), rows.count, width);
    const product = rowMajor(target, rows.count, columns.count);
    if (rows === columns) {
      yield* addSymmetricProduct(workspace, product, a);
      return;
    }
    const b = rowMajor(workspace.push(right), columns.count, width);
    yield* addProduct(workspace, product, a, transposed(b));
  } finally {
    workspace.release(mark);
  }
}

/** The first `count` samples. */
export function firstSamples(samples: Moments, count: number): Moments {
  return samplesFrom(samples, 0, count);
}

/** Samples `first` to `first + count - 1`. */
export function samplesFrom({ d, gram, last }: Moments, first: number, count: number): Moments {
  const size = packedSize(d);
  const end = first + count;
  return { d, count, gram: gram.subarray(first * size, end * size), last: last.subarray(first * d, end * d) };
}
