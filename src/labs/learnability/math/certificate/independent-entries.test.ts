import { EigenvalueDecomposition, Matrix } from "ml-matrix";
import { describe, expect, it } from "vitest";
import { features } from "../model/features";
import { momentsOf } from "../model/forward";
import { Workspace } from "../workspace";
import { independentEigenvalues, mixtureOf, smallestIndependent } from "./independent-entries";

const workspace = new Workspace();

/** Entries -a, 0, a with variance 1: m4 = a^2, m6 = a^4, and the probability of 0 is 1 - 1 / a^2. */
const threeValues = (ratio: number) => ({ fourth: ratio, sixth: ratio ** 2 });

/** Eigenvalues of E[H H^T] by its definition, over all 3^(d n) sequences of these entries, ascending. */
function enumerated(d: number, n: number, ratio: number): number[] {
  const [size, share] = [Math.sqrt(ratio), 1 / ratio];
  const values = [-size, 0, size];
  const chances = [share / 2, 1 - share, share / 2];
  let lambda: Matrix | null = null;
  for (let number = 0; number < 3 ** (d * n); number++) {
    const digits = Array.from({ length: d * n }, (_, at) => Math.floor(number / 3 ** at) % 3);
    const chance = digits.reduce((product, digit) => product * chances[digit], 1);
    if (chance === 0) continue;
    const { gram, last } = momentsOf(
      Float64Array.from(digits, (digit) => values[digit]),
      d,
      n,
    );
    const column = Matrix.columnVector([...features(gram, last)]);
    const outer = column.mmul(column.transpose()).mul(chance);
    lambda = lambda ? lambda.add(outer) : outer;
  }
  if (!lambda) throw new Error("no sequence");
  return new EigenvalueDecomposition(lambda, { assumeSymmetric: true }).realEigenvalues.toSorted((a, b) => a - b);
}

const listed = (d: number, n: number, moments: ReturnType<typeof threeValues>) =>
  independentEigenvalues(workspace, d, n, moments)
    .flatMap(([value, times]) => Array.from({ length: times }, () => value))
    .toSorted((a, b) => a - b);

describe("Lambda of independent entries", () => {
  it.each([
    [1, 3, 2.5],
    [2, 1, 1.5],
    [2, 2, 1],
    [2, 2, 1.3],
    [2, 3, 4],
    [3, 1, 2],
    [3, 2, 1],
    [3, 2, 1.2],
    [3, 2, 3],
    [4, 2, 1],
  ])("has the eigenvalues that all sequences give at d = %i, n = %i, m4 / m2^2 = %f", (d, n, ratio) => {
    const slow = enumerated(d, n, ratio);
    const fast = listed(d, n, threeValues(ratio));
    expect(fast).toHaveLength(slow.length);
    for (const [i, value] of slow.entries()) expect(Math.abs(fast[i] - value)).toBeLessThan(1e-10 * slow[slow.length - 1]);
  });

  it("has smallest eigenvalue n - 1 for normal numbers and three or more coordinates, and 2.843 for d = 2, n = 3", () => {
    for (const d of [3, 4, 8, 16])
      for (const n of [2, 3, 5, 8, 30]) expect(smallestIndependent(workspace, d, n, mixtureOf(3))).toBeCloseTo(n - 1, 9);
    expect(smallestIndependent(workspace, 2, 3, mixtureOf(3))).toBeCloseTo(2.843, 3);
  });

  it("reaches n - 1 where m4 = 2 m2^2, for three or more coordinates, and stays there", () => {
    for (const d of [3, 4, 8, 16])
      for (const n of [2, 3, 5, 8, 30]) {
        for (const ratio of [2, 2.2, 2.6]) expect(smallestIndependent(workspace, d, n, mixtureOf(ratio))).toBeCloseTo(n - 1, 9);
        expect(smallestIndependent(workspace, d, n, mixtureOf(1.9))).toBeLessThan(n - 1.01);
      }
  });

  it("falls to zero with m4 / m2^2 - 1, where d (d - 1) directions are undetermined, and never exceeds n - 1", () => {
    for (const [d, n] of [
      [2, 2],
      [3, 5],
      [4, 8],
    ]) {
      const at = [3, 2, 1.1, 1.01, 1.001].map((ratio) => smallestIndependent(workspace, d, n, mixtureOf(ratio)));
      for (const [i, value] of at.entries()) {
        expect(value).toBeGreaterThan(0);
        if (d > 2) expect(value).toBeLessThanOrEqual((n - 1) * (1 + 1e-12));
        if (i > 0) expect(value).toBeLessThanOrEqual(at[i - 1] * (1 + 1e-12));
      }
      // Proportional to the distance from 1 near it.
      expect(at[3] / at[4]).toBeCloseTo(10, 0);
      expect(smallestIndependent(workspace, d, n, mixtureOf(1))).toBe(0);
      expect(listed(d, n, mixtureOf(1)).filter((value) => value < 1e-10)).toHaveLength(d * (d - 1));
    }
  });

  it("is singular for one token, whatever the distribution", () => {
    for (const ratio of [1.5, 3]) expect(smallestIndependent(workspace, 4, 1, mixtureOf(ratio))).toBe(0);
  });
});
