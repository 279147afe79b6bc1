import { predict } from "../model/forward";
import { coefficientsOfHeads } from "../model/function-space";
import type { Heads } from "../model/samples";
import type { Workspace } from "../workspace";
import { type BestLayer, quadraticForm } from "./best-layer";
import type { BestOfWhole } from "./whole";

/**
 * The excess risk of a layer over the best one: (p - p*) Lambda (p - p*)^T summed over outputs, as for a fit. For a list of samples it
 * is the difference of the squared errors on all of them, since the residual of the best layer is orthogonal to the features.
 */
export function excessOfHeads(workspace: Workspace, heads: Heads, best: BestLayer | BestOfWhole): number {
  const { outputs, misfit } = best;
  if ("whole" in best) {
    const { whole } = best;
    const predicted = predict(workspace, heads, whole);
    return predicted.reduce((sum, value, i) => sum + (value - whole.labels[i]) ** 2, 0) / whole.count - misfit;
  }
  const p = coefficientsOfHeads(heads);
  return quadraticForm(
    p.map((value, i) => value - best.p[i]),
    best.lambda,
    outputs,
  );
}
