import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { coefficientsOfHeads, functionDistance } from "../../model/function-space";
import type { Heads } from "../../model/samples";
import { aligned } from "./alignment";
import { cheapestAssignment } from "./assignment";
import { barrierOf, quarticOf } from "./barrier";
import { weightSurface } from "./residuals";
import { lossAt } from "./surface";
import { directLoss, noise, problem, randomHeads } from "./testing";
import { headsAt, length, padded, plus, weightsOf } from "./weights";

/** The same function: heads in another order, each V times a scale and each Q divided by it. */
function disguised({ d, outputs, count, V, Q }: Heads, order: readonly number[], scales: readonly number[]): Heads {
  const pick = (values: Float64Array, size: number, factor: (place: number) => number) =>
    Float64Array.from({ length: count * size }, (_, at) => {
      const place = Math.floor(at / size);
      return values[order[place] * size + (at % size)] * factor(place);
    });
  const own = { V: pick(V, outputs * d, (place) => scales[place]), Q: pick(Q, d * d, (place) => 1 / scales[place]) };
  return { d, outputs, count, ...own };
}

const segment = (samples: ReturnType<typeof problem>["samples"], from: Heads, to: Heads) =>
  barrierOf(finish(weightSurface(samples, from, weightsOf(from), plus(weightsOf(to), weightsOf(from), -1), null)));

describe("the cheapest assignment", () => {
  it("costs as little as the best of all permutations", () => {
    const permutations = (n: number): number[][] =>
      n === 0 ? [[]] : permutations(n - 1).flatMap((rest) => Array.from({ length: n }, (_, at) => rest.toSpliced(at, 0, n - 1)));
    const sizes = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 0, max: 50 }), (n, index) => {
        const costs = noise(n * n, 2000 + index);
        const total = (columns: readonly number[]) => columns.reduce((sum, column, row) => sum + costs[row * n + column], 0);
        const best = Math.min(...permutations(n).map(total));
        expect(total(cheapestAssignment(costs, n))).toBeCloseTo(best, 12);
      }),
      { numRuns: 60, seed: 3 },
    );
  });
});

describe("the alignment of heads", () => {
  const { samples } = problem(3, 2, 40);
  const heads = randomHeads(3, 2, 4, 11);
  const order = [2, 0, 3, 1];
  const scales = [-3, 0.2, 1.5, -0.01];
  const copy = disguised(heads, order, scales);

  it("recovers a permuted and rescaled copy exactly, so that nothing is left to climb", () => {
    const matched = aligned(copy, heads);
    expect(matched.from).toEqual([1, 3, 0, 2]);
    matched.scales.forEach((scale, place) => {
      expect(scale * scales[matched.from[place]]).toBeCloseTo(1, 12);
    });
    expect(length(plus(weightsOf(matched.heads), weightsOf(heads), -1))).toBeLessThan(1e-12 * length(weightsOf(heads)));
    expect(segment(samples, heads, copy).height).toBeGreaterThan(0.1);
    expect(segment(samples, heads, matched.heads).height).toBeLessThan(1e-12);
  });

  it("leaves the function as it is and never lengthens the way", () => {
    const other = randomHeads(3, 2, 4, 12);
    const matched = aligned(other, heads);
    const p = coefficientsOfHeads(other);
    expect(functionDistance(coefficientsOfHeads(matched.heads), p)).toBeLessThan(1e-12 * length(p));
    const way = (to: Heads) => length(plus(weightsOf(to), weightsOf(heads), -1));
    expect(way(matched.heads)).toBeLessThan(way(other));
    expect(length(weightsOf(aligned(heads, heads).heads))).toBeCloseTo(length(weightsOf(heads)), 12);
  });

  it("takes layers of fewer heads, padded, and refuses unequal ones", () => {
    const few = randomHeads(3, 2, 2, 13);
    const matched = aligned(padded(few, 4), heads);
    expect(functionDistance(coefficientsOfHeads(matched.heads), coefficientsOfHeads(few))).toBeLessThan(1e-12);
    expect(() => aligned(few, heads)).toThrow("layers of 2 and 4 heads cannot be matched head by head");
  });
});

describe("the barrier between two solutions", () => {
  const { samples } = problem(3, 2, 40);
  const heads = randomHeads(3, 2, 2, 21);

  it("is nothing between a solution and itself", () => {
    const barrier = segment(samples, heads, heads);
    expect([barrier.height, barrier.start - barrier.end]).toEqual([0, 0]);
  });

  it("is what the finest sampling of the segment finds, from the polynomial alone", () => {
    for (let index = 30; index < 50; index++) {
      const other = randomHeads(3, 2, 2, index);
      const surface = finish(weightSurface(samples, heads, weightsOf(heads), plus(weightsOf(other), weightsOf(heads), -1), null));
      const barrier = barrierOf(surface);
      const sampled = Array.from({ length: 2001 }, (_, i) => lossAt(surface, i / 2000, 0));
      const highest = Math.max(...sampled);
      expect(barrier.highest).toBeGreaterThanOrEqual(highest * (1 - 1e-12));
      expect(barrier.highest).toBeLessThan(highest * (1 + 1e-4));
      expect(barrier.height).toBe(barrier.highest - Math.max(barrier.start, barrier.end));
      const quartic = quarticOf(surface);
      for (const t of [0, 0.3, 1]) {
        const value = quartic.reduceRight((sum, coefficient) => sum * t + coefficient, 0);
        expect(Math.abs(value - lossAt(surface, t, 0))).toBeLessThan(1e-10 * highest);
      }
    }
  });

  it("between a solution and itself with all signs turned is the layer without weights, half way", () => {
    const { samples: own, teacher } = problem(3, 2, 40);
    const turned = headsAt(
      teacher,
      weightsOf(teacher).map((value) => -value),
    );
    const barrier = segment(own, teacher, turned);
    expect(barrier.start).toBeCloseTo(barrier.end, 10);
    expect(barrier.at).toBeCloseTo(0.5, 6);
    const empty = directLoss(own, headsAt(teacher, new Float64Array(weightsOf(teacher).length)));
    expect(barrier.highest).toBeCloseTo(empty, 10);
    expect(segment(own, teacher, aligned(turned, teacher).heads).height).toBeLessThan(1e-12);
  });
});
