import { kernelMatrix } from "../../certificate/kernel-matrix";
import { eachFeatureBlock, type ResidentMoments } from "../../model/feature-blocks";
import { featureCount, packedSize } from "../../model/samples";
import { rowMajor, transposed } from "../../numerics/matrix";
import { addProduct } from "../../numerics/product";
import type { LongComputation } from "../../numerics/progress";
import type { Workspace } from "../../numerics/workspace";
import type { DualFit, Fit } from "./fit";

/** Rows of the kernel between test and training samples that are in memory at once. */
const kernelRows = 512;

/** Predictions of a fit, count x outputs, row-major. */
export function predictWith(workspace: Workspace, fit: Fit, samples: ResidentMoments, outputs: number): LongComputation<Float64Array> {
  return fit.form === "primal"
    ? predictFromCoefficients(workspace, fit.p, samples, outputs)
    : fromSupport(workspace, fit, samples, outputs);
}

/** Predictions of the function with coefficients p, outputs x psi; count x outputs, row-major. */
export function* predictFromCoefficients(
  workspace: Workspace,
  p: Float64Array,
  samples: ResidentMoments,
  outputs: number,
): LongComputation<Float64Array> {
  const psi = featureCount(samples.d);
  const predictions = new Float64Array(samples.count * outputs);
  if (samples.count === 0) return predictions;
  const mark = workspace.mark();
  try {
    const coefficients = rowMajor(workspace.push(p), outputs, psi);
    yield* eachFeatureBlock(workspace, samples, 0, samples.count, function* ({ features, first, rows }) {
      const inner = workspace.mark();
      const out = workspace.zeros(rows * outputs);
      yield* addProduct(workspace, rowMajor(out, rows, outputs), rowMajor(features, rows, psi), transposed(coefficients));
      predictions.set(workspace.f64(out, rows * outputs), first * outputs);
      workspace.release(inner);
    });
  } finally {
    workspace.release(mark);
  }
  return predictions;
}

function* fromSupport(workspace: Workspace, fit: DualFit, samples: ResidentMoments, outputs: number): LongComputation<Float64Array> {
  const { d, count } = samples;
  const predictions = new Float64Array(count * outputs);
  const mark = workspace.mark();
  try {
    const coefficients = rowMajor(workspace.push(fit.coefficients), fit.samples, outputs);
    for (let first = 0; first < count; first += kernelRows) {
      const rows = Math.min(kernelRows, count - first);
      const inner = workspace.mark();
      const gram = workspace.f64(samples.gram + first * packedSize(d) * 8, rows * packedSize(d)).slice();
      const last = workspace.f64(samples.last + first * d * 8, rows * d).slice();
      const kernel = yield* kernelMatrix(workspace, "X", { d, count: rows, gram, last }, fit.support);
      const out = workspace.zeros(rows * outputs);
      yield* addProduct(workspace, rowMajor(out, rows, outputs), rowMajor(kernel, rows, fit.samples), coefficients);
      predictions.set(workspace.f64(out, rows * outputs), first * outputs);
      workspace.release(inner);
      yield (first + rows) / count;
    }
  } finally {
    workspace.release(mark);
  }
  return predictions;
}
