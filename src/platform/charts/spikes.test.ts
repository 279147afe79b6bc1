import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isSpiky, steadied } from "./spikes";

const falling = Float64Array.from({ length: 200 }, (_, index) => Math.exp(-index / 20));
const spiky = falling.map((value, index) => value * (index % 4 === 2 ? 3 : 1));

describe("spiky curves", () => {
  it("are told from smooth ones, from steps, and from curves of a few points", () => {
    expect(isSpiky(spiky)).toBe(true);
    expect(isSpiky(falling)).toBe(false);
    expect(isSpiky(falling.map((value, index) => (index > 100 ? value / 1e6 : value)))).toBe(false);
    expect(isSpiky(spiky.slice(0, 20))).toBe(false);
  });

  it("are the same at any scale", () => {
    for (const scale of [1e-200, 1e-9, 1e9]) expect(isSpiky(spiky.map((value) => value * scale))).toBe(true);
  });

  it("keep the course of a curve whose spikes are few: the median is that of the curve without them", () => {
    const columns = Float64Array.from({ length: 200 }, (_, index) => index);
    const { median, high } = steadied(columns, spiky);
    const without = steadied(columns, falling);
    median.forEach((value, index) => {
      expect(Math.abs(Math.log(value / without.median[index]))).toBeLessThan(0.16);
    });
    expect(Math.max(...high)).toBe(Math.max(...spiky));
  });

  it("lose no value, and no value lies outside of its column", () => {
    const points = fc.array(
      fc.record({ step: fc.double({ min: 0, max: 9, noNaN: true }), value: fc.double({ min: 1e-30, max: 1e30, noNaN: true }) }),
      {
        minLength: 1,
      },
    );
    fc.assert(
      fc.property(points, (drawn) => {
        let at = 0;
        const columns = drawn.map(({ step }) => (at += step));
        const values = drawn.map(({ value }) => value);
        const { low, median, high, columns: middles } = steadied(columns, values);
        expect(Math.min(...low)).toBe(Math.min(...values));
        expect(Math.max(...high)).toBe(Math.max(...values));
        median.forEach((value, index) => {
          expect(value >= low[index] && value <= high[index]).toBe(true);
        });
        expect([...middles]).toEqual([...middles].sort((a, b) => a - b));
      }),
    );
  });

  it("leave out what is no number", () => {
    const { columns, median } = steadied([0, 1, 30, 31], [Number.NaN, 2, Number.NaN, Number.NaN]);
    expect([[...columns], [...median]]).toEqual([[0.5], [2]]);
  });
});
