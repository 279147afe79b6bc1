import { describe, expect, it } from "vitest";
import { decayOf } from "./decay";

/** (1 - x)^k by rational arithmetic in steps of 2^-60: x and the power are exact to 18 digits. */
function exact(x: number, k: number): number {
  const one = 1n << 200n;
  let base = one - (BigInt(Math.round(x * 2 ** 52)) << 148n);
  let result = one;
  for (let left = k; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * base) >> 200n;
    base = (base * base) >> 200n;
  }
  return Number(result >> 100n) / 2 ** 100;
}

describe("(1 - x)^k", () => {
  it.each([
    [2 ** -40, 1e12],
    [2 ** -45, 1e12],
    [2 ** -20, 12_345_678],
    [0.3, 41],
    [0.7, 13],
    [1.25, 50],
    [1.999755859375, 100_001],
    [2.001953125, 999],
  ])("has its digits for x = %d, k = %d", (x, k) => {
    const expected = exact(x, k);
    expect(Math.abs(decayOf(x, k) / expected - 1)).toBeLessThan(4 * k * Number.EPSILON * (x / Math.abs(1 - x)) + 1e-14);
  });

  it("stays 1 where nothing moves, is 0 where one step arrives, turns back and forth at 2, and overflows beyond", () => {
    expect(decayOf(0, 1e12)).toBe(1);
    expect(decayOf(1, 1)).toBe(0);
    expect([decayOf(2, 999_999_999_999), decayOf(2, 1e12)]).toEqual([-1, 1]);
    expect([decayOf(2.5, 1e12), decayOf(2.5, 999_999_999_999)]).toEqual([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]);
    expect(decayOf(0.3, 0)).toBe(1);
  });

  it("keeps all digits of what is left where a step moves by 1e-15 of it", () => {
    expect(decayOf(1e-15, 1e12)).toBeCloseTo(Math.exp(-1e-3), 14);
  });
});
