import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { Workspace } from "../../workspace";
import { supervisedTokens, traceTokens } from "../machine/trace-tokens";
import type { Trace } from "../machine/traces";
import type { DatasetTokens } from "../sampled-tokens";
import type { TaskSource } from "../task-source";
import { generate, layerOf, sequence, traceOf } from "./generate";
import { type Instance, instances } from "./instances";
import { promptLength } from "./layer-shape";
import type { TuringMachineSpec } from "./schema";

export const turingMachineSource: TaskSource<TuringMachineSpec> = {
  generate: (spec, { seed, workspace }) => generate(spec, seed, workspace),
  testSequence: (spec, { seed, workspace }, index) => sequence(spec, seed, index, workspace),
  tokens: (spec, { seed, workspace }) => tokens(spec, seed, workspace),
};

/** The tokens of the samples that `generate` makes. */
function* tokens(spec: TuringMachineSpec, seed: number, workspace: Workspace): LongComputation<DatasetTokens> {
  const layer = layerOf(spec);
  const { train, test } = instances(spec, seed, workspace);
  const drawn = traceTokens(layer.layout.d, yield* within(0, 0.6, listed(train)));
  const supervised = yield* within(0.6, 0.7, supervisedTokens(drawn, spec, seed, workspace, promptLength(layer.shape)));
  return { train: supervised, test: traceTokens(layer.layout.d, yield* within(0.7, 1, listed(test))), shifted: [] };

  function* listed(list: readonly Instance[]): LongComputation<readonly Trace[]> {
    const traces: Trace[] = [];
    for (const [i, instance] of list.entries()) {
      yield i / list.length;
      traces.push(traceOf(layer, instance, spec.steps));
    }
    return traces;
  }
}
