import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { breakEvenWithCarriedStates, operationsOf } from "./cost";
import { crossing, expectedTime, fittedGrowth } from "./measured-cost";

const lengths = [64, 128, 256, 512, 1024, 2048, 4096];
const powerLaw = (factor: number, power: number) => lengths.map((length) => ({ length, milliseconds: factor * length ** power }));
const shape = { length: 300, d: 8, dv: 8, chunk: 16, decays: true };

describe("measured times", () => {
  it("grow with the power that they were made with, over the lengths where fixed costs do not matter", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 3, noNaN: true }), fc.double({ min: 1e-6, max: 1, noNaN: true }), (power, factor) => {
        const growth = fittedGrowth("full", 16, powerLaw(factor, power));
        expect(growth?.power).toBeCloseTo(power, 9);
        expect(growth).toMatchObject({ low: 512, high: 4096, points: 4 });
      }),
      { numRuns: 50, seed: 1 },
    );
  });

  it("of carried states are fitted from four chunks on, and not at all with fewer than three of them", () => {
    expect(fittedGrowth("state-chunk", 256, powerLaw(1, 1))).toMatchObject({ low: 1024, points: 3 });
    expect(fittedGrowth("state-chunk", 512, powerLaw(1, 1))).toBeNull();
    expect(fittedGrowth("full", 512, [])).toBeNull();
  });

  it("say what to expect between two lengths exactly where they follow a power law", () => {
    fc.assert(
      fc.property(fc.integer({ min: 64, max: 4096 }), fc.double({ min: 0.5, max: 3, noNaN: true }), (length, power) => {
        const expected = expectedTime("full", { ...shape, length }, powerLaw(0.01, power));
        expect(expected.from).toBe("between");
        expect(expected.milliseconds / (0.01 * length ** power)).toBeCloseTo(1, 9);
      }),
      { numRuns: 100, seed: 2 },
    );
  });

  it("are continued beyond the first and the last length in proportion to operations", () => {
    for (const [length, nearest] of [
      [32, 64],
      [65_536, 4096],
    ]) {
      const expected = expectedTime("recurrent", { ...shape, length }, powerLaw(0.01, 1.3));
      const ratio = operationsOf("recurrent", { ...shape, length }) / operationsOf("recurrent", { ...shape, length: nearest });
      expect(expected).toEqual({ milliseconds: 0.01 * nearest ** 1.3 * ratio, from: "beyond" });
    }
  });

  it("cross where two power laws do, and nowhere where one is always faster", () => {
    // 2 L^2 = 600 L at L = 300.
    expect(crossing(powerLaw(2, 2), powerLaw(600, 1))).toBeCloseTo(300, 6);
    expect(crossing(powerLaw(1, 2), powerLaw(1e6, 1))).toBeNull();
    expect(crossing(powerLaw(1, 2), powerLaw(1e-6, 1))).toBeNull();
  });
});

describe("the break-even of carried states", () => {
  it("is where both forms take as many operations", () => {
    const size = fc.integer({ min: 1, max: 512 });
    fc.assert(
      fc.property(size, size, size, fc.boolean(), (d, dv, chunk, decays) => {
        const length = breakEvenWithCarriedStates({ d, dv, chunk, decays });
        const at = { d, dv, chunk, decays, length };
        expect(operationsOf("full", at) / operationsOf("state-chunk", at)).toBeCloseTo(1, 9);
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});
