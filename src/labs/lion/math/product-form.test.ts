import { describe, expect, it } from "vitest";
import { badShare, firstInfinite, lowerRow64, lowerRows32, type MaskRecipe } from "./product-form";

const fixed = (length: number, lambda: number) => new Float64Array(length).fill(lambda);

/** The errors of a mask against the mask in float64. */
interface MaskFailure {
  /** Share of entries that are infinite or no number. */
  readonly bad: number;
  /** Largest error among the others. */
  readonly largestError: number;
}

/** The errors of a recipe, over the lower triangle with its diagonal. */
function failureOf(lambdas: Float64Array, recipe: MaskRecipe): MaskFailure {
  const rowOf = lowerRows32(lambdas, recipe);
  const { length } = lambdas;
  let [bad, largestError] = [0, 0];
  for (let i = 0; i < length; i++) {
    const [found, right] = [rowOf(i), lowerRow64(lambdas, i)];
    for (let j = 0; j <= i; j++) {
      if (Number.isFinite(found[j])) largestError = Math.max(largestError, Math.abs(found[j] - right[j]));
      else bad++;
    }
  }
  return { bad: bad / ((length * (length + 1)) / 2), largestError };
}

describe("the product form in float32", () => {
  // Section 9 of the notes on the paper: share of the lower triangle that is not finite.
  it.each([
    [0.5, 128, 0],
    [0.5, 197, 0.127],
    [0.5, 1024, 0.767],
    [0.5, 4096, 0.939],
    [0.9, 1024, 0.032],
    [0.9, 4096, 0.63],
    [0.99, 4096, 0],
  ])("at lambda %d and %i tokens has a share of %d of bad entries", (lambda, length, share) => {
    expect(Math.abs(badShare(length, lambda) - share)).toBeLessThan(0.01);
  });

  it("has no number in a column from the token on whose product of decays has no finite inverse", () => {
    expect(firstInfinite(197, 0.5)).toBe(127);
    expect(firstInfinite(127, 0.5)).toBeNull();
    const rowOf = lowerRows32(fixed(140, 0.5), "product");
    for (let i = 0; i < 140; i++) for (const [j, entry] of rowOf(i).entries()) expect(Number.isFinite(entry)).toBe(j < 127);
  });

  it.each([
    [0.5, 128],
    [0.5, 197],
    [0.3, 120],
    [0.6, 512],
    [0.9, 1024],
  ])("is not finite from the first column whose inverse is infinite: lambda %d, %i tokens", (lambda, length) => {
    const infinite = firstInfinite(length, lambda) ?? length;
    const rowOf = lowerRows32(fixed(length, lambda), "product");
    expect(infinite).toBeLessThan(length);
    for (let i = infinite; i < length; i++) expect([...rowOf(i).subarray(infinite, i + 1)].filter(Number.isFinite)).toEqual([]);
  });

  it.each([
    [0.5, 197],
    [0.3, 120],
    [0.9, 1024],
  ])("has as many as are counted in the mask itself: lambda %d, %i tokens", (lambda, length) => {
    expect(failureOf(fixed(length, lambda), "product").bad).toBe(badShare(length, lambda));
  });
});

describe("what keeps it finite", () => {
  it("is silently wrong with 1e-7 added to the inverse: the diagonal is 0.5 short after 24 tokens and gone after 40", () => {
    const rowOf = lowerRows32(fixed(40, 0.5), "guarded-inverse");
    expect(rowOf(22)[22]).toBeGreaterThan(0.5);
    expect(rowOf(24)[24]).toBeLessThan(0.5);
    expect(rowOf(39)[39]).toBeLessThan(0.001);
    expect(failureOf(fixed(40, 0.5), "guarded-inverse").bad).toBe(0);
  });

  it("is silently wrong with a clamp at 1e-6: what is far away is seen whole", () => {
    const length = 197;
    expect(lowerRows32(fixed(length, 0.5), "clamped")(length - 1)[30]).toBe(1);
    expect(failureOf(fixed(length, 0.5), "clamped").bad).toBe(0);
  });

  it("is right with differences of logarithms, and to the last digits with products from the diagonal", () => {
    for (const [length, lambda] of [
      [197, 0.5],
      [1024, 0.45],
    ]) {
      const decays = fixed(length, lambda);
      const [differences, running] = [failureOf(decays, "prefix-difference"), failureOf(decays, "running")];
      expect([differences.bad, running.bad]).toEqual([0, 0]);
      expect(differences.largestError).toBeLessThan(1e-4);
      expect(running.largestError).toBeLessThan(1e-7);
    }
  });
});
