import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameNumbers } from "./same-numbers-testing";

const doubles = fc.array(fc.double(), { maxLength: 20 }).map((values) => Float64Array.from(values));

describe("typed arrays", () => {
  it("are equal when every entry is, whatever the numbers", () => {
    fc.assert(
      fc.property(doubles, doubles, (a, b) => {
        expect(sameNumbers(a, a.slice())).toBe(true);
        expect(sameNumbers(a, b)).toBe(a.length === b.length && Array.from(a).every((value, i) => Object.is(value, b[i])));
      }),
    );
  });

  it("are told apart by one entry, by the sign of a zero, by their length", () => {
    const values = Float64Array.of(1, Number.NaN, 0);
    expect(sameNumbers(values, Float64Array.of(1, Number.NaN, 0))).toBe(true);
    expect(sameNumbers(values, Float64Array.of(1, Number.NaN, -0))).toBe(false);
    expect(sameNumbers(values, Float64Array.of(1, 2, 0))).toBe(false);
    expect(sameNumbers(values, values.subarray(1))).toBe(false);
    expect(sameNumbers(BigUint64Array.of(1n), BigUint64Array.of(2n))).toBe(false);
  });

  it("of two kinds, and what is none, are left to Vitest", () => {
    expect(sameNumbers(Float64Array.of(1), Float32Array.of(1))).toBeUndefined();
    expect(sameNumbers(Float64Array.of(1), [1])).toBeUndefined();
    expect(sameNumbers(new DataView(new ArrayBuffer(8)), new DataView(new ArrayBuffer(8)))).toBeUndefined();
    expect(Float64Array.of(1)).not.toEqual(Float32Array.of(1));
  });

  it("are compared so wherever they stand", () => {
    const state = (last: number) => ({ step: 3, curves: [{ train: Float64Array.of(0.5, last) }] });
    expect(state(0)).toEqual(state(0));
    expect(state(0)).not.toEqual(state(-0));
    expect([Uint8Array.of(1, 2)]).not.toEqual([Uint8Array.of(1, 3)]);
  });
});
