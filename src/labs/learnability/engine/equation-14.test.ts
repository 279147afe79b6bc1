/** Equation 14 of the paper leaves out what the query's own column adds to the answer of a memory. */
import { describe, expect, it } from "vitest";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

/** Training and test error of the best fit, for tokens of 2 d coordinates. */
function errorsOf(keyLaw: string, d: number): readonly number[] {
  const task = { kind: "associative-memory", d, pairs: d, keyLaw, labels: "equation-14", samples: 1500, testSamples: 300 };
  const [{ trainMse, testMse }] = runExperiment(experimentOf({ task, learners: [{ kind: "closed-form" }] }), null).learners;
  return [trainMse, testMse ?? Number.NaN];
}

describe("labels of equation 14", () => {
  it.each([2, 3])("are made exactly by a layer where the keys are orthonormal, d = %i", (d) => {
    for (const error of errorsOf("orthonormal", d)) expect(error).toBeLessThan(1e-20);
  });

  it.each([2, 3])("are made by no layer where the keys are Gaussian, d = %i", (d) => {
    for (const error of errorsOf("gaussian", d)) expect(error).toBeGreaterThan(0.1);
  });
});
