import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { retrieve } from "./retrieval";
import { layOutStaged, stagedAnswers, stagedRows } from "./staged-rows";

const numbers = (count: number) => fc.array(fc.double({ min: -9, max: 9, noNaN: true }), { minLength: count, maxLength: count });
const memory = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 9 })).chain(([d, pairs]) => {
  const vectors = fc.array(numbers(d), { minLength: pairs, maxLength: pairs });
  return fc.record({ keys: vectors, values: vectors, query: numbers(d), noise: numbers(d) });
});

describe("the memory on a stage", () => {
  it("shows rows that add up to what attention answers, however few of them there is room for", () => {
    fc.assert(
      fc.property(memory, fc.integer({ min: 1, max: 9 }), (table, shown) => {
        const d = table.query.length;
        const retrieval = retrieve(table, d, "attention");
        const rows = stagedRows(table, retrieval, Number.POSITIVE_INFINITY, shown);
        const size = 1 + Math.max(...retrieval.terms.map(Math.abs));
        for (let k = 0; k < d; k++) {
          const sum = rows.reduce((total, { term }) => total + term[k], 0);
          expect(Math.abs(sum - retrieval.truth[d + k])).toBeLessThan(1e-12 * size);
        }
        // One pair that was left over is shown in place of a sum over it.
        expect(rows.length).toBeLessThanOrEqual(Math.min(shown, table.keys.length) + 2);
        expect(stagedAnswers(table, retrieval, [], Number.POSITIVE_INFINITY)[0].answer).toEqual(Array.from(retrieval.truth.subarray(d)));
      }),
    );
  });

  it("stacks key and value, and leaves out coordinates and pairs, only where there is no room", () => {
    const wide = { width: 959, height: 440, d: 4, pairs: 4, answers: 4 };
    expect(layOutStaged(wide)).toEqual({ stacked: false, coordinates: 4, pairs: 4, answers: 4 });
    expect(layOutStaged({ ...wide, width: 710 })).toMatchObject({ stacked: true, coordinates: 4 });
    expect(layOutStaged({ ...wide, d: 16 }).coordinates).toBeLessThan(16);
    expect(layOutStaged({ ...wide, pairs: 20 }).pairs).toBe(3);
  });
});
