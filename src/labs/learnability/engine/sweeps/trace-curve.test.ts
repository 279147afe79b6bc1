import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { experimentOf } from "../testing";
import { traceCounts, traceCurve } from "./trace-curve";
import { meansOf, type TraceShares } from "./trace-shares";

/** Shares of every draw. */
function drawsOf(task: object, splits: number): readonly (readonly TraceShares[])[] {
  const draws: (readonly TraceShares[])[] = [];
  finish(traceCurve(experimentOf({ task, learners: [] }), splits, (message) => void (message.type === "run" && draws.push(message.run))));
  return draws;
}

describe("the learning curve over traces", () => {
  it("has powers of two and their halves between, and ends with all traces", () => {
    expect(traceCounts(24)).toEqual([4, 8, 12, 16, 24]);
    expect(traceCounts(20)).toEqual([4, 8, 12, 16, 20]);
    expect(traceCounts(3)).toEqual([3]);
  });

  it("finds the certified computations of random automata to be the exact ones, at every number of traces", () => {
    const draws = drawsOf({ kind: "automaton", traces: 32, testTraces: 32 }, 3);
    expect(draws).toHaveLength(3);
    const points = meansOf(draws);
    expect(points.map(({ traces }) => traces)).toEqual(traceCounts(32));
    for (const { certified, exact, rounded, least, greatest } of points) {
      expect(exact).toBe(certified);
      expect(rounded).toBeGreaterThanOrEqual(exact);
      expect(least).toBeLessThanOrEqual(certified);
      expect(greatest).toBeGreaterThanOrEqual(certified);
    }
    const [first, last] = [points[0], points[points.length - 1]];
    expect([first.certified, last.certified > 0, last.rounded > 0.8]).toEqual([0, true, true]);
  });

  it("leaves added samples out: the question is what traces tell", () => {
    const task = { kind: "automaton", traces: 8, testTraces: 8 };
    expect(drawsOf({ ...task, probes: 64 }, 1)).toEqual(drawsOf(task, 1));
  });

  it("refuses targets that are no machines", () => {
    expect(() => drawsOf({ kind: "random-attention" }, 1)).toThrow("only machines have traces");
  });
});
