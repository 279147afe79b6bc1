import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../../../../platform/numerics/progress";
import { coefficientsOfHeads } from "../../model/function-space";
import { minimaOf } from "./minima";
import { functionSurface, weightSurface } from "./residuals";
import { derivativesAt, type LossSurface, lossAt, lossGrid, surfaceOf } from "./surface";
import { directFunctionLoss, directLoss, noise, problem, randomHeads } from "./testing";
import { headsAt, plus, weightCount, weightsOf } from "./weights";

const shape = { d: 3, outputs: 2, count: 2 };

function slice(index: number, { d, outputs, count } = shape, samples = problem(d, outputs, 40).samples) {
  const origin = weightsOf(randomHeads(d, outputs, count, index));
  const [first, second] = [1, 2].map((k) => noise(weightCount({ d, outputs, count }), 500 + 3 * index + k));
  const surface = finish(weightSurface(samples, { d, outputs, count }, origin, first, second));
  const direct = (a: number, b: number) => directLoss(samples, headsAt({ d, outputs, count }, plus(plus(origin, first, a), second, b)));
  return { samples, origin, first, second, surface, direct };
}

describe("the loss over a plane of weight space", () => {
  it("is that of the heads at every point, for layers of any shape", () => {
    const sizes = fc.record({
      d: fc.integer({ min: 1, max: 4 }),
      outputs: fc.integer({ min: 1, max: 3 }),
      count: fc.integer({ min: 1, max: 4 }),
      index: fc.integer({ min: 1, max: 40 }),
    });
    const place = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(sizes, place, place, ({ index, ...size }, a, b) => {
        const { surface, direct } = slice(index, size);
        const expected = direct(a, b);
        expect(Math.abs(lossAt(surface, a, b) - expected)).toBeLessThan(1e-10 * expected);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it("keeps its digits where it is next to nothing: at a teacher without noise, far from the origin", () => {
    const { samples, teacher } = problem(3, 2, 40);
    const exact = { ...samples, split: { ...samples.split, labels: null } };
    const labels = noise(80, 3).map(() => 0);
    const own = { ...exact, split: { ...exact.split, labels } };
    // Labels of zero are those of the layer without weights.
    const origin = weightsOf(teacher);
    const back = origin.map((value) => -value);
    const surface = finish(weightSurface(own, { d: 3, outputs: 2, count: 2 }, origin, back, null));
    expect(lossAt(surface, 0, 0)).toBeGreaterThan(1);
    expect(lossAt(surface, 1, 0)).toBeLessThan(1e-28);
  });

  it("has the grid, gradient and Hessian of the same polynomial", () => {
    const { surface } = slice(1);
    const grid = lossGrid(surface, [0, 1.3], [-2, 3]);
    for (const [k, [a, b]] of [
      [0, -2],
      [1.3, -2],
      [0, 3],
      [1.3, 3],
    ].entries())
      expect(grid[k] / lossAt(surface, a, b)).toBeCloseTo(1, 12);
    const at = (a: number, b: number) => lossAt(surface, a, b);
    const [a, b, h] = [0.3, -0.4, 1e-4];
    const { gradient, hessian } = derivativesAt(surface, a, b);
    const scale = Math.abs(hessian[0]) + Math.abs(hessian[2]);
    expect(Math.abs(gradient[0] - (at(a + h, b) - at(a - h, b)) / (2 * h))).toBeLessThan(1e-5 * scale);
    expect(Math.abs(gradient[1] - (at(a, b + h) - at(a, b - h)) / (2 * h))).toBeLessThan(1e-5 * scale);
    const mixed = (at(a + h, b + h) - at(a + h, b - h) - at(a - h, b + h) + at(a - h, b - h)) / (4 * h * h);
    expect(Math.abs(hessian[1] - mixed)).toBeLessThan(1e-4 * scale);
    expect(Math.abs(hessian[0] - (at(a + h, b) - 2 * at(a, b) + at(a - h, b)) / (h * h))).toBeLessThan(1e-4 * scale);
    expect(Math.abs(hessian[2] - (at(a, b + h) - 2 * at(a, b) + at(a, b - h)) / (h * h))).toBeLessThan(1e-4 * scale);
  });
});

describe("the loss over a plane of function space", () => {
  it("is that of the function at every point, and a bowl", () => {
    const { samples } = problem(3, 2, 40);
    const [origin, first, second] = [1, 2, 3].map((index) => coefficientsOfHeads(randomHeads(3, 2, 2, index)));
    const surface = finish(functionSurface(samples, origin, first, second));
    for (const [a, b] of [
      [0, 0],
      [1, 0],
      [-0.7, 2.5],
    ]) {
      const expected = directFunctionLoss(samples, plus(plus(origin, first, a), second, b));
      expect(Math.abs(lossAt(surface, a, b) - expected)).toBeLessThan(1e-10 * expected);
    }
    const here = derivativesAt(surface, 0, 0).hessian;
    const there = derivativesAt(surface, 5, -2).hessian;
    for (const k of [0, 1, 2]) expect(there[k]).toBeCloseTo(here[k], 8);
    expect(here[0] * here[2] - here[1] ** 2).toBeGreaterThan(0);
    expect(minimaOf(surface, { a: 0, b: 0 }, 10)).toHaveLength(1);
  });
});

describe("the minima of a surface", () => {
  /** (a^2 - 1)^2 / 4 + (b - 0.3)^2, with minima at a = 1 and a = -1. */
  const twoWells: LossSurface = surfaceOf([Float64Array.of(-0.5, -0.3), null, Float64Array.of(0, 1), Float64Array.of(0.5, 0), null, null]);

  it("are found to rounding, once each, and only inside of the window", () => {
    const found = minimaOf(twoWells, { a: 0, b: 0 }, 1.7);
    expect(
      found
        .map(({ a }) => a)
        .toSorted((s, t) => s - t)
        .map((a) => a.toFixed(7)),
    ).toEqual(["-1.0000000", "1.0000000"]);
    for (const { b, loss } of found) {
      expect(b).toBeCloseTo(0.3, 7);
      expect(loss).toBeLessThan(1e-14);
    }
    expect(minimaOf(twoWells, { a: 1.2, b: 0 }, 0.9)).toHaveLength(1);
    expect(minimaOf(twoWells, { a: 3, b: 0 }, 0.9)).toEqual([]);
  });
});
