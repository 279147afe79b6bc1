import fc from "fast-check";
import { expect, it } from "vitest";
import { spread } from "./spread";

it("leaves labels alone that do not touch", () => {
  expect(spread([100, 20, 60], 14, 0, 200)).toEqual([100, 20, 60]);
});

it("moves two labels at the same place apart by the same amount", () => {
  expect(spread([50, 50], 10, 0, 200)).toEqual([45, 55]);
});

it("keeps all labels apart and inside whenever they fit", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: -50, max: 350, noNaN: true }), { minLength: 1, maxLength: 10 }), (wanted) => {
      const placed = [...spread(wanted, 30, 0, 300)].sort((a, b) => a - b);
      expect(placed[0]).toBeGreaterThanOrEqual(15 - 1e-9);
      expect(placed.at(-1)).toBeLessThanOrEqual(285 + 1e-9);
      for (let i = 1; i < placed.length; i++) expect(placed[i] - placed[i - 1]).toBeGreaterThanOrEqual(30 - 1e-9);
    }),
    { seed: 1 },
  );
});
