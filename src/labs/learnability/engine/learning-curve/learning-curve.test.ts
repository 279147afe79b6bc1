import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { experimentOf } from "../testing";
import { type CurvePoint, learningCurve } from "./learning-curve";

function curveOf(task: object, seed = 1): readonly CurvePoint[] {
  const experiment = experimentOf({ seed, task: { kind: "random-attention", testSamples: 40, shifts: [], ...task }, learners: [] });
  const points: CurvePoint[] = [];
  finish(learningCurve({ experiment }, (message) => void (message.type === "run" && points.push(message.run))));
  return points;
}

describe("the learning curve of the closed form", () => {
  it.each([2, 3, 4])("falls off at as many examples as there are features, with d = %i, and not one before", (d) => {
    const psi = (d * d * (d + 1)) / 2;
    for (const seed of [1, 2, 3]) {
      const points = curveOf({ d, samples: 2 * psi }, seed);
      expect(points.map(({ examples }) => examples)).toEqual(Array.from({ length: 2 * psi }, (_, i) => i + 1));
      for (const { examples, rank, error } of points) {
        expect(rank).toBe(Math.min(examples, psi));
        if (examples < psi) expect(error).toBeGreaterThan(1e-3);
        else expect(error).toBeLessThan(1e-8);
      }
    }
  });

  it("never comes to know softmax attention exactly, however much it is shown", () => {
    const points = curveOf({ d: 3, samples: 72, teacher: "softmax" });
    expect(points.at(-1)?.rank).toBe(18);
    expect(Math.min(...points.map(({ error }) => error))).toBeGreaterThan(1e-2);
  });

  it("answers in the order in which it asks, and measures its error on all answers", () => {
    const { answers, truth, error } = curveOf({ d: 3, samples: 10 })[9];
    expect(answers).toHaveLength(truth.length);
    const square = (values: ArrayLike<number>) => Array.from(values).reduce((sum, value) => sum + value * value, 0);
    const difference = answers.map((answer, i) => answer - truth[i]);
    expect(error ** 2).toBeCloseTo(square(difference) / square(truth), 10);
  });
});
