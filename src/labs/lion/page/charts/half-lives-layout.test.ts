import fc from "fast-check";
import { expect, it } from "vitest";
import { drawnHalfLives, halfLifeEnds } from "./half-lives-layout";

const many = fc.array(fc.double({ min: 1e-6, max: 1e6, noNaN: true }), { minLength: 12, maxLength: 200 });

it("bars hold all values between them, each within the axis", () => {
  fc.assert(
    fc.property(many, (values) => {
      const drawn = drawnHalfLives([...values, Number.POSITIVE_INFINITY, 0]);
      if (drawn.kind !== "bars") throw new Error("there are enough for bars");
      expect(drawn.bars.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
      for (const { from, to } of drawn.bars) {
        expect(from).toBeGreaterThanOrEqual(halfLifeEnds[0] * (1 - 1e-12));
        expect(to).toBeLessThanOrEqual(halfLifeEnds[1] * (1 + 1e-12));
      }
    }),
  );
});

it("a value lies in the bar that is drawn around it", () => {
  const drawn = drawnHalfLives(new Array(20).fill(3));
  expect(drawn).toMatchObject({ kind: "bars", bars: [{ share: 1 }] });
  if (drawn.kind === "bars") {
    expect(drawn.bars[0].from).toBeLessThanOrEqual(3);
    expect(drawn.bars[0].to).toBeGreaterThan(3);
  }
});

it("few values are drawn one by one, equal ones once", () => {
  expect(drawnHalfLives([2, 0.01, 2, 1e9])).toEqual({ kind: "marks", at: [2, halfLifeEnds[0], halfLifeEnds[1]] });
});
