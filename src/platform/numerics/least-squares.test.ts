import fc from "fast-check";
import { Matrix, pseudoInverse, QrDecomposition } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { DimensionError, NonFiniteError, TooLargeError } from "./errors";
import { LeastSquaresStream, leastSquares } from "./least-squares";
import {
  bytesLeftByCancelling,
  isMonotone,
  naiveProduct,
  orthogonalityError,
  randomMatrix,
  randomOrthogonal,
  recordProgress,
} from "./matrices-testing";
import { multiply } from "./product";
import { finish } from "./progress";
import { pivotedQr } from "./qr";
import { NumericsWorkspace } from "./testing";

/** rows x columns of a given rank. */
function ofRank(rows: number, columns: number, rank: number, seed = 1): Float64Array {
  if (rank === 0) return new Float64Array(rows * columns);
  return naiveProduct(randomMatrix(rows * rank, seed), randomMatrix(rank * columns, seed + 1), rows, rank, columns);
}

function solve(a: Float64Array, b: Float64Array, rows: number, unknowns: number, sides = 1) {
  return finish(leastSquares(new NumericsWorkspace(), a, b, rows, unknowns, sides));
}

describe("least squares", () => {
  it("agrees with ml-matrix on full-rank problems of several blocks", () => {
    const [rows, unknowns, sides] = [700, 45, 3];
    const a = randomMatrix(rows * unknowns);
    const b = randomMatrix(rows * sides, 2);
    const { solution, rank, residualNorms } = solve(a, b, rows, unknowns, sides);
    const expected = new QrDecomposition(Matrix.from1DArray(rows, unknowns, a)).solve(Matrix.from1DArray(rows, sides, b));
    expect(rank).toBe(unknowns);
    expect(solution).toBeAllclose(expected.to1DArray(), { atol: 1e-13 });
    const predicted = naiveProduct(a, solution, rows, unknowns, sides);
    for (let s = 0; s < sides; s++) {
      let square = 0;
      for (let i = 0; i < rows; i++) square += (predicted[i * sides + s] - b[i * sides + s]) ** 2;
      expect(residualNorms[s]).toBeCloseTo(Math.sqrt(square), 11);
    }
  });

  it("finds the minimum-norm solution, the pseudo-inverse's, for any shape and rank", () => {
    const shape = fc.record({
      rows: fc.integer({ min: 1, max: 18 }),
      unknowns: fc.integer({ min: 1, max: 18 }),
      deficit: fc.integer({ min: 0, max: 6 }),
      sides: fc.integer({ min: 1, max: 5 }),
      seed: fc.nat(),
    });
    fc.assert(
      fc.property(shape, ({ rows, unknowns, deficit, sides, seed }) => {
        const expectedRank = Math.max(0, Math.min(rows, unknowns) - deficit);
        const a = ofRank(rows, unknowns, expectedRank, seed);
        const b = randomMatrix(rows * sides, seed + 2);
        const { solution, rank } = solve(a, b, rows, unknowns, sides);
        expect(rank).toBe(expectedRank);
        if (rank === 0) {
          expect(solution).toEqual(new Float64Array(unknowns * sides));
          return;
        }
        const inverse = pseudoInverse(Matrix.from1DArray(rows, unknowns, a), 1e-11);
        const expected = inverse.mmul(Matrix.from1DArray(rows, sides, b)).to1DArray();
        const size = Math.max(1, ...expected.map(Math.abs)) * Math.max(1, inverse.norm());
        expect(solution).toBeAllclose(expected, { atol: 1e-10 * size });
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it("recovers the solution to 1e-5 at condition number 1e10, where normal equations would have nothing left", () => {
    const [rows, unknowns] = [400, 30];
    const left = randomOrthogonal(rows, 3, 20);
    const right = randomOrthogonal(unknowns, 4);
    const a = new Float64Array(rows * unknowns);
    for (let i = 0; i < rows; i++)
      for (let k = 0; k < unknowns; k++)
        for (let j = 0; j < unknowns; j++)
          a[i * unknowns + j] += left[i * rows + k] * 10 ** ((-10 * k) / (unknowns - 1)) * right[k * unknowns + j];
    const x = randomMatrix(unknowns, 5);
    const { solution, rank } = solve(a, naiveProduct(a, x, rows, unknowns, 1), rows, unknowns);
    expect(rank).toBe(unknowns);
    expect(solution).toBeAllclose(x, { atol: 1e-5 });
  });

  it("fits Hilbert matrices with a residual at rounding level", () => {
    const n = 12;
    const hilbert = Float64Array.from({ length: 20 * n }, (_, at) => 1 / (Math.floor(at / n) + (at % n) + 1));
    const b = naiveProduct(hilbert, new Float64Array(n).fill(1), 20, n, 1);
    const { solution, residualNorms } = solve(hilbert, b, 20, n);
    expect(residualNorms[0]).toBeLessThan(1e-14);
    expect(naiveProduct(hilbert, solution, 20, n, 1)).toBeAllclose(b, { atol: 1e-13 });
  });

  it("treats duplicated, zero and constant columns evenly", () => {
    const rows = 30;
    const column = randomMatrix(rows);
    const a = new Float64Array(rows * 4);
    for (let i = 0; i < rows; i++) a.set([column[i], 0, column[i], 2 * column[i]], 4 * i);
    const { solution, rank } = solve(a, column, rows, 4);
    expect(rank).toBe(1);
    expect(solution).toBeAllclose([1 / 6, 0, 1 / 6, 1 / 3], { atol: 1e-14 });
  });

  it("does not depend on how rows arrive, and may be asked in between", () => {
    const workspace = new NumericsWorkspace();
    const [rows, unknowns, sides] = [530, 21, 2];
    const a = randomMatrix(rows * unknowns, 6);
    const b = randomMatrix(rows * sides, 7);
    const before = workspace.bytesInUse;
    const stream = new LeastSquaresStream(workspace, unknowns, sides);
    for (const [from, to] of [
      [0, 1],
      [1, 200],
      [200, 470],
      [470, 530],
    ]) {
      const features = a.subarray(from * unknowns, to * unknowns);
      finish(stream.add(features, b.subarray(from * sides, to * sides), to - from));
      const expected = solve(a.slice(0, to * unknowns), b.slice(0, to * sides), to, unknowns, sides);
      const current = finish(stream.solve());
      expect(current.rank).toBe(Math.min(to, unknowns));
      expect(current.solution).toBeAllclose(expected.solution, { atol: 1e-12 });
      expect(current.residualNorms).toBeAllclose(expected.residualNorms, { atol: 1e-12 });
    }
    expect(stream.rows).toBe(rows);
    stream.close();
    expect(workspace.bytesInUse).toBe(before);
  });

  it("gives its memory back when cancelled, reports rising progress and repeats bit for bit", () => {
    const workspace = new NumericsWorkspace();
    const [rows, unknowns] = [600, 200];
    const a = ofRank(rows, unknowns, 150);
    const b = randomMatrix(rows, 3);
    const first = recordProgress(leastSquares(workspace, a, b, rows, unknowns, 1));
    expect(isMonotone(first.fractions)).toBe(true);
    expect(first.result.rank).toBe(150);
    for (const turns of [1, first.fractions.length - 1])
      expect(bytesLeftByCancelling(workspace, leastSquares(workspace, a, b, rows, unknowns, 1), turns)).toBe(0);
    expect(solve(a, b, rows, unknowns)).toEqual(first.result);
  });

  it("refuses wrong shapes, NaN, no rows and what does not fit", () => {
    const workspace = new NumericsWorkspace();
    const before = workspace.bytesInUse;
    expect(() => solve(new Float64Array(6), new Float64Array(2), 3, 2)).toThrow(/right-hand sides has 2 entries, expected 3 x 1 = 3/);
    expect(() => solve(new Float64Array(6).fill(Number.NaN), new Float64Array(3), 3, 2)).toThrow(NonFiniteError);
    expect(() => solve(new Float64Array(6).fill(Number.NaN), new Float64Array(2), 2, 3)).toThrow(NonFiniteError);
    expect(() => new LeastSquaresStream(workspace, 20000, 1)).toThrow(TooLargeError);
    const stream = new LeastSquaresStream(workspace, 2, 1);
    expect(() => finish(stream.solve())).toThrow(DimensionError);
    stream.close();
    expect(workspace.bytesInUse).toBe(before);
  });
});

describe("QR with column pivoting", () => {
  it("rebuilds A P, reveals the rank and orders the diagonal for any shape", () => {
    for (const [rows, columns, rank] of [
      [1, 1, 1],
      [9, 5, 5],
      [5, 9, 5],
      [30, 20, 7],
      [20, 30, 0],
      [40, 40, 40],
    ]) {
      const a = ofRank(rows, columns, rank, 11);
      const workspace = new NumericsWorkspace();
      const qr = finish(pivotedQr(workspace, a, rows, columns));
      const k = Math.min(rows, columns);
      expect(qr.rank).toBe(rank);
      expect(orthogonalityError(qr.q, rows, k)).toBeLessThan(1e-14);
      const permuted = a.map((_, at) => a[Math.floor(at / columns) * columns + qr.pivots[at % columns]]);
      expect(multiply(workspace, qr.q, qr.r, rows, k, columns)).toBeAllclose(permuted, { atol: 1e-13 * Math.max(1, rank) });
      const diagonal = Array.from({ length: rank }, (_, i) => Math.abs(qr.r[i * columns + i]));
      expect(diagonal.every((value, i) => i === 0 || value <= diagonal[i - 1] * (1 + 1e-12))).toBe(true);
    }
  });

  it("finds the true rank of Kahan-like graded columns by recomputing lengths that cancelled", () => {
    const n = 40;
    const a = new Float64Array(n * n);
    for (let i = 0; i < n; i++) {
      a[i * n + i] = 0.8 ** i;
      for (let j = i + 1; j < n; j++) a[i * n + j] = -0.6 * 0.8 ** i;
    }
    const workspace = new NumericsWorkspace();
    const qr = finish(pivotedQr(workspace, a, n, n));
    expect(qr.rank).toBe(n);
    const permuted = a.map((_, at) => a[Math.floor(at / n) * n + qr.pivots[at % n]]);
    expect(multiply(workspace, qr.q, qr.r, n, n, n)).toBeAllclose(permuted, { atol: 1e-14 });
  });
});
