/** Training fixtures computed by PyTorch in float64, as learners of this project. */

import { fields, type GradientSpec } from "../../src/labs/learnability/math/learners/gradient/fields";
import fixtures from "../../src/labs/learnability/math/learners/gradient/fixtures/training.json";
import { GradientLearner } from "../../src/labs/learnability/math/learners/gradient/learner";
import type { TrainedState } from "../../src/labs/learnability/math/learners/trained";
import { datasetOf, flat } from "../../src/labs/learnability/math/tasks/custom/testing";
import type { Dataset } from "../../src/labs/learnability/math/tasks/dataset";
import { defaultsOf } from "../../src/platform/fields/fields";

export interface TrainingCase {
  readonly dataset: Dataset;
  readonly spec: GradientSpec;
  readonly start: TrainedState;
  /** Batch losses of the float64 oracle, step after step. */
  readonly losses: readonly number[];
}

export function trainingCase(name: string): TrainingCase {
  const fixture = fixtures.find((one) => one.name === name);
  if (!fixture) throw new Error(`no fixture is called ${name}`);
  const { kind, lr, momentum = 0, beta1 = 0.9, beta2 = 0.999, eps = 1e-8, weightDecay = 0 } = fixture.optimizer;
  const spec: GradientSpec = {
    kind: "gradient",
    ...defaultsOf(fields),
    heads: fixture.heads,
    steps: fixture.losses.length,
    batch: fixture.batch,
    order: "sequential",
    optimizer: kind === "sgd" ? "sgd" : "adamw",
    rate: lr,
    momentum,
    beta1,
    beta2,
    epsilon: eps,
    weightDecay,
  };
  const dataset = datasetOf(fixture.Z, fixture.y);
  const heads = { d: fixture.d, outputs: fixture.d, count: fixture.heads, V: flat(fixture.initialV), Q: flat(fixture.initialQ) };
  return { dataset, spec, start: new GradientLearner(dataset, spec, 1, heads).state(), losses: fixture.losses };
}
