import { learnerSeed, normals } from "../../../../../platform/numerics/random";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Dataset } from "../../tasks/dataset";
import type { Workspace } from "../../workspace";
import type { GradientSpec } from "./fields";

/** The initial weights of a learner. Every head has its own random streams, so that more heads keep the first ones. */
export function initialWeights(
  workspace: Workspace,
  { d, outputs }: Pick<Dataset, "d" | "outputs">,
  spec: GradientSpec,
  experimentSeed: number,
): Heads {
  const count = spec.heads;
  const V = new Float64Array(count * outputs * d);
  const Q = new Float64Array(count * d * d);
  const stream = { seed: learnerSeed(experimentSeed, spec.seed), purpose: purposes.initialWeights };
  for (let h = 0; h < count; h++) {
    V.set(normals(workspace, { ...stream, index: 2 * h }, outputs * d), h * outputs * d);
    Q.set(normals(workspace, { ...stream, index: 2 * h + 1 }, d * d), h * d * d);
  }
  const scaled = (values: Float64Array) => values.map((value) => value * spec.initialScale);
  return { d, outputs, count, V: scaled(V), Q: scaled(Q) };
}
