import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spyLayers, stripRuns } from "./spy-layout";

/** Cells that the runs of a path cover, by how often. */
function covered(path: string, rows: number, columns: number): Uint8Array {
  const cells = new Uint8Array(rows * columns);
  for (const [, x, y, width] of path.matchAll(/M(\d+),(\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at++) cells[Number(y) * columns + Number(x) + at]++;
  return cells;
}

describe("the shapes of a spy plot", () => {
  it("cover every cell with an entry once, on the side of the block where most of its entries are, and no other", () => {
    const pictures = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })).chain(([rows, columns]) => {
      const shares = fc.array(fc.constantFrom(0, 0.01, 0.2, 0.5, 1), { minLength: rows * columns, maxLength: rows * columns });
      return fc.record({ rows: fc.constant(rows), columns: fc.constant(columns), density: shares, inside: shares });
    });
    fc.assert(
      fc.property(pictures, ({ inside, ...picture }) => {
        const { rows, columns, density } = picture;
        const seen = [new Uint8Array(rows * columns), new Uint8Array(rows * columns)];
        for (const layer of spyLayers(picture, inside))
          for (const [cell, count] of covered(layer.path, rows, columns).entries()) seen[layer.inside ? 1 : 0][cell] += count;
        for (let cell = 0; cell < density.length; cell++) {
          const isInside = inside[cell] >= 0.5;
          expect([seen[0][cell], seen[1][cell]]).toEqual(density[cell] === 0 ? [0, 0] : isInside ? [0, 1] : [1, 0]);
        }
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it("are seen also where a cell holds one entry among very many places, and fuller where it holds more", () => {
    const [faint, full] = spyLayers({ rows: 1, columns: 2, density: [1e-7, 1] }, null);
    expect(faint.opacity).toBeGreaterThanOrEqual(0.5);
    expect(full.opacity).toBe(1);
  });

  it("mark chosen rows by how many of those that a cell covers were chosen", () => {
    expect(stripRuns([0, 1, 1, 0.1, 0])).toEqual([
      { from: 1, to: 3, opacity: 1 },
      { from: 3, to: 4, opacity: 0.25 },
    ]);
  });
});
