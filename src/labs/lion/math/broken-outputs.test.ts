import { describe, expect, it } from "vitest";
import { errorsByToken, leastDenominator, outputSizes, outputsWith } from "./broken-outputs";
import { fixedDecay, stepDecays } from "./decays";
import type { Sequence } from "./sequence";
import { literalAttention, scattered } from "./testing";

const headOf = (length: number, positive: boolean): Sequence => ({
  length,
  d: 3,
  dv: 2,
  q: scattered(length * 3).map((x) => (positive ? x + 1.1 : x)),
  k: scattered(length * 3, 0.2).map((x) => (positive ? x + 1.1 : x)),
  v: scattered(length * 2, 0.7),
  padding: null,
});
const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

describe("outputs with a mask in float32", () => {
  const head = headOf(60, true);

  it("are attention where the mask is built in float64", () => {
    const right = literalAttention(head, stepDecays(fixedDecay(60, 0.8), "eq9"), true);
    expect(outputsWith("float64", head, 0.8)).toBeAllclose(right, { atol: 1e-13 });
  });

  it("are right to float32 with products from the diagonal and with differences of logarithms", () => {
    for (const recipe of ["running", "prefix-difference"] as const) {
      const errors = errorsByToken(outputsWith(recipe, head, 0.5), outputsWith("float64", head, 0.5), 2);
      expect(largest(errors)).toBeLessThan(1e-5);
    }
  });

  it("have no number at both ends, where one of the triangles has an infinite entry in the row", () => {
    const length = 140;
    const long = headOf(length, true);
    const errors = errorsByToken(outputsWith("product", long, 0.5), outputsWith("float64", long, 0.5), 2);
    // The columns from token 128 on are infinite, and in the other triangle those that are as far from the end.
    for (const [i, error] of errors.entries()) expect(Number.isNaN(error), `token ${i + 1}`).toBe(i >= 127 || i < length - 127);
  });

  it("are wrong without a warning with both of the silent fixes", () => {
    for (const recipe of ["guarded-inverse", "clamped"] as const) {
      const errors = errorsByToken(outputsWith(recipe, head, 0.5), outputsWith("float64", head, 0.5), 2);
      expect(errors.some(Number.isNaN)).toBe(false);
      expect(largest(errors), recipe).toBeGreaterThan(0.1);
    }
  });
});

describe("the size of outputs", () => {
  it("is never more than that of the largest value where scores are positive and rows are scaled", () => {
    const head = headOf(80, true);
    for (const lambda of [0, 0.3, 0.9, 1]) expect(largest(outputSizes(head, lambda, true))).toBeLessThanOrEqual(largest(head.v));
  });

  it("is beyond it where denominators of signed scores come near zero", () => {
    const head = headOf(80, false);
    expect(leastDenominator(head, 0.9)).toBeLessThan(leastDenominator(headOf(80, true), 0.9));
    expect(largest(outputSizes(head, 0.9, true))).toBeGreaterThan(largest(head.v));
  });

  it("grows with the tokens in reach where positive scores are summed without scaling", () => {
    const head = headOf(80, true);
    expect(largest(outputSizes(head, 0.99, false))).toBeGreaterThan(2 * largest(outputSizes(head, 0.3, false)));
  });
});
