import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { experimentOf } from "../testing";
import type { TraceCurveAnswer } from "./questions";
import { traceCounts, traceCurve } from "./trace-curve";

const experiment = (task: object) => experimentOf({ task, learners: [] });

describe("the learning curve over traces", () => {
  it("has powers of two and their halves between, and ends with all traces", () => {
    expect(traceCounts(24)).toEqual([4, 8, 12, 16, 24]);
    expect(traceCounts(20)).toEqual([4, 8, 12, 16, 20]);
    expect(traceCounts(3)).toEqual([3]);
  });

  it("finds the certified computations of random automata to be the exact ones, at every number of traces", () => {
    const answers: TraceCurveAnswer[] = [];
    const task = { kind: "automaton", traces: 32, testTraces: 32 };
    const curve = finish(traceCurve(experiment(task), 3, (answer) => answers.push(answer)));
    expect(curve.points.map(({ traces }) => traces)).toEqual(traceCounts(32));
    for (const { certified, exact, rounded, least, greatest } of curve.points) {
      expect(exact).toBe(certified);
      expect(rounded).toBeGreaterThanOrEqual(exact);
      expect(least).toBeLessThanOrEqual(certified);
      expect(greatest).toBeGreaterThanOrEqual(certified);
    }
    const [first, last] = [curve.points[0], curve.points[curve.points.length - 1]];
    expect([first.certified, last.certified > 0, last.rounded > 0.8]).toEqual([0, true, true]);
    expect(answers.map(({ splits, done }) => [splits, done])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect([curve.splits, curve.done]).toEqual([3, true]);
  });

  it("leaves added samples out: the question is what traces tell", () => {
    const task = { kind: "automaton", traces: 8, testTraces: 8 };
    const alone = finish(traceCurve(experiment(task), 1, () => {}));
    expect(finish(traceCurve(experiment({ ...task, probes: 64 }), 1, () => {}))).toEqual(alone);
  });

  it("refuses targets that are no machines", () => {
    expect(() => finish(traceCurve(experiment({ kind: "random-attention" }), 1, () => {}))).toThrow("only machines have traces");
  });
});
