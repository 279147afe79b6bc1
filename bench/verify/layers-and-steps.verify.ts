/** Regression in context by one, two and three layers, and by as many gradient steps in the context: the preset of that name, ten seeds. */
import { presets } from "../../src/labs/learnability/document/presets";
import { deepLearners } from "../../src/labs/learnability/math/learners/deep/create";
import type { LinearLayersSpec } from "../../src/labs/learnability/math/learners/deep/fields";
import { tokenTraining } from "../../src/labs/learnability/math/learners/deep/training-data";
import { datasetTokens, generate } from "../../src/labs/learnability/math/tasks/generators";
import { gradientStepErrors } from "../../src/labs/learnability/math/tasks/in-context-regression/gradient-steps";
import type { InContextRegressionSpec } from "../../src/labs/learnability/math/tasks/in-context-regression/schema";
import { bestLayerError } from "../../src/labs/learnability/math/tasks/in-context-regression/theory";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { finish } from "../../src/platform/numerics/progress";
import type { Check } from "../check";
import { asKept } from "../words";

const seeds = Array.from({ length: 10 }, (_, k) => k + 1);
const testSamples = 8192;

/** The target and the learners of several layers of the preset. */
function settings() {
  const { task, learners } = presets.find(({ id }) => id === "layers-and-steps")?.document ?? presets[0].document;
  if (task.kind !== "in-context-regression") throw new Error("the preset is no regression in context");
  return { task: { ...task, testSamples }, layers: learners.filter((spec): spec is LinearLayersSpec => spec.kind === "linear-layers") };
}

/** Errors on test prompts after training, of each learner. */
function errorsOf(task: InContextRegressionSpec, layers: readonly LinearLayersSpec[], seed: number): number[] {
  const context = { seed, data: null, workspace: new Workspace() };
  const data = tokenTraining(finish(generate(task, context)), finish(datasetTokens(task, context)));
  return layers.map((spec) => {
    const learner = deepLearners(spec, data, seed)(spec.seed);
    learner.advance(spec.steps);
    const { test } = learner.errors();
    learner.dispose();
    return test;
  });
}

export const checks: readonly Check[] = [
  {
    id: "layers-and-steps",
    title: "two and three trained layers have a median error near that of two gradient steps in the context, and none reaches three",
    run: () => {
      const { task, layers } = settings();
      const steps = gradientStepErrors(task, 3);
      const best = bestLayerError(task);
      const errors = seeds.map((seed) => errorsOf(task, layers, seed));
      const of = (learner: number) => errors.map((all) => all[learner]).sort((a, b) => a - b);
      const median = (values: readonly number[]) => (values[4] + values[5]) / 2;
      const [two, three] = [of(0), of(1)];
      // The answers of three layers have degree 27 in a prompt: rare prompts decide the mean of some seeds.
      const above = three.filter((error) => error > best).length;
      return [
        ...asKept("layers-and-steps", { above }),
        { name: "two gradient steps over the best single layer", value: steps[1] / best, relation: "<", bound: 0.5 },
        { name: "two layers: largest of ten over the best single layer", value: two[9] / best, relation: "<", bound: 1 },
        { name: "two layers: median over two gradient steps", value: median(two) / steps[1], relation: "within", bound: [0.85, 1.15] },
        { name: "two layers: least of ten over three gradient steps", value: two[0] / steps[2], relation: ">", bound: 1 },
        { name: "three layers: median over two gradient steps", value: median(three) / steps[1], relation: "within", bound: [0.85, 1.25] },
        { name: "three layers: least of ten over three gradient steps", value: three[0] / steps[2], relation: ">", bound: 1 },
      ];
    },
  },
];
