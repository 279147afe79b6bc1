import { factorCholesky, solveCholesky } from "../../../../../platform/numerics/cholesky";
import { SingularError } from "../../../../../platform/numerics/errors";
import { rowMajor } from "../../../../../platform/numerics/matrix";
import { addProduct } from "../../../../../platform/numerics/product";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../../platform/numerics/symmetric-eigen";
import { firstSamples, kernelMatrix } from "../../certificate/kernel-matrix";
import type { Moments } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { refine } from "./refine";

/**
 * Minimum-||W||_F fit of the first `count` samples in kernel form (paper notes, section 2.6): (K + N ridge) a = y with K_ij
 * = <X_i, X_j>; the prediction on Z is sum_i a_i <X_i, X(Z)>. Work N^2 d^2 + N^3, for any number of features.
 *
 * @returns a, count x outputs, and how it was computed; null in place of a when K is too ill-conditioned for a
 * factorisation.
 */
export function* solveKernel(
  workspace: Workspace,
  moments: Moments,
  labels: Float64Array,
  count: number,
  ridge: number,
): LongComputation<Float64Array | null> {
  const outputs = labels.length / count;
  const mark = workspace.mark();
  try {
    const kernel = yield* within(0, 0.3, kernelWithRidge(workspace, moments, count, ridge));
    const matrix = workspace.push(kernel, "a kernel matrix");
    const factor = workspace.push(kernel, "a kernel matrix");
    yield* within(0.3, 0.8, factorCholesky(workspace, factor, count));
    const solve = function* (right: Float64Array): LongComputation<Float64Array> {
      const inner = workspace.mark();
      const sides = workspace.push(right);
      yield* solveCholesky(workspace, factor, count, sides, outputs);
      const solution = workspace.f64(sides, right.length).slice();
      workspace.release(inner);
      return solution;
    };
    const a = yield* solve(labels);
    const accepted = yield* refine(a, function* (current) {
      const inner = workspace.mark();
      const error = rowMajor(workspace.push(labels), count, outputs);
      yield* addProduct(workspace, error, rowMajor(matrix, count, count), rowMajor(workspace.push(current), count, outputs), -1);
      const remaining = workspace.f64(error.pointer, labels.length).slice();
      workspace.release(inner);
      return yield* solve(remaining);
    });
    return accepted ? a : null;
  } catch (error) {
    if (error instanceof SingularError) return null;
    throw error;
  } finally {
    workspace.release(mark);
  }
}

/**
 * The same from the eigenvectors of K, as many as the rank of the features by the certificate's rule: for linearly
 * dependent features above 2,200. Eigenvalues below N eps of the largest are left out in any case: dual form inverts K
 * itself, and units may hide directions there.
 *
 * @param rank  ignored with a ridge.
 */
export function* solveKernelSpectrum(
  workspace: Workspace,
  moments: Moments,
  labels: Float64Array,
  count: number,
  ridge: number,
  rank: number,
): LongComputation<Float64Array> {
  const outputs = labels.length / count;
  const kernel = yield* within(0, 0.2, kernelWithRidge(workspace, moments, count, ridge));
  const { values, vectors } = yield* within(0.2, 1, symmetricEigen(workspace, kernel, count));
  const floor = count * Number.EPSILON * values[count - 1];
  const a = new Float64Array(count * outputs);
  for (let i = ridge > 0 ? 0 : count - rank; i < count; i++) {
    if (values[i] <= floor) continue;
    const vector = vectors.subarray(i * count, (i + 1) * count);
    for (let o = 0; o < outputs; o++) {
      let along = 0;
      for (let j = 0; j < count; j++) along += vector[j] * labels[j * outputs + o];
      const share = along / values[i];
      for (let j = 0; j < count; j++) a[j * outputs + o] += vector[j] * share;
    }
  }
  return a;
}

function* kernelWithRidge(workspace: Workspace, moments: Moments, count: number, ridge: number): LongComputation<Float64Array> {
  const mark = workspace.mark();
  try {
    const first = firstSamples(moments, count);
    const pointer = yield* kernelMatrix(workspace, "X", first, first);
    const kernel = workspace.f64(pointer, count * count).slice();
    for (let i = 0; i < count; i++) kernel[i * count + i] += count * ridge;
    return kernel;
  } finally {
    workspace.release(mark);
  }
}
