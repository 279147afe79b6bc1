import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exponential } from "./exponential";

describe("the exponential", () => {
  it("agrees with the engine's own to 1e-15 wherever that is a normal number", () => {
    fc.assert(
      fc.property(fc.double({ min: -700, max: 709.7, noNaN: true }), (x) => {
        expect(Math.abs(exponential(x) / Math.exp(x) - 1)).toBeLessThan(1e-15);
      }),
      { numRuns: 5000, seed: 1 },
    );
  });

  it("turns sums into products", () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.integer({ min: -300, max: 300 }), (a, b) => {
        expect(Math.abs(exponential(a + b) / (exponential(a) * exponential(b)) - 1)).toBeLessThan(3e-15);
      }),
      { seed: 1 },
    );
  });

  it("is exact at 0, ends at 0 and at infinity, and passes on what is no number", () => {
    expect([exponential(0), exponential(-0)]).toEqual([1, 1]);
    expect([exponential(-746), exponential(-1e300), exponential(Number.NEGATIVE_INFINITY)]).toEqual([0, 0, 0]);
    expect([exponential(709.9), exponential(1e300), exponential(Number.POSITIVE_INFINITY)]).toEqual(
      Array(3).fill(Number.POSITIVE_INFINITY),
    );
    expect(exponential(-745)).toBe(5e-324);
    expect(exponential(Number.NaN)).toBeNaN();
  });
});
