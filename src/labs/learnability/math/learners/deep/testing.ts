import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import { schema as automatonSchema } from "../../tasks/automaton/schema";
import { datasetTokens, generate } from "../../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../tasks/random-attention/schema";
import { Workspace } from "../../workspace";
import { type LinearLayersSpec, linearFields, type TransformerSpec, transformerFields } from "./fields";
import { type TokenTraining, tokenTraining } from "./training-data";

/** Training data of a small random target. For tests. */
export function smallTraining(changes: Partial<RandomAttentionSpec> = {}): TokenTraining {
  const task: RandomAttentionSpec = { kind: "random-attention", ...defaultsOf(taskFields), ...smallTask, ...changes };
  const context = { seed: 3, data: null, workspace: new Workspace() };
  return tokenTraining(finish(generate(task, context)), finish(datasetTokens(task, context)));
}

/** Traces of a small automaton, whose tokens are made of symbols. For tests. */
export function smallTraces(form: "fixed" | "universal"): TokenTraining {
  const parsed = automatonSchema.safeParse({
    kind: "automaton",
    family: form === "fixed" ? "one" : "random",
    form,
    length: 2,
    traces: 3,
    testTraces: 1,
  });
  if (!parsed.success) throw new Error("the task is not valid");
  const context = { seed: 3, data: null, workspace: new Workspace() };
  return tokenTraining(finish(generate(parsed.data, context)), finish(datasetTokens(parsed.data, context)));
}

const smallTask = { d: 3, n: 5, heads: 1, samples: 12, testSamples: 4, inputScale: 0.4, shifts: [] };

export function linearSpec(changes: Partial<LinearLayersSpec> = {}): LinearLayersSpec {
  return { kind: "linear-layers", ...defaultsOf(linearFields), batch: 4, ...changes };
}

export function transformerSpec(changes: Partial<TransformerSpec> = {}): TransformerSpec {
  return { kind: "transformer", ...defaultsOf(transformerFields), width: 6, mlpRatio: 2, batch: 4, ...changes };
}
