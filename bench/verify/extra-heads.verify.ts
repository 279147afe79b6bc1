import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { extraHeads, mean } from "../../src/labs/learnability/engine/testing";
import type { Check } from "../check";

const heads = [1, 2, 4, 16];
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

export const checks: readonly Check[] = [
  {
    id: "extra-heads",
    title: "with every prefix supervised, sixteen heads learn a one-head teacher that few heads do not",
    run: () => {
      const changes = { task: { supervision: "causal", testSamples: 200 }, learner: { precision: "float64" } };
      const runs = seeds.map((seed) => runExperiment(extraHeads(seed, heads, changes), null).learners);
      const error = heads.map((_, k) => mean(runs.map((learners) => learners[k].testMse ?? Number.NaN)));
      const [one, two, four, sixteen] = error;
      return [
        { name: "mean test error, 1 head, over that of 4", value: one / four, relation: ">", bound: 1 },
        { name: "mean test error, 4 heads, over that of 16", value: four / sixteen, relation: ">=", bound: 100 },
        { name: "mean test error, 2 heads, over that of 16", value: two / sixteen, relation: ">=", bound: 100 },
        { name: "mean test error, 1 head, over that of 16", value: one / sixteen, relation: ">=", bound: 100 },
        { name: "mean test error, 16 heads", value: sixteen, relation: "<", bound: 1e-3 },
      ];
    },
  },
];
