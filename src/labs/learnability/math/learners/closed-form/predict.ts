import { rowMajor } from "../../../../../platform/numerics/matrix";
import { addProduct } from "../../../../../platform/numerics/product";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import { kernelMatrix } from "../../certificate/kernel-matrix";
import type { ResidentMoments } from "../../model/feature-blocks";
import { fromCoefficients } from "../../model/feature-products";
import { packedSize } from "../../model/samples";
import type { Workspace } from "../../workspace";
import type { DualFit, Fit } from "./fit";

/** Rows of the kernel between test and training samples in memory at once. */
const kernelRows = 512;

/** Predictions of a fit, count x outputs, row-major. */
export function predictWith(workspace: Workspace, fit: Fit, samples: ResidentMoments, outputs: number): LongComputation<Float64Array> {
  return fit.form === "primal" ? fromCoefficients(workspace, fit.p, samples, outputs) : fromSupport(workspace, fit, samples, outputs);
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
