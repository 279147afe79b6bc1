/** The models that the population is measured on: alike but for their seeds, on one data set. */

import { fields, type GradientSpec } from "../../src/labs/learnability/math/learners/gradient/fields";
import { GradientLearner, loadTraining } from "../../src/labs/learnability/math/learners/gradient/learner";
import type { Dataset } from "../../src/labs/learnability/math/tasks/dataset";
import { fields as taskFields } from "../../src/labs/learnability/math/tasks/random-attention/schema";
import { linearAttentionSource } from "../../src/labs/learnability/math/tasks/random-attention/source";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { defaultsOf } from "../../src/platform/fields/fields";
import { finish } from "../../src/platform/numerics/progress";

export const models = 64;
/** Of every model in one measurement. */
export const steps = 500;

export const spec: GradientSpec = { kind: "gradient", ...defaultsOf(fields), heads: 4, batch: 32, steps: fields.steps.max };

export function trainingData(d = 4, samples = 1024): Dataset {
  const task = { kind: "random-attention" as const, ...defaultsOf(taskFields), d, n: 16, samples, testSamples: 1, shifts: [] };
  return finish(linearAttentionSource.generate(task, { seed: 1, data: null, workspace: new Workspace() }));
}

/** Every `threads`-th model from number `share` on; the function lets each of them take its steps. */
export function openModels(share: number, threads: number): () => void {
  const dataset = trainingData();
  const memory = loadTraining(dataset);
  const learners: GradientLearner[] = [];
  for (let seed = share; seed < models; seed += threads)
    learners.push(new GradientLearner(dataset, { ...spec, seed }, 1, undefined, memory));
  return () => {
    for (const learner of learners) if (learner.advance(steps) !== steps) throw new Error("a learner stopped");
  };
}
