import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { attention, usualSettings } from "./attention";
import { conventions, selectiveDecay } from "./decays";
import { forms } from "./forms/forms";
import { columnSnake, rowByRow, scannedRow, snake } from "./scans";
import type { Sequence } from "./sequence";

const sides = fc.integer({ min: 1, max: 4 });

describe("orders of scanning a grid", () => {
  it("meet every token once, and snakes go from neighbour to neighbour", () => {
    fc.assert(
      fc.property(sides, sides, (rows, columns) => {
        for (const order of [rowByRow, snake, columnSnake].map((scan) => scan(rows, columns)))
          expect([...order].sort((a, b) => a - b)).toEqual([...Array(rows * columns).keys()]);
        for (const order of [snake(rows, columns), columnSnake(rows, columns)])
          for (let step = 1; step < order.length; step++) {
            const [here, before] = [order[step], order[step - 1]];
            const apart =
              Math.abs(Math.floor(here / columns) - Math.floor(before / columns)) + Math.abs((here % columns) - (before % columns));
            expect(apart).toBe(1);
          }
      }),
      { numRuns: 20, seed: 1 },
    );
  });

  it("on a grid of 2 x 3 are these", () => {
    expect([...rowByRow(2, 3)]).toEqual([0, 1, 2, 3, 4, 5]);
    expect([...snake(2, 3)]).toEqual([0, 1, 2, 5, 4, 3]);
    expect([...columnSnake(2, 3)]).toEqual([0, 3, 4, 1, 2, 5]);
  });
});

describe("the row of a token on the grid", () => {
  it("is what attention weighs with: queries and keys of one, and values that tell tokens apart, give it back", () => {
    const grids = fc.tuple(sides, sides).chain(([rows, columns]) =>
      fc.record({
        grid: fc.constant([rows, columns] as const),
        lambdas: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: rows * columns, maxLength: rows * columns }),
        convention: fc.constantFrom(...conventions),
        scans: fc.constantFrom(1, 2),
      }),
    );
    fc.assert(
      fc.property(grids, ({ grid: [rows, columns], lambdas, convention, scans }) => {
        const length = rows * columns;
        const decays = selectiveDecay(Float64Array.from(lambdas));
        const orders = scans === 2 ? [snake(rows, columns), columnSnake(rows, columns)] : [rowByRow(rows, columns)];
        const ones = new Float64Array(length).fill(1);
        const identity = Float64Array.from({ length: length * length }, (_, e) => (e % (length + 1) === 0 ? 1 : 0));
        const sequence: Sequence = { length, d: 1, dv: length, q: ones, k: ones, v: identity, padding: null };
        const settings = { ...usualSettings, convention, scaled: false, scans: scans === 2 ? orders : null };
        const weights = attention(forms.full, sequence, decays, settings);
        for (let token = 0; token < length; token++)
          expect(scannedRow(decays, convention, orders, token)).toBeAllclose(weights.slice(token * length, (token + 1) * length), {
            atol: 1e-14,
          });
      }),
      { numRuns: 20, seed: 1 },
    );
  });
});
