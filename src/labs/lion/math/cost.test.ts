import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvenLength, cheapestForm, fittedExponent, numbersHeld, operationsOf, sumsWithoutDecay } from "./cost";
import { formNames } from "./forms/forms";

const shape = { length: 4096, d: 64, dv: 64, chunk: 64, decays: true, scaled: true };

describe("the cost model", () => {
  it("grows with the square of L for the full and the paper's chunk form, and with L for the others", () => {
    const exponent = (form: (typeof formNames)[number]) =>
      fittedExponent([512, 1024, 2048, 4096].map((length) => [length, operationsOf(form, { ...shape, length })]));
    expect(formNames.map((form) => Math.round(exponent(form) * 1000) / 1000)).toEqual([2, 1, 2, 1]);
  });

  it("holds L^2 numbers and as many for a mask in the full form alone", () => {
    expect(numbersHeld("full", shape)).toBe(2 * 4096 ** 2);
    expect(numbersHeld("full", { ...shape, decays: false })).toBe(4096 ** 2);
    expect(numbersHeld("chunk", shape)).toBe(2 * 4096 * 64 + 4096);
  });

  it("holds two states and a denominator a token in the recurrent form, beside them a block where states are carried", () => {
    const thousand = { ...shape, length: 1024 };
    expect(numbersHeld("recurrent", thousand)).toBe(9344);
    expect(numbersHeld("state-chunk", thousand)).toBe(9344 + 2 * 64 ** 2);
    const unscaled = { ...thousand, scaled: false };
    expect(numbersHeld("recurrent", unscaled)).toBe(2 * 64 ** 2);
    for (const form of ["state-chunk", "chunk"] as const)
      expect(numbersHeld(form, thousand) - numbersHeld(form, unscaled)).toBe(form === "chunk" ? 1024 : 1024 + 2 * 64);
  });

  it("holds never more numbers by recurrence than with carried states, whatever the shape", () => {
    const size = fc.integer({ min: 1, max: 512 });
    fc.assert(
      fc.property(size, size, size, size, fc.boolean(), fc.boolean(), (length, d, dv, chunk, decays, scaled) => {
        const any = { length, d, dv, chunk, decays, scaled };
        expect(numbersHeld("recurrent", any)).toBeLessThan(numbersHeld("state-chunk", any));
      }),
      { numRuns: 100, seed: 3 },
    );
  });

  it("without decay takes half of the operations of two sweeps by two sums, and half of their states", () => {
    const lit = { ...shape, decays: false };
    const { operations, numbers } = sumsWithoutDecay(lit);
    expect(2 * operations).toBe(operationsOf("recurrent", lit));
    expect(2 * numbers + lit.length).toBe(numbersHeld("recurrent", lit));
  });

  it("breaks even at the length at which both forms take as many operations, about 2.5 d with decays", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 512 }), fc.integer({ min: 1, max: 512 }), fc.boolean(), (d, dv, decays) => {
        const at = { ...shape, d, dv, decays, length: breakEvenLength({ d, dv, decays }) };
        expect(Math.abs(operationsOf("full", at) / operationsOf("recurrent", at) - 1)).toBeLessThan(1e-12);
      }),
      { numRuns: 100, seed: 1 },
    );
    for (const d of [32, 64, 128]) expect(breakEvenLength({ d, dv: d, decays: true }) / d).toBeCloseTo(2.5, 1);
  });

  it("takes full attention for few tokens, carried states for many, and the recurrence where one chunk is all of them", () => {
    expect(cheapestForm({ ...shape, length: 64, chunk: 128 })).toBe("full");
    expect(cheapestForm({ ...shape, chunk: 16 })).toBe("state-chunk");
    expect(cheapestForm({ ...shape, length: 256, chunk: 4096 })).toBe("recurrent");
  });
});

describe("a fitted exponent", () => {
  it("is that of a power law", () => {
    fc.assert(
      fc.property(fc.double({ min: -3, max: 3, noNaN: true }), fc.double({ min: 0.1, max: 100, noNaN: true }), (power, factor) => {
        expect(fittedExponent([1, 2, 5, 9].map((x) => [x, factor * x ** power]))).toBeCloseTo(power, 9);
      }),
      { numRuns: 100, seed: 2 },
    );
  });
});
