import { describe, expect, it } from "vitest";
import { logarithm } from "./logarithm";

describe("the logarithm", () => {
  it("agrees with the engine's to 1e-15, over all magnitudes", () => {
    for (const x of [1e-300, 3e-17, 0.01, 0.5, 0.7, 0.99, 1.01, 1.5, 2, 10, 12345.678, 1e300])
      expect(Math.abs(logarithm(x) / Math.log(x) - 1)).toBeLessThan(2e-15);
    expect(logarithm(1)).toBe(0);
  });

  it("ends where there is none", () => {
    expect([logarithm(0), logarithm(-1), logarithm(Number.POSITIVE_INFINITY)]).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.NaN,
      Number.POSITIVE_INFINITY,
    ]);
  });
});
