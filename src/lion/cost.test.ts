import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvenLength, cheapestForm, fittedExponent, numbersHeld, operationsOf } from "./cost";
import { formNames } from "./forms/forms";

const shape = { length: 4096, d: 64, dv: 64, chunk: 64, decays: true };

describe("the cost model", () => {
  it("grows with the square of L for the full and the paper's chunk form, and with L for the others", () => {
    const exponent = (form: (typeof formNames)[number]) =>
      fittedExponent([512, 1024, 2048, 4096].map((length) => [length, operationsOf(form, { ...shape, length })]));
    expect(formNames.map((form) => Math.round(exponent(form) * 1000) / 1000)).toEqual([2, 1, 2, 1]);
  });

  it("holds L^2 numbers and as many for a mask in the full form alone", () => {
    expect(numbersHeld("full", shape)).toBe(2 * 4096 ** 2);
    expect(numbersHeld("full", { ...shape, decays: false })).toBe(4096 ** 2);
    expect(numbersHeld("chunk", shape)).toBe(2 * 4096 * 64);
    expect(numbersHeld("state-chunk", shape)).toBe(numbersHeld("state-chunk", { ...shape, length: 65_536 }));
    expect(numbersHeld("recurrent", shape)).toBe(4096 * 65 + 2 * 64 * 65);
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

  it("takes full attention for few tokens, the carried states for many, and the recurrence where little fits", () => {
    expect(cheapestForm({ ...shape, length: 64, chunk: 128 }, 1e9)).toBe("full");
    expect(cheapestForm({ ...shape, chunk: 16 }, 1e9)).toBe("state-chunk");
    expect(cheapestForm({ ...shape, length: 256, chunk: 4096 }, 60_000)).toBe("recurrent");
    expect(cheapestForm(shape, 10)).toBeNull();
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
