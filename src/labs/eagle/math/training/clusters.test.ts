import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clustersOf } from "./clusters";

const spread = (values: readonly number[], centreOf: (value: number) => number) =>
  values.reduce((sum, value) => sum + (value - centreOf(value)) ** 2, 0);

describe("clusters of numbers", () => {
  it("are the means of what lies together", () => {
    const { centres, centreOf } = clustersOf([5, -1, 0.1, 5.2, -1.2, -0.1], 3);
    expect(centres.map((value) => Number(value.toFixed(12)))).toEqual([-1.1, 0, 5.1]);
    expect([-1.2, 0.1, 5, 5.2].map(centreOf)).toEqual([centres[0], centres[1], centres[2], centres[2]]);
  });

  it("are no more than there are different numbers", () => {
    expect(clustersOf([2, 2, 2], 3).centres).toEqual([2]);
    expect(clustersOf([], 2).centres).toEqual([]);
  });

  it("have the least sum of squared distances of all ways to cut the sorted numbers in two", () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -10, max: 10, noNaN: true }), { minLength: 2, maxLength: 12 }), (values) => {
        const best = spread(values, clustersOf(values, 2).centreOf);
        const sorted = values.toSorted((a, b) => a - b);
        const mean = (part: readonly number[]) => part.reduce((sum, value) => sum + value, 0) / part.length;
        for (let cut = 1; cut < sorted.length; cut++) {
          const [low, high] = [mean(sorted.slice(0, cut)), mean(sorted.slice(cut))];
          const other = spread(sorted.slice(0, cut), () => low) + spread(sorted.slice(cut), () => high);
          expect(best).toBeLessThanOrEqual(other + 1e-9);
        }
      }),
    );
  });
});
