import { describe, expect, it } from "vitest";
import type { StopRules } from "./stop";
import { stopReason } from "./stop-reason";

const off: StopRules = { targetError: 0, plateau: 0, seconds: 0 };

function curveOf(errors: readonly number[]) {
  const step = Float64Array.from(errors, (_, i) => 10 * (i + 1));
  return { step, train: Float64Array.from(errors, (error) => error / 2), test: Float64Array.from(errors) };
}

describe("stop rules", () => {
  it("end nothing when they are off", () => {
    expect(stopReason(off, curveOf([1, 1, 1, 1, 0]), 1e9)).toBeNull();
  });

  it("end a learner at its target error, by the training error where test labels are missing", () => {
    const rules = { ...off, targetError: 0.4 };
    expect(stopReason(rules, curveOf([1, 0.5]), 0)).toBeNull();
    expect(stopReason(rules, curveOf([1, 0.4]), 0)).toBe("target error");
    const unlabelled = { ...curveOf([1, 0.5]), test: Float64Array.of(Number.NaN, Number.NaN) };
    expect(stopReason(rules, unlabelled, 0)).toBe("target error");
  });

  it("end a learner whose best error has not fallen by 1 % over the span", () => {
    const rules = { ...off, plateau: 30 };
    expect(stopReason(rules, curveOf([1, 0.9, 0.8]), 0)).toBeNull();
    expect(stopReason(rules, curveOf([1, 0.9, 0.8, 0.7, 0.6]), 0)).toBeNull();
    expect(stopReason(rules, curveOf([1, 0.5, 0.6, 0.7, 0.499]), 0)).toBe("plateau");
    expect(stopReason(rules, curveOf([1, 0.5, 0.6, 0.7, 0.49]), 0)).toBeNull();
  });

  it("end a learner after its computing time", () => {
    expect(stopReason({ ...off, seconds: 2 }, curveOf([1]), 1999)).toBeNull();
    expect(stopReason({ ...off, seconds: 2 }, curveOf([]), 2000)).toBe("time");
  });
});
