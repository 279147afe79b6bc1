import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DimensionError, NonFiniteError, TooLargeError } from "./errors";
import { accumulateGram, completeGram, gram } from "./gram";
import { bytesLeftByCancelling, isMonotone, naiveProduct, randomMatrix, recordProgress, transposeOf } from "./matrices-testing";
import { rowMajor } from "./matrix";
import { addProduct, multiply } from "./product";
import { crossProduct, gramOfRows, matrixVector, transposedMatrixVector } from "./products-testing";
import { finish } from "./progress";
import { NumericsWorkspace } from "./testing";

const size = fc.integer({ min: 1, max: 23 });

describe("Gram matrices and products", () => {
  it("agree with triple loops for every small shape", () => {
    const workspace = new NumericsWorkspace();
    fc.assert(
      fc.property(size, size, size, fc.nat(), (rows, inner, columns, seed) => {
        const a = randomMatrix(rows * inner, seed);
        const b = randomMatrix(inner * columns, seed + 1);
        const at = transposeOf(a, rows, inner);
        const bt = transposeOf(b, inner, columns);
        const expected = naiveProduct(a, b, rows, inner, columns);
        expect(multiply(workspace, a, b, rows, inner, columns)).toBeAllclose(expected, { atol: 1e-13 });
        expect(crossProduct(workspace, a, bt, rows, columns, inner)).toBeAllclose(expected, { atol: 1e-13 });
        expect(gram(workspace, a, rows, inner)).toBeAllclose(naiveProduct(at, a, inner, rows, inner), { atol: 1e-13 });
        expect(gramOfRows(workspace, a, rows, inner)).toBeAllclose(naiveProduct(a, at, rows, inner, rows), { atol: 1e-13 });
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  it("agree with triple loops beyond one pass of the inner loop and one group of panels", () => {
    const workspace = new NumericsWorkspace();
    const [rows, columns] = [601, 230];
    const x = randomMatrix(rows * columns, 3);
    const xt = transposeOf(x, rows, columns);
    expect(gram(workspace, x, rows, columns)).toBeAllclose(naiveProduct(xt, x, columns, rows, columns), { atol: 1e-11 });
    expect(multiply(workspace, xt, x, columns, rows, columns)).toBeAllclose(naiveProduct(xt, x, columns, rows, columns), { atol: 1e-11 });
  });

  it("are exactly symmetric and the same bits when computed twice", () => {
    const x = randomMatrix(300 * 37, 5);
    const first = gram(new NumericsWorkspace(), x, 300, 37);
    expect(gram(new NumericsWorkspace(), x, 300, 37)).toEqual(first);
    expect(transposeOf(first, 37, 37)).toEqual(first);
  });

  it("accumulate over blocks of rows in place", () => {
    const workspace = new NumericsWorkspace();
    const [rows, columns] = [50, 9];
    const x = randomMatrix(rows * columns, 2);
    const target = workspace.zeros(columns * columns);
    for (let from = 0; from < rows; from += 20) {
      const count = Math.min(20, rows - from);
      workspace.scope(() => {
        const block = workspace.push(x.subarray(from * columns, (from + count) * columns));
        finish(accumulateGram(workspace, block, count, columns, target));
      });
    }
    completeGram(workspace, target, columns);
    expect(workspace.f64(target, columns * columns)).toBeAllclose(gram(workspace, x, rows, columns), { atol: 1e-13 });
  });

  it("multiply matrices with vectors from both sides", () => {
    const workspace = new NumericsWorkspace();
    const a = randomMatrix(13 * 7, 1);
    const x = randomMatrix(7, 2);
    const y = randomMatrix(13, 3);
    expect(matrixVector(workspace, a, x, 13, 7)).toBeAllclose(naiveProduct(a, x, 13, 7, 1), { atol: 1e-14 });
    expect(transposedMatrixVector(workspace, a, y, 13, 7)).toBeAllclose(naiveProduct(y, a, 1, 13, 7), { atol: 1e-14 });
  });

  it("give all memory back, also when cancelled, and report rising progress", () => {
    const workspace = new NumericsWorkspace();
    const n = 700;
    const x = workspace.push(randomMatrix(n * n));
    const target = rowMajor(workspace.zeros(n * n), n, n);
    expect(bytesLeftByCancelling(workspace, accumulateGram(workspace, x, n, n, target.pointer), 1)).toBe(0);
    const before = workspace.bytesInUse;
    const view = rowMajor(x, n, n);
    expect(isMonotone(recordProgress(addProduct(workspace, target, view, view)).fractions)).toBe(true);
    expect(isMonotone(recordProgress(accumulateGram(workspace, x, n, n, target.pointer)).fractions)).toBe(true);
    expect(workspace.bytesInUse).toBe(before);
  });

  it("refuse wrong shapes, NaN and infinities with the numbers at fault", () => {
    const workspace = new NumericsWorkspace();
    expect(() => gram(workspace, new Float64Array(7), 2, 4)).toThrow(new DimensionError("X has 7 entries, expected 2 x 4 = 8"));
    expect(() => gram(workspace, new Float64Array(0), 0, 4)).toThrow(DimensionError);
    const x = new Float64Array(40);
    x[27] = Number.NaN;
    expect(() => gram(workspace, x, 8, 5)).toThrow("X[5, 2] is NaN, expected a finite number");
    x[27] = Number.NEGATIVE_INFINITY;
    expect(() => gram(workspace, x, 8, 5)).toThrow(NonFiniteError);
    expect(() => workspace.zeros(20000 ** 2, "a Gram matrix")).toThrow(TooLargeError);
  });
});
