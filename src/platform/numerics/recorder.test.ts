import { describe, expect, it } from "vitest";
import { Recorder } from "./recorder";
import { evenSteps, recordedSteps } from "./recording-grid";

describe("a recorder", () => {
  it("goes on from columns recorded before, where a missing one is NaN", () => {
    const first = new Recorder(["step", "loss"]);
    first.add({ step: 1, loss: 0.5 });
    const second = new Recorder(["step", "loss", "norm"], first.columns());
    second.add({ step: 2, norm: 3 });
    expect(second.columns()).toEqual({
      step: Float64Array.of(1, 2),
      loss: Float64Array.of(0.5, Number.NaN),
      norm: Float64Array.of(Number.NaN, 3),
    });
    expect(first.lists.step).toEqual([1]);
  });
});

describe("both rules of recording", () => {
  it.each([1, 20, 499, 500, 501, 5000, 123_456])("ascend to the last of %i steps, with about 500 points or fewer", (total) => {
    for (const steps of [evenSteps(total), recordedSteps(total)]) {
      expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
      expect(steps.at(-1)).toBe(total);
      expect(steps.length).toBeLessThanOrEqual(521);
    }
  });
});
