import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { predict } from "../../../math/model/forward";
import { coefficientsOfHeads } from "../../../math/model/function-space";
import { generate, testSequence } from "../../../math/tasks/generators";
import { type InContextRegressionSpec, schema } from "../../../math/tasks/in-context-regression/schema";
import { Workspace } from "../../../math/workspace";
import { ridgeError, shownPrompt } from "./context-answers";

const task = schema.parse({ kind: "in-context-regression", samples: 4, testSamples: 6 }) as InContextRegressionSpec;
const context = { seed: 2, data: null, workspace: new Workspace() };

describe("a prompt", () => {
  it("is answered exactly by least squares on its context without noise", () => {
    for (let index = 0; index < 6; index++) {
      const { Z, n, y } = testSequence(task, context, index);
      const prompt = shownPrompt(Z, 5, n, 0);
      expect(prompt.ridge).toBeCloseTo(y?.[0] ?? Number.NaN, 10);
      expect(prompt.examples).toHaveLength(31);
    }
  });

  it("is answered by a layer as it is predicted", () => {
    const heads = {
      d: 5,
      outputs: 1,
      count: 1,
      V: Float64Array.from([0, 1, 0, 0.5, 2]),
      Q: Float64Array.from({ length: 25 }, (_, i) => Math.sin(i)),
    };
    const { test } = finish(generate(task, context));
    const predictions = predict(new Workspace(), heads, test);
    const { Z, n } = testSequence(task, context, 3);
    expect(shownPrompt(Z, 5, n, 0).answer(coefficientsOfHeads(heads))).toBeCloseTo(predictions[3], 12);
  });
});

describe("the error of ridge on the context", () => {
  it("is 0 without noise from D examples on, and above it with fewer", () => {
    expect(ridgeError({ ...task, context: 4 })).toBe(0);
    // Two of four equal directions stay unseen.
    expect(ridgeError({ ...task, spectrum: "white", context: 2 })).toBeGreaterThan(0.4);
    expect(ridgeError({ ...task, spectrum: "white", context: 2 })).toBeLessThan(0.6);
  });

  it("is near s2 D / N for many examples with noise", () => {
    const error = ridgeError({ ...task, noise: 0.5, context: 128 });
    expect(error / ((0.25 * 4) / 128)).toBeGreaterThan(0.75);
    expect(error / ((0.25 * 4) / 128)).toBeLessThan(1.1);
  });
});
