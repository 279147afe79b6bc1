import { finish } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import { defaultsOf } from "../../tasks/fields";
import { generate } from "../../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../tasks/random-attention/schema";
import { datasetTokens } from "../../tasks/tokens";
import { type LinearLayersSpec, linearFields, type TransformerSpec, transformerFields } from "./schema";
import { type TokenTraining, tokenTraining } from "./training-data";

/** Training data of a small random target. For tests. */
export function smallTraining(changes: Partial<RandomAttentionSpec> = {}): TokenTraining {
  const task: RandomAttentionSpec = { kind: "random-attention", ...defaultsOf(taskFields), ...smallTask, ...changes };
  const context = { seed: 3, data: null, workspace: new Workspace() };
  return tokenTraining(finish(generate(task, context)), finish(datasetTokens(task, context)));
}

const smallTask = { d: 3, n: 5, heads: 1, samples: 12, testSamples: 4, inputScale: 0.4, shifts: [] };

export function linearSpec(changes: Partial<LinearLayersSpec> = {}): LinearLayersSpec {
  return { kind: "linear-layers", ...defaultsOf(linearFields), batch: 4, ...changes };
}

export function transformerSpec(changes: Partial<TransformerSpec> = {}): TransformerSpec {
  return { kind: "transformer", ...defaultsOf(transformerFields), width: 6, mlpRatio: 2, batch: 4, ...changes };
}
