import { rowMajor, transposed } from "../../../../platform/numerics/matrix";
import { addProduct } from "../../../../platform/numerics/product";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { eachFeatureBlock, type ResidentMoments } from "../model/feature-blocks";
import { featureCount } from "../model/samples";
import type { Workspace } from "../workspace";

/** <p_a, H(Z)> of every sample, count x outputs, row-major, for coefficients p of outputs x psi. */
export function* fromCoefficients(
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
    const coefficients = transposed(rowMajor(workspace.push(p), outputs, psi));
    yield* eachFeatureBlock(workspace, samples, 0, samples.count, function* ({ features, first, rows }) {
      const inner = workspace.mark();
      const out = workspace.zeros(rows * outputs);
      yield* addProduct(workspace, rowMajor(out, rows, outputs), rowMajor(features, rows, psi), coefficients);
      predictions.set(workspace.f64(out, rows * outputs), first * outputs);
      workspace.release(inner);
    });
  } finally {
    workspace.release(mark);
  }
  return predictions;
}
