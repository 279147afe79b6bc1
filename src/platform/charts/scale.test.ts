import { describe, expect, it } from "vitest";
import { type Ends, held, linearScale, logScale } from "./scale";

const pixels: Ends = [300, 100];

describe("a scale", () => {
  it("leads from one end to the other, evenly or by logarithms", () => {
    expect([0, 5, 20].map(linearScale([0, 20], pixels))).toEqual([300, 250, 100]);
    expect([1, 10, 10_000].map(logScale([1, 10_000], pixels))).toEqual([300, 250, 100]);
  });

  it("places what is all the same in the middle", () => {
    expect(linearScale([7, 7], pixels)(7)).toBe(200);
  });

  it("goes on beyond its ends, unless values are held there", () => {
    expect(linearScale([0, 20], pixels)(30)).toBe(0);
    expect([-1, 30, Number.NaN].map((value) => held(value, [0, 20]))).toEqual([0, 20, Number.NaN]);
  });
});
