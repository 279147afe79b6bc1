import fc from "fast-check";
import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { DimensionError, NonFiniteError } from "../../../../platform/numerics/errors";
import {
  bytesLeftByCancelling,
  isMonotone,
  randomSymmetric,
  recordProgress,
  withSpectrum,
} from "../../../../platform/numerics/matrices-testing";
import { finish } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues as eigenvaluesInOneStage } from "../../../../platform/numerics/symmetric-eigenvalues";
import { Workspace } from "../workspace";
import { leastOrder } from "./least-order";
import { symmetricEigenvalues } from "./symmetric-eigenvalues";
import { eigenvaluesInTwoStages } from "./two-stages";

function inTwoStages(a: Float64Array, n: number): Float64Array {
  const workspace = new Workspace();
  return finish(eigenvaluesInTwoStages(workspace, workspace.push(a), n));
}

function inOneStage(a: Float64Array, n: number): Float64Array {
  return finish(eigenvaluesInOneStage(new Workspace(), a, n));
}

const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** As far from zero as the rank distinguishes: n eps times the largest. */
const floorOf = (values: Float64Array) => values.length * Number.EPSILON * largest(values);

describe("eigenvalues in two stages", () => {
  it("are those of one stage for all remainders of the order by the side of a tile, and keep trace and Frobenius norm", () => {
    fc.assert(
      fc.property(fc.integer({ min: 128, max: 200 }), fc.integer({ min: 1, max: 1000 }), (n, seed) => {
        const a = randomSymmetric(n, seed);
        const values = inTwoStages(a, n);
        const scale = largest(values);
        expect(values).toBeAllclose(inOneStage(a, n), { atol: floorOf(values) / 2 });
        const sum = (numbers: Float64Array, power: number) => numbers.reduce((total, x) => total + x ** power, 0);
        const trace = a.reduce((total, x, at) => (at % (n + 1) === 0 ? total + x : total), 0);
        expect(Math.abs(sum(values, 1) - trace)).toBeLessThan(1e-13 * n * scale);
        expect(Math.abs(sum(values, 2) / sum(a, 2) - 1)).toBeLessThan(1e-13);
      }),
      {
        numRuns: 40,
        seed: 1,
        examples: [
          [128, 1],
          [129, 2],
          [159, 3],
          [160, 4],
          [161, 5],
          [191, 6],
          [193, 7],
        ],
      },
    );
  });

  it("are those of ml-matrix, a slow and independent implementation", () => {
    for (const n of [128, 145]) {
      const a = randomSymmetric(n, n);
      const decomposition = new EigenvalueDecomposition(Matrix.from1DArray(n, n, a), { assumeSymmetric: true });
      const expected = Float64Array.from(decomposition.realEigenvalues).sort();
      expect(inTwoStages(a, n)).toBeAllclose(expected, { atol: floorOf(expected) / 2 });
    }
  });

  it("are those that a matrix was built from: graded, clustered, repeated and with zeros", () => {
    const n = 150;
    const from = (value: (i: number) => number) => Float64Array.from({ length: n }, (_, i) => value(i)).sort();
    for (const spectrum of [
      from((i) => 10 ** (-14 + i / 10)),
      from((i) => 1 + (i % 4) + 1e-13 * i),
      from((i) => (i % 3) - 1),
      from((i) => (i < 100 ? 0 : i)),
    ])
      expect(inTwoStages(withSpectrum(spectrum, 3), n)).toBeAllclose(spectrum, { atol: floorOf(spectrum) / 2 });
  });

  it("are exact for zeros and diagonal matrices, and those of second differences, whose formula is known", () => {
    const n = 131;
    expect(inTwoStages(new Float64Array(n * n), n)).toEqual(new Float64Array(n));
    const diagonal = new Float64Array(n * n);
    for (let i = 0; i < n; i++) diagonal[i * n + i] = ((i * 37) % n) - 40;
    expect(inTwoStages(diagonal, n)).toEqual(Float64Array.from({ length: n }, (_, i) => i - 40));
    const differences = Float64Array.from({ length: n * n }, (_, at) => {
      const apart = Math.abs(Math.floor(at / n) - (at % n));
      return apart === 0 ? 2 : apart === 1 ? -1 : 0;
    });
    const formula = Float64Array.from({ length: n }, (_, k) => 2 - 2 * Math.cos(((k + 1) * Math.PI) / (n + 1)));
    expect(inTwoStages(differences, n)).toBeAllclose(formula, { atol: 1e-14 });
  });

  it("work at the ends of the number range, where powers of two change no bit", () => {
    const n = 140;
    const a = randomSymmetric(n, 3);
    const expected = inTwoStages(a, n);
    for (const factor of [2 ** 1000, 2 ** -1000])
      expect(
        inTwoStages(
          a.map((x) => x * factor),
          n,
        ),
      ).toEqual(expected.map((x) => x * factor));
  });

  it("have the zeros of X X^T, which are rounding of rounding", () => {
    for (const n of [160, 200, 250])
      for (const seed of [2, 14, 33, 105])
        for (const columns of [1, 2, 5]) {
          const x = randomSymmetric(n, seed)
            .subarray(0, n * columns)
            .map(Math.sign);
          const gram = Float64Array.from({ length: n * n }, (_, at) => {
            const [i, j] = [Math.floor(at / n), at % n];
            let sum = 0;
            for (let c = 0; c < columns; c++) sum += x[c * n + i] * x[c * n + j];
            return sum;
          });
          const values = inTwoStages(gram, n);
          expect(values.slice(0, n - columns)).toBeAllclose(new Float64Array(n - columns), { atol: floorOf(values) / 2 });
          expect(values).toBeAllclose(inOneStage(gram, n), { atol: floorOf(values) / 2 });
        }
  });

  it("use only the lower triangle, repeat bit for bit, report rising progress and give their memory back", () => {
    const n = 150;
    const a = randomSymmetric(n, 5);
    const lower = a.map((value, at) => (at % n <= Math.floor(at / n) ? value : 0.25));
    expect(inTwoStages(lower, n)).toEqual(inTwoStages(a, n));
    const workspace = new Workspace();
    const push = () => workspace.push(a);
    const matrix = push();
    const before = workspace.bytesInUse;
    const first = recordProgress(eigenvaluesInTwoStages(workspace, matrix, n));
    expect(isMonotone(first.fractions)).toBe(true);
    expect(workspace.bytesInUse).toBe(before);
    expect(first.result).toEqual(inTwoStages(a, n));
    for (const turns of [1, 3]) expect(bytesLeftByCancelling(workspace, eigenvaluesInTwoStages(workspace, push(), n), turns)).toBe(0);
  });

  it("are chosen from order 1,024 on", () => {
    const n = leastOrder;
    const a = randomSymmetric(n, 9);
    const values = finish(symmetricEigenvalues(new Workspace(), a, n));
    expect(values).toEqual(inTwoStages(a, n));
    const fewer = n - 1;
    const part = randomSymmetric(fewer, 9);
    expect(finish(symmetricEigenvalues(new Workspace(), part, fewer))).toEqual(inOneStage(part, fewer));
    expect(values).toBeAllclose(inOneStage(a, n), { atol: floorOf(values) / 2 });
  });

  it("refuse small orders and infinities", () => {
    expect(() => inTwoStages(randomSymmetric(64, 1), 64)).toThrow(DimensionError);
    expect(() => inTwoStages(new Float64Array(128 ** 2).fill(Number.POSITIVE_INFINITY), 128)).toThrow(NonFiniteError);
  });
});
