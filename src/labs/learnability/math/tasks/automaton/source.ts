import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import type { Workspace } from "../../workspace";
import { supervisedTokens, traceTokens } from "../machine/trace-tokens";
import type { DatasetTokens } from "../sampled-tokens";
import type { TaskSource } from "../task-source";
import { generate, layerOf, sequence } from "./generate";
import { drawInstances, type Instance } from "./instances";
import { encode, traceOf } from "./layer";
import type { AutomatonSpec } from "./schema";

export const automatonSource: TaskSource<AutomatonSpec> = {
  generate: (spec, { seed, workspace }) => generate(spec, seed, workspace),
  testSequence: (spec, { seed, workspace }, index) => sequence(spec, seed, index, workspace),
  tokens: (spec, { seed, workspace }) => tokens(spec, seed, workspace),
};

/** The tokens of the samples that `generate` makes. */
function* tokens(spec: AutomatonSpec, seed: number, workspace: Workspace): LongComputation<DatasetTokens> {
  const layer = layerOf(spec);
  const { train, test } = yield* within(0, 0.5, drawInstances(spec, seed, workspace));
  const splitOf = (list: readonly Instance[]) =>
    traceTokens(
      layer.layout.d,
      list.map(({ automaton, word }) => traceOf(layer, automaton, word)),
    );
  const prompt = encode(layer, train[0].automaton, train[0].word).length;
  const supervised = yield* within(0.5, 1, supervisedTokens(splitOf(train), spec, seed, workspace, prompt));
  return { train: supervised, test: splitOf(test), shifted: [] };
}
