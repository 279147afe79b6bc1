import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutHub } from "./hub-layout";

const sizes = fc.record({
  count: fc.integer({ min: 1, max: 16 }),
  aspect: fc.double({ min: 0.05, max: 8, noNaN: true }),
  width: fc.integer({ min: 260, max: 1600 }),
  height: fc.integer({ min: 280, max: 900 }),
});

describe("machines around a hub", () => {
  it("lie within the chart, apart from each other and from the hub, however many and in whatever room", () => {
    fc.assert(
      fc.property(sizes, ({ count, aspect, width, height }) => {
        const { machines, hub } = layOutHub(count, aspect, width, height);
        const boxes = [hub, ...machines.map(({ box }) => box)];
        for (const { left, right, top, bottom } of boxes) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(width);
          expect(top).toBeGreaterThanOrEqual(0);
          expect(bottom).toBeLessThanOrEqual(height);
          expect(Math.min(right - left, bottom - top)).toBeGreaterThan(8);
        }
        for (const [at, one] of boxes.entries())
          for (const other of boxes.slice(at + 1))
            expect(one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
      }),
    );
  });

  it("show their columns inside of their cards, and in true proportions", () => {
    fc.assert(
      fc.property(sizes, ({ count, aspect, width, height }) => {
        for (const { box, picture, values } of layOutHub(count, aspect, width, height).machines) {
          if (!picture || !values) continue;
          expect(picture.width / picture.height).toBeCloseTo(aspect, 6);
          expect(picture.x).toBeGreaterThan(box.left);
          expect(picture.x + picture.width).toBeLessThan(values.left);
          expect(picture.y + picture.height).toBeLessThan(box.bottom);
          expect(values.right).toBeLessThan(box.right);
        }
      }),
    );
  });

  it("are rows where cards would be too narrow", () => {
    expect(layOutHub(3, 1, 1000, 400).shape).toBe("cards");
    expect(layOutHub(3, 1, 340, 400).shape).toBe("rows");
    expect(layOutHub(12, 1, 1300, 400).shape).toBe("rows");
  });
});
