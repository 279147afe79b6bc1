import fc from "fast-check";
import { Matrix, SVD } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { DimensionError, NonFiniteError } from "./errors";
import {
  bytesLeftByCancelling,
  identityMatrix,
  isMonotone,
  naiveProduct,
  orthogonalityError,
  randomMatrix,
  randomOrthogonal,
  recordProgress,
  transposeOf,
} from "./matrices-testing";
import { multiply } from "./product";
import { finish } from "./progress";
import { svd } from "./svd";
import { NumericsWorkspace } from "./testing";

/** Checks U diag V^T against A, both bases and the order; returns the decomposition. */
function checkDecomposition(a: Float64Array, m: number, n: number) {
  const workspace = new NumericsWorkspace();
  const before = workspace.bytesInUse;
  const result = finish(svd(workspace, a, m, n));
  expect(workspace.bytesInUse).toBe(before);
  const { u, v, singularValues } = result;
  const k = Math.min(m, n);
  const largest = singularValues[0] || 1;
  expect(singularValues).toHaveLength(k);
  expect(singularValues.every((value, i) => value >= 0 && (i === 0 || value <= singularValues[i - 1]))).toBe(true);
  expect(orthogonalityError(u, m, k)).toBeLessThan(2e-14);
  expect(orthogonalityError(v, n, k)).toBeLessThan(2e-14);
  const scaled = u.map((value, at) => value * (singularValues[at % k] / largest));
  const rebuilt = multiply(workspace, scaled, transposeOf(v, n, k), m, k, n);
  expect(rebuilt).toBeAllclose(
    a.map((value) => value / largest),
    { atol: 2e-14 },
  );
  return result;
}

describe("singular value decomposition", () => {
  it("rebuilds matrices of any shape and rank", () => {
    const side = fc.integer({ min: 1, max: 17 });
    fc.assert(
      fc.property(side, side, fc.integer({ min: 0, max: 17 }), fc.nat(), (m, n, wanted, seed) => {
        const rank = Math.min(m, n, wanted);
        const a = rank ? naiveProduct(randomMatrix(m * rank, seed), randomMatrix(rank * n, seed + 1), m, rank, n) : new Float64Array(m * n);
        expect(checkDecomposition(a, m, n).rank).toBe(rank);
      }),
      { numRuns: 120 },
    );
  });

  it("agrees with ml-matrix", () => {
    for (const [m, n] of [
      [40, 23],
      [23, 40],
      [64, 64],
    ]) {
      const a = randomMatrix(m * n, m);
      const expected = new SVD(Matrix.from1DArray(m, n, a), { autoTranspose: true }).diagonal.slice(0, Math.min(m, n));
      expect(checkDecomposition(a, m, n).singularValues).toBeAllclose(expected, { atol: 1e-12 });
    }
  });

  it("keeps small singular values of graded columns to full relative accuracy", () => {
    const n = 15;
    const q = randomOrthogonal(n, 2);
    const sizes = Float64Array.from({ length: n }, (_, j) => 10 ** (-6 * j));
    const graded = q.map((value, at) => value * sizes[at % n]);
    const { singularValues } = checkDecomposition(graded, n, n);
    const relative = singularValues.map((value, j) => value / sizes[j]);
    expect(relative).toBeAllclose(new Float64Array(n).fill(1), { atol: 1e-13 });
  });

  it("handles clustered, repeated and zero singular values", () => {
    expect(checkDecomposition(identityMatrix(13), 13, 13).singularValues).toEqual(new Float64Array(13).fill(1));
    expect(checkDecomposition(new Float64Array(35), 7, 5).rank).toBe(0);
    expect(checkDecomposition(new Float64Array(48).fill(3), 8, 6).singularValues[0]).toBeCloseTo(3 * Math.sqrt(48), 12);
    const q = randomOrthogonal(30, 4);
    const clustered = q.map((value, at) => value * (1 + 1e-13 * (at % 30)));
    checkDecomposition(clustered, 30, 30);
  });

  it("reports a rank by the rule max(m, n) eps times the largest", () => {
    const n = 20;
    const q = randomOrthogonal(n, 5);
    const a = q.map((value, at) => value * 10 ** -(at % n));
    expect(checkDecomposition(a, n, n).rank).toBe(15);
  });

  it("works at the ends of the number range", () => {
    const a = randomMatrix(42, 6);
    const expected = checkDecomposition(a, 7, 6).singularValues;
    for (const factor of [2 ** 1020, 2 ** -1000]) {
      const { singularValues } = finish(
        svd(
          new NumericsWorkspace(),
          a.map((value) => value * factor),
          7,
          6,
        ),
      );
      expect(singularValues.map((value) => value / factor)).toEqual(expected);
    }
  });

  it("gives its memory back when cancelled, reports rising progress and repeats bit for bit", () => {
    const workspace = new NumericsWorkspace();
    const [m, n] = [130, 110];
    const a = randomMatrix(m * n, 7);
    const first = recordProgress(svd(workspace, a, m, n));
    expect(isMonotone(first.fractions)).toBe(true);
    for (const turns of [1, first.fractions.length - 1]) expect(bytesLeftByCancelling(workspace, svd(workspace, a, m, n), turns)).toBe(0);
    expect(finish(svd(new NumericsWorkspace(), a, m, n))).toEqual(first.result);
  });

  it("refuses wrong shapes and NaN", () => {
    const workspace = new NumericsWorkspace();
    expect(() => finish(svd(workspace, new Float64Array(5), 2, 3))).toThrow(new DimensionError("matrix has 5 entries, expected 2 x 3 = 6"));
    expect(() => finish(svd(workspace, new Float64Array(6).fill(Number.NaN), 2, 3))).toThrow(NonFiniteError);
  });
});
