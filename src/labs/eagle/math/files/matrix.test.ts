import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countsInBlock, density, densityGrid, sharesOf } from "./density-grid";
import { forEachEntry, nonzeros, norms } from "./matrix";
import { dense, finiteNumbers, matrices, sparse, toDense } from "./testing";

describe("a matrix from a file", () => {
  it("is written out with all its entries", () => {
    const matrix = sparse(2, 3, [
      [0, 1, 5],
      [1, 2, -1],
    ]);
    expect(toDense(matrix)).toEqual(dense([0, 5, 0], [0, 0, -1]));
  });

  it("has the same lengths of rows and columns in either form, whatever their size", () => {
    fc.assert(
      fc.property(matrices(fc.oneof(finiteNumbers, fc.constantFrom(0, 3e200, -4e200, 3e-200, 4e-200))), ({ matrix }) => {
        const written = toDense(matrix);
        const { rows, columns, values } = written;
        const found = norms(matrix);
        expect(found).toEqual(norms(written));
        const row = (i: number) => Math.hypot(...values.subarray(i * columns, (i + 1) * columns));
        for (let i = 0; i < rows; i++) expect(relative(found.rows[i], row(i))).toBeLessThan(1e-14);
        const column = (j: number) => Math.hypot(...values.filter((_, at) => at % columns === j));
        for (let j = 0; j < columns; j++) expect(relative(found.columns[j], column(j))).toBeLessThan(1e-14);
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});

function relative(value: number, expected: number): number {
  return value === expected ? 0 : Math.abs(value / expected - 1);
}

describe("a picture of where the entries are", () => {
  it("counts every entry once, in the cell that covers its place", () => {
    fc.assert(
      fc.property(matrices(fc.integer({ min: -3, max: 3 })), fc.integer({ min: 1, max: 9 }), ({ matrix }, most) => {
        const grid = densityGrid(matrix, most);
        expect(grid.counts.reduce((sum, count) => sum + count, 0)).toBe(nonzeros(matrix));
        const written = toDense(matrix);
        for (let i = 0; i < grid.rows; i++)
          for (let j = 0; j < grid.columns; j++) {
            const inside = [];
            for (let row = grid.rowStarts[i]; row < grid.rowStarts[i + 1]; row++)
              for (let column = grid.columnStarts[j]; column < grid.columnStarts[j + 1]; column++)
                inside.push(written.values[row * matrix.columns + column]);
            const cell = i * grid.columns + j;
            expect(inside.length).toBeGreaterThan(0);
            expect(grid.counts[cell]).toBe(inside.filter((value) => value !== 0).length);
            expect(density(grid, i, j)).toBe(grid.counts[cell] / inside.length);
          }
      }),
      { numRuns: 200, seed: 6 },
    );
  });

  it("tells what of it lies in a block", () => {
    const choices = matrices(fc.integer({ min: -3, max: 3 })).chain(({ matrix }) => {
      const chosen = (count: number) => fc.subarray(Array.from({ length: count }, (_, i) => i)).map((some) => Int32Array.from(some));
      return fc.record({ matrix: fc.constant(matrix), rows: chosen(matrix.rows), columns: chosen(matrix.columns) });
    });
    fc.assert(
      fc.property(choices, fc.integer({ min: 1, max: 9 }), ({ matrix, ...block }, most) => {
        const grid = densityGrid(matrix, most);
        const inside = countsInBlock(matrix, grid, block);
        let expected = 0;
        forEachEntry(matrix, (row, column) => {
          if (block.rows.includes(row) && block.columns.includes(column)) expected++;
        });
        expect(inside.reduce((sum, count) => sum + count, 0)).toBe(expected);
        inside.forEach((count, cell) => {
          expect(count).toBeLessThanOrEqual(grid.counts[cell]);
        });
        const shares = sharesOf(block.rows, grid.rowStarts);
        const counted = shares.reduce((sum, share, cell) => sum + share * (grid.rowStarts[cell + 1] - grid.rowStarts[cell]), 0);
        expect(counted).toBeCloseTo(block.rows.length, 4);
      }),
      { numRuns: 100, seed: 8 },
    );
  });

  it("covers large matrices with cells that differ by at most one row", () => {
    const grid = densityGrid(sparse(1_000_003, 700, [[1_000_002, 699, 2]]), 256);
    const heights = Array.from({ length: 256 }, (_, i) => grid.rowStarts[i + 1] - grid.rowStarts[i]);
    expect(new Set(heights)).toEqual(new Set([3906, 3907]));
    expect(grid.counts.at(-1)).toBe(1);
  });
});
