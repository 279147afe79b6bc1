import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Point, planeOf } from "./plane";

const vector = fc.tuple(fc.double({ min: -1000, max: 1000, noNaN: true }), fc.double({ min: -1000, max: 1000, noNaN: true }));
const vectors = fc.array(vector, { minLength: 1, maxLength: 17 });

describe("the plane of arrows", () => {
  it("has room for every vector, with the positive directions right and up", () => {
    fc.assert(
      fc.property(vectors, (all) => {
        const plane = planeOf(all, 200);
        for (const one of all) {
          const [x, y] = plane.at(one);
          expect(Math.min(x, y)).toBeGreaterThan(0);
          expect(Math.max(x, y)).toBeLessThan(200);
          expect((x - 100) * one[0]).toBeGreaterThanOrEqual(0);
          expect((100 - y) * one[1]).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it("gives a pixel its nearest vector of whole steps", () => {
    fc.assert(
      fc.property(vectors, vector, (all, wanted) => {
        const plane = planeOf(all, 200);
        const inside = wanted.map((value) => Math.max(-plane.reach, Math.min(plane.reach, value))) as unknown as Point;
        const [x, y] = plane.vectorAt(plane.at(inside));
        const off = Math.max(Math.abs(x - inside[0]), Math.abs(y - inside[1]));
        // The border is not a whole number of steps.
        expect(off).toBeLessThanOrEqual(0.5 * plane.step * (1 + 1e-6));
      }),
    );
  });

  it("moves by decimal steps, as far as numbers of a memory may go", () => {
    const plane = planeOf([[1, 0]], 200);
    expect([plane.step, plane.grid]).toEqual([0.05, 0.5]);
    expect(plane.moved([0.1, 0.2], [4, -1], 1000)).toEqual([0.3, 0.15]);
    expect(plane.moved([999.98, -999.98], [1, -1], 1000)).toEqual([1000, -1000]);
    expect(plane.vectorAt([100, 100])).toEqual([0, 0]);
  });
});
