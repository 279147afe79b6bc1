/** In-context linear regression: the closed form against the error of the best layer, for ten settings and twenty seeds each. */
import { runExperiment } from "../../src/labs/learnability/engine/run-experiment";
import { experimentOf, inContextSettings, mean } from "../../src/labs/learnability/engine/testing";
import { bestLayerError } from "../../src/labs/learnability/math/tasks/in-context-regression/theory";
import type { Check, Figure } from "../check";

const seeds = Array.from({ length: 20 }, (_, k) => k + 1);
const [samples, testSamples] = [30_000, 8192];

/**
 * Test errors of twenty seeds over theory, with the standard error of one test set from their scatter. Fits to finitely many prompts lie
 * above the best layer, by about psi / N for the psi features that are not zero.
 */
function overTheory(setting: (typeof inContextSettings)[number]): Figure[] {
  const theory = bestLayerError(setting);
  const ratios = seeds.map((seed) => {
    const task = { kind: "in-context-regression", ...setting, samples, testSamples };
    const [{ testMse }] = runExperiment(experimentOf({ seed, task, learners: [{ kind: "closed-form" }] }), null).learners;
    return (testMse ?? Number.NaN) / theory;
  });
  const center = mean(ratios);
  const scatter = Math.sqrt(mean(ratios.map((ratio) => (ratio - center) ** 2)) * (seeds.length / (seeds.length - 1)));
  const { dimension, context, spectrum, noise } = setting;
  const name = `D = ${dimension}, ${context} examples, ${spectrum}, noise ${noise}`;
  const features = (dimension * (dimension + 1) * (dimension + 2)) / 2;
  const above = features / samples;
  return [
    { name: `${name}: mean of 20 seeds over theory`, value: center, relation: "within", bound: [1 - scatter, 1 + scatter + 2 * above] },
    {
      name: `${name}: largest distance of a seed, in standard errors`,
      value: Math.max(...ratios.map((ratio) => Math.abs(ratio - 1 - above))) / scatter,
      relation: "<",
      bound: 4,
    },
    { name: `${name}: standard error of a test set`, value: scatter, relation: "<", bound: 0.06 },
  ];
}

export const checks: readonly Check[] = inContextSettings.map((setting, place) => ({
  id: `in-context-theory-${place + 1}`,
  title: `the closed form reaches the best layer of in-context regression (D = ${setting.dimension}, ${setting.context} examples)`,
  run: () => overTheory(setting),
}));
