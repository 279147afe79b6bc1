import { describe, expect, it } from "vitest";
import { recursionIterations, residualFactors } from "./bound";
import { createSolver } from "./create";
import { usualEagle } from "./settings";
import { boundedError, errorsOf, first, iterationBound, made, runToItsBound } from "./testing";

const never = { ...usualEagle, rho: "recursive", whenSettled: "continue", iterations: 60 } as const;

describe("the sharp bound", () => {
  it("holds for 40 random problems of any shape, rank, spectrum and condition; for 1,000 among the statistical checks", () => {
    let closest = Number.POSITIVE_INFINITY;
    for (let k = 0; k < 40; k++) {
      const { shape, bound, errors } = runToItsBound(k);
      expect(Math.sqrt(errors[bound - 1]), JSON.stringify(shape)).toBeLessThanOrEqual(boundedError);
      closest = Math.min(closest, bound - first(errors, boundedError ** 2));
    }
    // Were it never met within an iteration, it would not be sharp.
    expect(closest).toBeLessThanOrEqual(1);
  });

  it("is at most a few iterations above the scalar recursion, and never below", () => {
    for (let decade = 0.5; decade < 8; decade += 0.125)
      for (const tau of [1e-3, 1e-6, 1e-10]) {
        const [bound, exact] = [iterationBound(10 ** decade, tau), recursionIterations(10 ** decade, tau)];
        expect(bound).toBeGreaterThanOrEqual(exact);
        expect(bound).toBeLessThanOrEqual(exact + 3);
      }
  });

  it("has the figures of the table for errors of 1e-20", () => {
    const kappas = [1e1, 1e2, 1e3, 1e4, 1e5];
    expect(kappas.map((kappa) => iterationBound(kappa, 1e-10))).toEqual([12, 18, 24, 29, 35]);
    expect(kappas.map((kappa) => recursionIterations(kappa, 1e-10))).toEqual([11, 16, 22, 28, 33]);
  });

  it("takes no iterations for what is near enough, and 1 + loglog for a perfectly conditioned matrix", () => {
    expect(iterationBound(100, 1)).toBe(0);
    expect(residualFactors(1, 2)).toEqual(Float64Array.of(0, 0));
  });

  it("multiplies what is left of C along a direction by 1 - x at every iteration", () => {
    const factors = residualFactors(0.1, 3);
    const x1 = (0.01 * 2.99 ** 2) / 4;
    expect(factors[0]).toBeCloseTo(0.99, 14);
    expect(factors[1]).toBeCloseTo(0.99 * (1 - x1), 14);
  });
});

describe("the number of iterations", () => {
  it("grows by 2.466 for each factor e of kappa: medians of five seeds at n = d = 60, to 1e-6 and to 1e-20", () => {
    const expected: readonly (readonly [number, number, number])[] = [
      [1e1, 9, 10],
      [1e2, 14, 16],
      [1e3, 20, 22],
    ];
    for (const [kappa, coarse, fine] of expected) {
      const runs = [0, 1, 2, 3, 4].map((seed) => {
        const problem = made({ d: 60, n: 60, rank: 60, dPrime: 2, nPrime: 2, kappa }, BigInt(seed));
        return errorsOf(problem, createSolver(problem, { ...never, iterations: 30 }, 1n));
      });
      const median = (target: number) => runs.map((errors) => first(errors, target)).sort((a, b) => a - b)[2];
      expect(Math.abs(median(1e-6) - coarse), `kappa ${kappa}`).toBeLessThanOrEqual(1);
      expect(Math.abs(median(1e-20) - fine), `kappa ${kappa}`).toBeLessThanOrEqual(1);
    }
  });
});
