import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { guaranteeOf, promised, relativeTo, sizesBetween, withinOf } from "./guarantee-data";

const question = { samples: [10, 20, 40], draws: 10, epsilon: 0.1, delta: 0.2 };
const reference: SampleComplexityRun = { kind: "reference", psi: 6, outputs: 1, misfit: 0.5, square: 4, reference: 0, unit: "samples" };

/** Ten data sets whose excess is `c / N`, with c = 1 ... 10. */
function drawn(samples: readonly number[], first = 0): readonly SampleComplexityRun[] {
  return Array.from({ length: 10 }, (_, k) => ({
    kind: "draw",
    draw: first + k,
    d: 2,
    samples,
    excess: Float64Array.from(samples, (count) => (k + 1) / count),
  }));
}

const nothing = { between: [], fresh: [] };

describe("a guarantee", () => {
  it("names nothing before all data sets are there, whatever their order", () => {
    expect(guaranteeOf(question, 0, { listed: [], ...nothing })).toBeNull();
    const some = guaranteeOf(question, 0, { listed: [reference, ...drawn(question.samples).slice(0, 4).toReversed()], ...nothing });
    expect(some).toMatchObject({ done: 4, needed: null, check: null });
    expect(some?.rows[0].excess).toEqual([0.1, 0.2, 0.3, 0.4]);
  });

  it("needs the first listed number after the last one whose quantile is above epsilon", () => {
    // The quantile of 0.2 is 8 / N: 0.8, 0.4, 0.2. All are above 0.1.
    const listed = [reference, ...drawn(question.samples)];
    expect(guaranteeOf(question, 0, { listed, ...nothing })?.needed).toBeNull();
    const needed = guaranteeOf({ ...question, epsilon: 0.25 }, 0, { listed, ...nothing })?.needed;
    expect(needed).toMatchObject({ failing: 20, passing: 40 });
    // 8 / N = 0.25 at N = 32, between both on logarithmic scales.
    expect(needed?.about).toBe(32);
    expect(guaranteeOf({ ...question, epsilon: 1 }, 0, { listed, ...nothing })?.needed).toEqual({ failing: null, passing: 10, about: 10 });
  });

  it("takes numbers between the listed ones once all their data sets are there, and counts fresh ones of the named number", () => {
    const listed = [reference, ...drawn(question.samples)];
    const between = drawn([30, 32, 34]);
    const asked = { ...question, epsilon: 0.25 };
    expect(guaranteeOf(asked, 0, { listed, between: between.slice(1), fresh: [] })?.needed?.passing).toBe(40);
    expect(guaranteeOf(asked, 0, { listed, between, fresh: [] })?.needed).toMatchObject({ failing: 30, passing: 32 });
    const check = guaranteeOf(asked, 0, { listed, between, fresh: drawn([32], 10) })?.check;
    expect(check).toEqual({ within: 8, draws: 10 });
    // Fresh data sets of another number say nothing of this one.
    expect(guaranteeOf(asked, 0, { listed, between, fresh: drawn([34], 10) })?.check).toBeNull();
  });

  it("has the theory for Gaussian features where there is noise and N is above psi + 1", () => {
    const rows = guaranteeOf(question, 0.25, { listed: [reference, ...drawn(question.samples)], ...nothing })?.rows ?? [];
    expect(rows.map(({ theory }) => theory)).toEqual([0.5, 1.5 / 13, 1.5 / 33]);
    const still = guaranteeOf(question, 0, { listed: [reference, ...drawn(question.samples)], ...nothing })?.rows ?? [];
    expect(still.every(({ theory }) => Number.isNaN(theory))).toBe(true);
  });

  it("is the same in other units", () => {
    const guarantee = guaranteeOf({ ...question, epsilon: 0.25 }, 0, { listed: [reference, ...drawn(question.samples)], ...nothing });
    if (!guarantee) throw new Error("there are data sets");
    const relative = relativeTo(guarantee, guarantee.square);
    expect(relative).toMatchObject({ epsilon: 0.0625, misfit: 0.125, square: 1, needed: guarantee.needed, referenceError: 0 });
    for (const [k, row] of relative.rows.entries())
      expect(withinOf(row, relative.epsilon)).toBe(withinOf(guarantee.rows[k], guarantee.epsilon));
  });

  it("knows the best layer as well as its reference sample does", () => {
    const sampled = { ...reference, reference: 3000 } as SampleComplexityRun;
    const found = guaranteeOf(question, 0, { listed: [sampled, ...drawn(question.samples)], ...nothing });
    expect(found?.referenceError).toBeCloseTo((0.5 * 6) / 3000, 15);
  });

  it("promises the rank of the quantile, without the rounding of a difference", () => {
    expect(promised({ delta: 0.1, draws: 10 })).toBe(9);
    expect(promised({ delta: 0.05, draws: 100 })).toBe(95);
    expect(promised({ delta: 0.5, draws: 11 })).toBe(6);
  });
});

it("numbers between two are whole, ascending, and neighbours differ by 5 % at most or by one", () => {
  const bounds = fc.tuple(fc.integer({ min: 1, max: 20_000 }), fc.double({ min: 1, max: 4, noNaN: true }));
  fc.assert(
    fc.property(bounds, ([failing, ratio]) => {
      const passing = Math.max(failing + 1, Math.round(failing * ratio));
      const all = [failing, ...sizesBetween({ failing, passing }), passing];
      for (const [k, size] of all.entries()) {
        expect(Number.isInteger(size)).toBe(true);
        if (k > 0) expect(size).toBeGreaterThan(all[k - 1]);
        if (k > 0) expect(size <= all[k - 1] + 1 || size / all[k - 1] <= 1.05 + 1 / all[k - 1]).toBe(true);
      }
    }),
  );
  expect(sizesBetween({ failing: null, passing: 10 })).toEqual([]);
});
