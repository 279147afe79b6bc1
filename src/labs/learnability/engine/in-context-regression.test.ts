import { expect, it } from "vitest";
import { finish } from "../../../platform/numerics/progress";
import { bestLayerError } from "../math/tasks/in-context-regression/theory";
import { runExperiment } from "./run-experiment";
import { datasetOf } from "./shared-dataset";
import { experimentOf, inContextSettings } from "./testing";

/** `npm run verify -- in-context-theory` has twenty, and all settings. */
const seeds = [1, 2];

it.each([inContextSettings[2], inContextSettings[4]])(
  "the closed form has the error of the best layer on %j, within four standard errors of the test",
  (setting) => {
    for (const seed of seeds) {
      const task = { kind: "in-context-regression", ...setting, samples: 16_384, testSamples: 8192 };
      const experiment = experimentOf({ seed, task, learners: [{ kind: "closed-form" }] });
      const [{ predictions }] = runExperiment(experiment, null).learners;
      // The data of the run, which are not drawn again.
      const { test } = finish(datasetOf(experiment, null));
      const squares = Array.from(test.labels ?? [], (label, i) => (label - (predictions?.[i][0] ?? Number.NaN)) ** 2);
      const mean = squares.reduce((sum, value) => sum + value, 0) / squares.length;
      const variance = squares.reduce((sum, value) => sum + (value - mean) ** 2, 0) / squares.length;
      const standardError = Math.sqrt(variance / squares.length);
      expect(Math.abs(mean - bestLayerError(setting))).toBeLessThan(4 * standardError);
      // The tails are heavy: the standard error is a few percent.
      expect(standardError / mean).toBeLessThan(0.05);
    }
  },
);

it("divides the attention of layers over tokens as that of heads over (G, z): one layer trains alike", () => {
  const training = { heads: 2, steps: 50, precision: "float64", initialScale: 0.3 };
  const task = { kind: "in-context-regression", dimension: 3, context: 7, samples: 64, testSamples: 16 };
  const learners = [
    { kind: "gradient", ...training },
    { kind: "linear-layers", layers: 1, ...training },
  ];
  const [heads, layer] = runExperiment(experimentOf({ task, learners }), null).learners.map(({ losses }) => Array.from(losses.test));
  expect(heads.at(-1)).not.toBe(heads[0]);
  expect(layer).toBeAllclose(heads, { ofLargest: 1e-12 });
});
