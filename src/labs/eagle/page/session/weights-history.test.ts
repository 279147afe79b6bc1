import { describe, expect, it } from "vitest";
import type { WeightsView } from "../../engine/training/protocol";
import { WeightsHistory } from "./weights-history";

const weights: WeightsView = { features: 1, machines: 1, layers: [] };

describe("the weights that a network had on its way", () => {
  it("are bounded, begin with the first, and stay spread over all steps", () => {
    const history = new WeightsHistory();
    for (let step = 0; step <= 5000; step++) history.add(step, weights);
    const steps = history.kept.map(({ step }) => step);
    expect(steps.length).toBeLessThanOrEqual(48);
    expect(steps.length).toBeGreaterThan(20);
    expect(steps[0]).toBe(0);
    const gaps = steps.slice(1).map((step, at) => step - steps[at]);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * Math.min(...gaps));
    expect(5000 - (steps.at(-1) ?? 0)).toBeLessThan(300);
  });

  it("are found by the step up to which one looks", () => {
    const history = new WeightsHistory();
    for (const step of [3, 10, 20]) history.add(step, weights);
    expect([2, 3, 9, 15, 1000].map((step) => history.upTo(step)?.step)).toEqual([undefined, 3, 3, 10, 20]);
  });

  it("go on from those that were kept, as far apart as they are", () => {
    const history = new WeightsHistory();
    history.restore([0, 8, 16].map((step) => ({ step, weights })));
    for (let step = 17; step <= 40; step++) history.add(step, weights);
    expect(history.kept.map(({ step }) => step)).toEqual([0, 8, 16, 24, 32, 40]);
  });

  it("are those of a new run once it has begun", () => {
    const history = new WeightsHistory();
    for (const step of [3, 10, 0, 1]) history.add(step, weights);
    expect(history.kept.map(({ step }) => step)).toEqual([0, 1]);
  });
});
