import { eachFeatureBlock, type ResidentMoments } from "../../model/feature-blocks";
import { featureCount } from "../../model/samples";
import { rowMajor, transposed } from "../../numerics/matrix";
import { addProduct } from "../../numerics/product";
import type { LongComputation } from "../../numerics/progress";
import type { Workspace } from "../../numerics/workspace";

/** <p_a, H(Z)> of every sample, count x outputs, row-major, for coefficients p of outputs x psi. */
export function* predictionsOf(workspace: Workspace, p: Float64Array, samples: ResidentMoments): LongComputation<Float64Array> {
  const psi = featureCount(samples.d);
  const outputs = p.length / psi;
  const mark = workspace.mark();
  try {
    const coefficients = transposed(rowMajor(workspace.push(p), outputs, psi));
    const target = workspace.zeros(samples.count * outputs);
    yield* eachFeatureBlock(workspace, samples, 0, samples.count, ({ features, first, rows }) =>
      addProduct(workspace, rowMajor(target + first * outputs * 8, rows, outputs), rowMajor(features, rows, psi), coefficients),
    );
    return workspace.f64(target, samples.count * outputs).slice();
  } finally {
    workspace.release(mark);
  }
}
