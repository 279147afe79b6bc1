/** The presets of deeper learners show what their commentary says. */

import type { Experiment } from "../../src/labs/learnability/document/document";
import { presets } from "../../src/labs/learnability/document/presets";
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import type { Check } from "../check";
import { asKept } from "../words";

/** Training and test errors of a preset's learners, in their order. */
function errorsOf(id: string): Ends[] {
  return endsOf(experimentOf(id));
}

/** Of its last learner, trained on so many samples. */
function withSamples(id: string, samples: number): Ends {
  const { task, learners, ...rest } = experimentOf(id);
  return endsOf({ ...rest, task: { ...task, samples } as Experiment["task"], learners: learners.slice(-1) })[0];
}

interface Ends {
  readonly train: number;
  readonly test: number;
}

function experimentOf(id: string): Experiment {
  const experiment = presets.find((preset) => preset.id === id)?.document;
  if (!experiment) throw new Error(`there is no preset ${id}`);
  return experiment;
}

function endsOf(experiment: Experiment): Ends[] {
  return runExperiment(experiment, null).learners.map(({ trainMse, testMse }) => ({ train: trainMse, test: testMse ?? Number.NaN }));
}

export const checks: readonly Check[] = [
  {
    id: "depth-is-not-heads",
    title: "sixteen heads fall far below one, and layers of one head do not",
    run: async () => {
      const [, one, , sixteen, two, four] = errorsOf("depth-is-not-heads");
      return [
        { name: "test error, sixteen heads", value: sixteen.test, relation: "<", bound: 1e-6 },
        { name: "test error, one head", value: one.test, relation: "within", bound: [0.01, 1] },
        { name: "test error, two layers", value: two.test, relation: ">", bound: 1 },
        { name: "test error, four layers", value: four.test, relation: ">", bound: 1 },
      ];
    },
  },
  {
    id: "full-transformer",
    title: "a Transformer stays far above sixteen linear heads on the same data",
    run: async () => {
      const [, sixteen, transformer] = errorsOf("full-transformer");
      const more = withSamples("full-transformer", 2048);
      return [
        ...asKept("full-transformer", { trainOfMoreSamples: more.train, testOfMoreSamples: more.test }),
        { name: "test error, sixteen heads", value: sixteen.test, relation: "<", bound: 1e-6 },
        { name: "training error, Transformer", value: transformer.train, relation: ">", bound: 0.1 },
        { name: "test error, Transformer", value: transformer.test, relation: ">", bound: 3 },
      ];
    },
  },
];
