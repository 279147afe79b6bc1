import { line } from "d3-shape";
import fc from "fast-check";
import { expect, it } from "vitest";
import { linePath } from "./line-path";

const reference = line<{ readonly x: number; readonly y: number }>(
  ({ x }) => x,
  ({ y }) => y,
)
  .defined(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))
  .digits(1);

const place = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: -2000, max: 5000, noNaN: true }) },
  { weight: 3, arbitrary: fc.integer({ min: -400, max: 400 }).map((twentieths) => twentieths / 20) },
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, 1e-9, -1e-9, 1e12),
);

it("has the text that d3-shape gives a line with one decimal, gaps and lone points included", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ x: place, y: place }), { maxLength: 30 }), (points) => {
      expect(linePath(points)).toBe(reference(points) ?? "");
    }),
    { numRuns: 1000 },
  );
});
