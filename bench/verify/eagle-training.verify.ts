/** A network that is trained to complete matrices finds EAGLE: at the size of the preset, over five seeds. */
import { trainingResult } from "../../src/engine/eagle/training/result";
import { presets } from "../../src/experiment/eagle/presets";
import type { Check, Figure } from "../check";

const seeds = [1, 2, 3, 4, 5];

export const checks: readonly Check[] = [
  {
    id: "eagle-training",
    title: "a small network comes to EAGLE's three numbers a layer, with every seed",
    run: () => {
      const preset = presets.find(({ id }) => id === "train-it");
      if (!preset) throw new Error("there is no preset train-it");
      const networks = seeds.map((seed) => trainingResult({ ...preset.document, seed }).solvers[0]);
      const better = networks.map(({ medianError, zeroMedianError }) => zeroMedianError / medianError).toSorted((a, b) => a - b);
      const deviations = (name: "WQK" | "WVP", layers: number) =>
        networks.flatMap((network) => network.layers.slice(0, layers).map(({ deviation }) => deviation[name]));
      const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
      // After the last layer A is not used, and has no step. The paper's are of larger matrices; at this size gamma is 1.3 to 1.8.
      const eta = networks.map(({ layers }) => mean(layers.slice(0, -1).map((layer) => layer.eta)));
      const gamma = networks.map(({ layers }) => mean(layers.slice(0, -1).map((layer) => layer.gamma)));
      return [
        { name: "times better than answering zero, median of five seeds", value: better[2], relation: ">=", bound: 10 },
        { name: "times better than answering zero, worst seed", value: better[0], relation: ">=", bound: 7 },
        {
          name: "left out of W_QK by three numbers, layers 1 to 3, worst",
          value: Math.max(...deviations("WQK", 3)),
          relation: "<",
          bound: 0.3,
        },
        {
          name: "left out of W_VP by three numbers, layers 1 and 2, worst",
          value: Math.max(...deviations("WVP", 2)),
          relation: "<",
          bound: 0.3,
        },
        ...seeds.flatMap((seed, k): Figure[] => [
          { name: `eta of seed ${seed}, mean of layers 1 to 3 (paper: 1)`, value: eta[k], relation: "within", bound: [0.5, 1.5] },
          { name: `gamma of seed ${seed}, mean of layers 1 to 3 (paper: 1.9)`, value: gamma[k], relation: "within", bound: [1.2, 2.6] },
        ]),
      ];
    },
  },
];
