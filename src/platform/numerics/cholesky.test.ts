import fc from "fast-check";
import { CholeskyDecomposition, Matrix } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { cholesky, factorCholesky, solveCholesky, triangularSolve } from "./cholesky";
import { DimensionError, NonFiniteError, SingularError } from "./errors";
import { bytesLeftByCancelling, identityMatrix, isMonotone, randomMatrix, recordProgress, transposeOf } from "./matrices-testing";
import { multiply } from "./product";
import { choleskySolve, crossProduct, gramOfRows } from "./products-testing";
import { finish } from "./progress";
import { NumericsWorkspace } from "./testing";

function positiveDefinite(workspace: NumericsWorkspace, n: number, seed = 1): Float64Array {
  const a = gramOfRows(workspace, randomMatrix(n * n, seed), n, n);
  for (let i = 0; i < n; i++) a[i * n + i] += 1;
  return a;
}

describe("Cholesky", () => {
  it("rebuilds the matrix for sizes around the block size", () => {
    const workspace = new NumericsWorkspace();
    for (const n of [1, 2, 3, 5, 64, 127, 128, 129, 131, 257, 300]) {
      const a = positiveDefinite(workspace, n);
      const lower = finish(cholesky(workspace, a, n));
      expect(lower.every((value, at) => at % n <= Math.floor(at / n) || value === 0)).toBe(true);
      expect(crossProduct(workspace, lower, lower, n, n, n)).toBeAllclose(a, { atol: 1e-14 * n * n });
    }
  });

  it("agrees with ml-matrix", () => {
    const workspace = new NumericsWorkspace();
    const a = positiveDefinite(workspace, 41);
    const expected = new CholeskyDecomposition(Matrix.from1DArray(41, 41, a)).lowerTriangularMatrix.to1DArray();
    expect(finish(cholesky(workspace, a, 41))).toBeAllclose(expected, { atol: 1e-13 });
  });

  it("solves for any number of right-hand sides", () => {
    const workspace = new NumericsWorkspace();
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 }), fc.nat(), (n, count, seed) => {
        const a = positiveDefinite(workspace, n, seed);
        const x = randomMatrix(n * count, seed + 1);
        const b = multiply(workspace, a, x, n, n, count);
        expect(finish(choleskySolve(workspace, a, b, n, count))).toBeAllclose(x, { atol: 1e-11 });
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it("keeps a factor in memory for solve after solve", () => {
    const workspace = new NumericsWorkspace();
    const n = 50;
    const a = positiveDefinite(workspace, n);
    const factor = workspace.push(a);
    finish(factorCholesky(workspace, factor, n));
    for (let seed = 0; seed < 3; seed++) {
      const x = randomMatrix(n, seed);
      const sides = workspace.push(multiply(workspace, a, x, n, n, 1));
      finish(solveCholesky(workspace, factor, n, sides, 1));
      expect(workspace.f64(sides, n)).toBeAllclose(x, { atol: 1e-12 });
    }
  });

  it("names the pivot at which a matrix stops being positive definite", () => {
    const workspace = new NumericsWorkspace();
    const before = workspace.bytesInUse;
    const n = 200;
    const indefinite = identityMatrix(n);
    indefinite[150 * n + 150] = -2;
    expect(() => finish(cholesky(workspace, indefinite, n))).toThrow(/pivot 150 of 200 is -2.00e\+0, its diagonal entry was -2.00e\+0/);
    const rankOne = gramOfRows(workspace, randomMatrix(5), 5, 1);
    expect(() => finish(cholesky(workspace, rankOne, 5))).toThrow(SingularError);
    expect(() => finish(cholesky(workspace, new Float64Array(9), 3))).toThrow(/pivot 0 of 3/);
    expect(workspace.bytesInUse).toBe(before);
  });

  it("solves with each triangle and its transpose", () => {
    const workspace = new NumericsWorkspace();
    const n = 7;
    const lower = finish(cholesky(workspace, positiveDefinite(workspace, n), n));
    const upper = transposeOf(lower, n, n);
    const x = randomMatrix(n * 3, 9);
    const lowerTimesX = multiply(workspace, lower, x, n, n, 3);
    const upperTimesX = multiply(workspace, upper, x, n, n, 3);
    expect(triangularSolve(workspace, "solveLower", lower, lowerTimesX, n, 3)).toBeAllclose(x, { atol: 1e-13 });
    expect(triangularSolve(workspace, "solveUpperTransposed", upper, lowerTimesX, n, 3)).toBeAllclose(x, { atol: 1e-13 });
    expect(triangularSolve(workspace, "solveUpper", upper, upperTimesX, n, 3)).toBeAllclose(x, { atol: 1e-13 });
    expect(triangularSolve(workspace, "solveLowerTransposed", lower, upperTimesX, n, 3)).toBeAllclose(x, { atol: 1e-13 });
    expect(() => triangularSolve(workspace, "solveLower", new Float64Array(4), new Float64Array(2), 2, 1)).toThrow(SingularError);
  });

  it("gives its memory back when cancelled, reports rising progress and repeats bit for bit", () => {
    const workspace = new NumericsWorkspace();
    const n = 400;
    const a = positiveDefinite(workspace, n);
    expect(bytesLeftByCancelling(workspace, cholesky(workspace, a, n), 2)).toBe(0);
    const first = recordProgress(choleskySolve(workspace, a, a.slice(0, n), n, 1));
    expect(isMonotone(first.fractions)).toBe(true);
    expect(finish(choleskySolve(new NumericsWorkspace(), a, a.slice(0, n), n, 1))).toEqual(first.result);
  });

  it("refuses wrong shapes and NaN", () => {
    const workspace = new NumericsWorkspace();
    expect(() => finish(cholesky(workspace, new Float64Array(8), 3))).toThrow(DimensionError);
    expect(() => finish(cholesky(workspace, new Float64Array(9).fill(Number.NaN), 3))).toThrow(NonFiniteError);
  });
});
