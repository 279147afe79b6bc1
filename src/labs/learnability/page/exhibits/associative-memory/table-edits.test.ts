import { describe, expect, it } from "vitest";
import type { MemoryTable } from "../../../math/tasks/associative-memory/table";
import { cellText } from "./cell-text";
import { stopAfter } from "./grid-focus";
import { orthonormalKeys, pathOf, valueAt, withBlock, withKeys, withoutNoise, withoutPair, withPair, withQuery } from "./table-edits";

const table: MemoryTable = {
  keys: [
    [1, 2],
    [3, 4],
  ],
  values: [
    [5, 6],
    [7, 8],
  ],
  query: [9, 10],
  noise: [11, 12],
};

describe("changes of a memory", () => {
  it("reach every cell, under the name that the document has for it", () => {
    const places = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => ({ row, column })));
    expect(places.map((place) => valueAt(table, place))).toEqual([1, 2, 5, 6, 3, 4, 7, 8, 9, 10, 11, 12]);
    expect(places.filter(({ column }) => column % 2 === 1).map((place) => pathOf(table, place))).toEqual([
      "keys[0][1]",
      "values[0][1]",
      "keys[1][1]",
      "values[1][1]",
      "query[1]",
      "noise[1]",
    ]);
    places.forEach((place) => {
      expect(valueAt(withBlock(table, place, [[-1]]).table, place)).toBe(-1);
    });
  });

  it("fill a block as far as there are cells, and count what found none", () => {
    const { table: filled, left } = withBlock(table, { row: 1, column: 3 }, [
      [0.1, 0.2],
      [0.3, 0.4],
      [0.5, 0.6],
    ]);
    expect([filled.values[1], filled.noise, left]).toEqual([[7, 0.1], [11, 0.3], 4]);
    expect(filled.keys).toEqual(table.keys);
  });

  it("take whole rows that are more than the table has as pairs, as many as a memory may have", () => {
    const block = Array.from({ length: 20 }, (_, row) => [row, 0, 0, -row]);
    const { table: filled, left } = withBlock(table, { row: 1, column: 0 }, block.slice(0, 3));
    expect(filled.keys).toEqual([[1, 2], [0, 0], [1, 0], [2, 0]]); // biome-ignore format: rows of a table
    expect([filled.values[3], filled.query, filled.noise, left]).toEqual([[0, -2], [9, 10], [11, 12], 0]);
    const full = withBlock(table, { row: 0, column: 0 }, block);
    expect([full.table.keys.length, full.table.query, full.left]).toEqual([16, [9, 10], 16]);
    expect(withBlock(table, { row: 0, column: 0 }, block.slice(0, 3)).table.query).toEqual([2, 0]);
  });

  it("ask for a key, silence the noise, add and remove pairs", () => {
    expect(withQuery(table, 1).query).toEqual([3, 4]);
    expect(withoutNoise(table).noise).toEqual([0, 0]);
    expect(withPair(table)).toEqual({ ...table, keys: [...table.keys, [0, 0]], values: [...table.values, [0, 0]] });
    expect(withoutPair(table, 0)).toEqual({ ...table, keys: [[3, 4]], values: [[7, 8]] });
  });

  it("keep asking for the same key when keys change", () => {
    const keys = [
      [0, 1],
      [1, 0],
    ];
    expect(withKeys(table, keys, 1).query).toEqual([1, 0]);
    expect(withKeys(table, keys, null).query).toEqual([9, 10]);
  });

  it("make keys orthonormal, and refuse more than there is room for or keys that depend on each other", () => {
    const keys = orthonormalKeys(table) ?? [];
    const product = (a: number, b: number) => keys[a][0] * keys[b][0] + keys[a][1] * keys[b][1];
    // Two entries below 1 in float64: a handful of roundings.
    for (const [a, b] of [[0, 0], [0, 1], [1, 1]]) expect(Math.abs(product(a, b) - (a === b ? 1 : 0))).toBeLessThan(1e-15); // biome-ignore format: pairs
    expect(orthonormalKeys(withPair(table))).toBeNull();
    expect(orthonormalKeys({ ...table, keys: [[1, 2], [2, 4]] })).toBeNull(); // biome-ignore format: rows of a table
    expect(orthonormalKeys({ ...table, keys: [[0, 0], [2, 4]] })).toBeNull(); // biome-ignore format: rows of a table
  });
});

it("writes numbers into narrow cells as they were typed, or with three decimals", () => {
  const written = [1, -0.25, 0.123456, -2.765432, 31.415926, -271.8281, 1000, 1e-7, -6.1e-17, 0.0004].map(cellText);
  expect(written).toEqual(["1", "−0.25", "0.123", "−2.765", "31.42", "−271.8", "1000", "1e-7", "−6e-17", "0.0004"]);
});

describe("keys in the grid", () => {
  it("lead to neighbours, to the ends of a row, and with Ctrl to the corners", () => {
    const from = { row: 1, column: 3 };
    expect(stopAfter("ArrowUp", false, from)).toEqual({ row: 0, column: 3 });
    expect(stopAfter("ArrowRight", false, from)).toEqual({ row: 1, column: 4 });
    expect(stopAfter("Home", false, from)).toEqual({ row: 1, column: 0 });
    expect(stopAfter("Home", true, from)).toEqual({ row: 0, column: 0 });
    expect([stopAfter("a", false, from), stopAfter("ArrowUp", true, from)]).toEqual([null, null]);
  });
});
