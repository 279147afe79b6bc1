import fc from "fast-check";
import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { basisBands, basisRows, turnedStrips } from "./eigen-stages";
import { DimensionError, NonFiniteError } from "./errors";
import {
  bytesLeftByCancelling,
  identityMatrix,
  isMonotone,
  orthogonalityError,
  randomMatrix,
  randomSymmetric,
  recordProgress,
  transposeOf,
  withSpectrum,
} from "./matrices-testing";
import { multiply } from "./product";
import { finish, type LongComputation } from "./progress";
import { type EigenHelp, symmetricEigen } from "./symmetric-eigen";
import { symmetricEigenvalues } from "./symmetric-eigenvalues";
import { NumericsWorkspace } from "./testing";

/** Checks both entry points against each other and V^T diag V against the matrix; returns the values. */
function checkDecomposition(a: Float64Array, n: number): Float64Array {
  const workspace = new NumericsWorkspace();
  const before = workspace.bytesInUse;
  const scale = a.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0) || 1;
  const alone = finish(symmetricEigenvalues(workspace, a, n));
  const { values, vectors } = finish(symmetricEigen(workspace, a, n));
  const tolerance = 4e-15 * Math.max(4, n);
  expect(values).toBeAllclose(alone, { atol: tolerance * scale });
  expect(values.every((value, i) => i === 0 || values[i - 1] <= value)).toBe(true);
  expect(orthogonalityError(transposeOf(vectors, n, n), n, n)).toBeLessThan(tolerance);
  const scaled = vectors.map((value, at) => value * (values[Math.floor(at / n)] / scale));
  const rebuilt = multiply(workspace, transposeOf(vectors, n, n), scaled, n, n, n);
  const expected = a.map((value) => value / scale);
  expect(rebuilt).toBeAllclose(expected, { atol: tolerance });
  expect(workspace.bytesInUse).toBe(before);
  return values;
}

/** Ascending eigenvalues of [a b; b c], positive semidefinite. */
function eigenvaluesOfPair(a: number, b: number, c: number): [number, number] {
  const larger = (a + c + Math.hypot(a - c, 2 * b)) / 2;
  return [(a * c - b * b) / larger, larger];
}

function dot(x: Float64Array, y: Float64Array): number {
  return x.reduce((sum, value, i) => sum + value * y[i], 0);
}

function bitsOf(x: number): number {
  return x === 0 ? 0 : (x & 1) + bitsOf(x >> 1);
}

/** Other threads, which are given copies, have workspaces of their own and end in any order. */
function threads(parts: number): EigenHelp {
  function* each<Input, Output>(
    inputs: readonly Input[],
    compute: (workspace: NumericsWorkspace, input: Input) => LongComputation<Output>,
  ): LongComputation<Output[]> {
    const outputs: Output[] = [];
    for (const input of [...inputs].reverse()) outputs.unshift(yield* compute(new NumericsWorkspace(), structuredClone(input)));
    return outputs;
  }
  return {
    parts: () => parts,
    basisRows: (inputs) => each(inputs, basisRows),
    turnedStrips: (inputs) => each(inputs, turnedStrips),
  };
}

describe("eigenvectors on several threads", () => {
  it("have the bits that one thread gives, whatever the order and the threads", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 2, max: 6 }), (n, parts) => {
        const a = randomSymmetric(n, n);
        const alone = finish(symmetricEigen(new NumericsWorkspace(), a, n));
        expect(finish(symmetricEigen(new NumericsWorkspace(), a, n, threads(parts)))).toEqual(alone);
      }),
      { numRuns: 15 },
    );
  });

  it("belong to eigenvalues with the bits of those alone", () => {
    for (const n of [1, 7, 70]) {
      const a = randomSymmetric(n, n);
      const workspace = new NumericsWorkspace();
      expect(finish(symmetricEigen(workspace, a, n)).values).toEqual(finish(symmetricEigenvalues(workspace, a, n)));
    }
  });

  it("are shared in bands that follow one another and begin at multiples of four", () => {
    for (const [n, parts] of [
      [1, 3],
      [9, 2],
      [300, 5],
    ]) {
      const bands = basisBands(n, parts);
      expect(bands.map(({ from }) => from % 4)).toEqual(bands.map(() => 0));
      expect(bands.map(({ from }) => from)).toEqual([0, ...bands.slice(0, -1).map(({ to }) => to)]);
      expect(bands[bands.length - 1].to).toBe(n);
    }
  });
});

describe("symmetric eigenvalues and eigenvectors", () => {
  it("rebuild random matrices of all small sizes and around the block sizes", () => {
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 33, 64, 65, 66, 131]) checkDecomposition(randomSymmetric(n, n), n);
  });

  it("agree with ml-matrix", () => {
    const n = 57;
    const a = randomSymmetric(n, 2);
    const oracle = new EigenvalueDecomposition(Matrix.from1DArray(n, n, a), { assumeSymmetric: true });
    const expected = Float64Array.from(oracle.realEigenvalues).sort();
    expect(finish(symmetricEigenvalues(new NumericsWorkspace(), a, n))).toBeAllclose(expected, { atol: 1e-13 });
  });

  it("find the spectrum they were built from, graded over fourteen decades, to eps times the norm", () => {
    const spectrum = Float64Array.from({ length: 29 }, (_, i) => 10 ** (-14 + i / 2));
    expect(checkDecomposition(withSpectrum(spectrum), 29)).toBeAllclose(spectrum, { atol: 1e-14 });
  });

  it("keep small entries of graded matrices in either order", () => {
    const n = 12;
    for (const sign of [1, -1]) {
      const size = (i: number) => 10 ** (sign > 0 ? -i : i - n + 1);
      const a = randomSymmetric(n, 8).map((value, at) => value * size(Math.floor(at / n)) * size(at % n));
      checkDecomposition(a, n);
    }
  });

  it("handle repeated and clustered eigenvalues", () => {
    const clustered = Float64Array.from({ length: 40 }, (_, i) => 1 + (i % 4) + 1e-13 * i).sort();
    expect(checkDecomposition(withSpectrum(clustered), 40)).toBeAllclose(clustered, { atol: 1e-13 });
    expect(checkDecomposition(identityMatrix(19), 19)).toEqual(new Float64Array(19).fill(1));
    expect(checkDecomposition(new Float64Array(25), 5)).toEqual(new Float64Array(5));
    const ones = checkDecomposition(new Float64Array(121).fill(1), 11);
    expect(ones[10]).toBeCloseTo(11, 12);
    expect(Math.abs(ones[9])).toBeLessThan(1e-14);
  });

  it("find a rank-deficient Gram matrix's null space", () => {
    const workspace = new NumericsWorkspace();
    const b = randomMatrix(30 * 10, 4);
    const values = checkDecomposition(multiply(workspace, b, transposeOf(b, 30, 10), 30, 10, 30), 30);
    expect(values.filter((value) => value > 30 * Number.EPSILON * values[29])).toHaveLength(10);
  });

  it("have the spectrum of X^T X and zeros for X X^T, whose zeros are rounding and do not settle by themselves", () => {
    // Six of these sixteen reach the limit of sweeps.
    const sizes = [160, 200].flatMap((rows) => [2, 14, 33, 105].map((seed) => ({ rows, seed })));
    for (const { rows, seed } of sizes)
      for (const entry of [Math.sign, (x: number) => Math.round(1.4 * x)]) {
        const [a, b] = [0, 1].map((half) => randomMatrix(2 * rows, seed).filter((_, at) => at % 2 === half)).map((x) => x.map(entry));
        const gram = Float64Array.from({ length: rows * rows }, (_, at) => {
          const [i, j] = [Math.floor(at / rows), at % rows];
          return a[i] * a[j] + b[i] * b[j];
        });
        const expected = new Float64Array(rows);
        expected.set(eigenvaluesOfPair(dot(a, a), dot(a, b), dot(b, b)), rows - 2);
        expect(finish(symmetricEigenvalues(new NumericsWorkspace(), gram, rows))).toBeAllclose(expected, {
          atol: 2e-15 * expected[rows - 1],
        });
        if (seed === 2 && rows === 160) checkDecomposition(gram, rows);
      }
  });

  it("find a block among zeros, of whatever size and wherever it is, and a single column times itself", () => {
    const n = 64;
    const block = randomSymmetric(5, 11);
    const alone = finish(symmetricEigenvalues(new NumericsWorkspace(), block, 5));
    for (const places of [
      [0, 1, 2, 3, 4],
      [59, 60, 61, 62, 63],
      [3, 17, 18, 40, 63],
    ])
      for (const size of [1, 2 ** -500, 2 ** 500]) {
        const a = new Float64Array(n * n);
        for (const [r, i] of places.entries()) for (const [c, j] of places.entries()) a[i * n + j] = size * block[r * 5 + c];
        const expected = Float64Array.from([...alone, ...new Array(n - 5).fill(0)], (value) => value * size).sort();
        expect(checkDecomposition(a, n)).toBeAllclose(expected, { atol: 1e-15 * size });
      }
    for (const x of [randomMatrix(n, 4), randomMatrix(n, 5).map((value, i) => value * 2 ** -i)]) {
      const values = checkDecomposition(
        Float64Array.from({ length: n * n }, (_, at) => x[Math.floor(at / n)] * x[at % n]),
        n,
      );
      const expected = new Float64Array(n);
      expected[n - 1] = dot(x, x);
      expect(values).toBeAllclose(expected, { atol: 4e-15 * dot(x, x) });
    }
  });

  it("find the spectra of second differences and of sums of orthogonal projectors", () => {
    // Second differences: 2 - 2 cos(k pi / (n + 1)).
    const n = 96;
    const differences = Float64Array.from({ length: n * n }, (_, at) => {
      const apart = Math.abs(Math.floor(at / n) - (at % n));
      return apart === 0 ? 2 : apart === 1 ? -1 : 0;
    });
    const formula = Float64Array.from({ length: n }, (_, k) => 2 - 2 * Math.cos(((k + 1) * Math.PI) / (n + 1)));
    expect(checkDecomposition(differences, n)).toBeAllclose(formula, { atol: 1e-14 });
    const hadamard = Float64Array.from({ length: 64 * 64 }, (_, at) => (bitsOf(Math.floor(at / 64) & (at % 64)) % 2 === 0 ? 1 : -1));
    for (const weights of [[3], [1, 2, 3, 5, 8], [7, 7, 7]]) {
      // sum_k w_k h_k h_k^T of orthogonal h_k of length 8: eigenvalues 64 w_k, all others exactly 0.
      const a = new Float64Array(64 * 64);
      for (const [k, w] of weights.entries())
        for (let at = 0; at < a.length; at++)
          a[at] += w * hadamard[64 * (5 * k + 1) + Math.floor(at / 64)] * hadamard[64 * (5 * k + 1) + (at % 64)];
      const expected = new Float64Array(64);
      expected.set(
        weights.map((w) => 64 * w),
        64 - weights.length,
      );
      expect(checkDecomposition(a, 64)).toBeAllclose(expected, { atol: 1e-15 * expected[63] * 4 });
    }
  });

  it("work at the ends of the number range", () => {
    const a = randomSymmetric(9, 3);
    const expected = finish(symmetricEigenvalues(new NumericsWorkspace(), a, 9));
    for (const factor of [2 ** 1022, 2 ** -1000]) {
      const values = checkDecomposition(
        a.map((value) => value * factor),
        9,
      );
      expect(values.map((value) => value / factor)).toBeAllclose(expected, { atol: 1e-14 });
    }
  });

  it("keep trace and Frobenius norm for matrices of small integers, which have many ties", () => {
    const entry = fc.integer({ min: -2, max: 2 });
    const matrix = fc.integer({ min: 1, max: 12 }).chain((n) => fc.array(entry, { minLength: n * n, maxLength: n * n }));
    fc.assert(
      fc.property(matrix, (entries) => {
        const n = Math.round(Math.sqrt(entries.length));
        const a = Float64Array.from(
          entries,
          (_, at) => entries[Math.max(Math.floor(at / n) * n + (at % n), (at % n) * n + Math.floor(at / n))],
        );
        const values = checkDecomposition(a, n);
        const trace = a.reduce((sum, value, at) => (at % (n + 1) === 0 ? sum + value : sum), 0);
        const square = a.reduce((sum, value) => sum + value * value, 0);
        expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(trace, 10);
        expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(square, 9);
      }),
      { numRuns: 80, seed: 1 },
    );
  });

  it("use only the lower triangle", () => {
    const a = randomSymmetric(10);
    const lower = a.map((value, at) => (at % 10 <= Math.floor(at / 10) ? value : 0.25));
    expect(finish(symmetricEigenvalues(new NumericsWorkspace(), lower, 10))).toEqual(
      finish(symmetricEigenvalues(new NumericsWorkspace(), a, 10)),
    );
  });

  it("give their memory back when cancelled, report rising progress and repeat bit for bit", () => {
    const workspace = new NumericsWorkspace();
    const n = 400;
    const a = randomSymmetric(n, 5);
    for (const turns of [1, 4]) {
      expect(bytesLeftByCancelling(workspace, symmetricEigen(workspace, a, n), turns)).toBe(0);
    }
    expect(bytesLeftByCancelling(workspace, symmetricEigenvalues(workspace, a, n), 1)).toBe(0);
    const first = recordProgress(symmetricEigen(workspace, a, n));
    expect(isMonotone(first.fractions)).toBe(true);
    expect(finish(symmetricEigen(new NumericsWorkspace(), a, n))).toEqual(first.result);
    const values = recordProgress(symmetricEigenvalues(workspace, a, n));
    expect(isMonotone(values.fractions)).toBe(true);
    expect(values.result).toEqual(first.result.values);
  });

  it("refuse wrong shapes and infinities", () => {
    const workspace = new NumericsWorkspace();
    expect(() => finish(symmetricEigenvalues(workspace, new Float64Array(8), 3))).toThrow(DimensionError);
    expect(() => finish(symmetricEigen(workspace, new Float64Array(9).fill(Number.POSITIVE_INFINITY), 3))).toThrow(NonFiniteError);
  });
});
