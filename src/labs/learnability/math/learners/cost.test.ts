import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../platform/fields/fields";
import { featureCount } from "../model/samples";
import { Workspace } from "../workspace";
import { fields as convexFields } from "./convex/fields";
import {
  chainRule,
  closedFormWork,
  convexWork,
  dataWork,
  eigenvalues,
  gradientStep,
  gradientWork,
  gram,
  kernel,
  rowByCoefficients,
  rowByHeads,
  solve,
} from "./cost";
import { fields as gradientFields } from "./gradient/fields";

/** Counts what a slow implementation multiplies and adds. */
class Counter {
  count = 0;

  /** Rows x columns by columns. */
  apply(matrix: readonly (readonly number[])[], vector: readonly number[]): number[] {
    return matrix.map((row) => row.reduce((sum, value, i) => sum + this.times(value, vector[i]), 0));
  }

  outer(left: readonly number[], right: readonly number[]): number[][] {
    return left.map((a) => right.map((b) => this.times(a, b)));
  }

  times(a: number, b: number): number {
    this.count++;
    return a * b;
  }
}

const zeros = (rows: number, columns: number) => Array.from({ length: rows }, () => new Array<number>(columns).fill(1));
const transposed = (matrix: readonly (readonly number[])[]) => matrix[0].map((_, j) => matrix.map((row) => row[j]));

/** The gradient of one row of sum_h V_h G Q_h z, product by product. */
function countedByHeads(d: number, outputs: number, heads: number): number {
  const counter = new Counter();
  const [G, z, e] = [zeros(d, d), new Array<number>(d).fill(1), new Array<number>(outputs).fill(1)];
  for (let h = 0; h < heads; h++) {
    const [V, Q] = [zeros(outputs, d), zeros(d, d)];
    const value = counter.apply(G, counter.apply(Q, z));
    counter.apply(V, value);
    counter.outer(e, value);
    counter.outer(counter.apply(G, counter.apply(transposed(V), e)), z);
  }
  return counter.count;
}

/** The same through p as outputs x pairs x d. */
function countedByCoefficients(d: number, outputs: number): number {
  const counter = new Counter();
  const pairs = (d * (d + 1)) / 2;
  const [packed, z] = [new Array<number>(pairs).fill(1), new Array<number>(d).fill(1)];
  for (let a = 0; a < outputs; a++) {
    const product = counter.apply(zeros(pairs, d), z);
    counter.apply([packed], product);
    const scaled = packed.map((entry) => counter.times(entry, 1));
    counter.outer(scaled, z);
  }
  return counter.count;
}

/** p from the heads, the gradients of V and of Q from that of p: one product for each entry of T, three times. */
function countedChainRule(d: number, outputs: number, heads: number): number {
  const counter = new Counter();
  for (let h = 0; h < heads; h++) {
    const [V, Q, gradientP] = [zeros(outputs, d), zeros(d, d), zeros(d, d)];
    for (let a = 0; a < outputs; a++)
      for (let j = 0; j < d; j++) {
        for (let k = 0; k < d; k++) counter.outer([V[a][j]], Q[k]);
        for (let k = 0; k < d; k++) counter.apply([Q[k]], gradientP[k]);
        for (let k = 0; k < d; k++) counter.outer([V[a][j]], gradientP[k]);
      }
  }
  return counter.count;
}

/** Right-looking Cholesky of the lower triangle, then forward and back substitution. */
function countedSolve(n: number, outputs: number): number {
  let count = 0;
  for (let k = 0; k < n; k++) for (let i = k + 1; i < n; i++) for (let j = k + 1; j <= i; j++) count++;
  for (let output = 0; output < 2 * outputs; output++) for (let i = 0; i < n; i++) for (let j = 0; j < i; j++) count++;
  return count;
}

/** Householder: at step k a matrix-vector product with, and a rank-2 update of, the lower triangle that is left. */
function countedReduction(n: number): number {
  let count = 0;
  for (let m = n - 1; m > 0; m--) count += m * m + m * (m + 1);
  return count;
}

const sizes = [
  { d: 2, outputs: 1, heads: 3 },
  { d: 4, outputs: 4, heads: 1 },
  { d: 5, outputs: 2, heads: 7 },
] as const;

describe("the cost of a gradient step", () => {
  it.each(sizes)("is what a slow implementation multiplies, either way, at %j", ({ d, outputs, heads }) => {
    expect(rowByHeads({ d, outputs }, heads)).toBe(countedByHeads(d, outputs, heads));
    expect(rowByCoefficients({ d, outputs })).toBe(countedByCoefficients(d, outputs));
    expect(chainRule({ d, outputs }, heads)).toBe(countedChainRule(d, outputs, heads));
  });

  it("takes the way that the kernels take", () => {
    const { kernels } = new Workspace();
    for (const { d, outputs, heads } of [...sizes, { d: 4, outputs: 1, heads: 16 }, { d: 8, outputs: 1, heads: 64 }])
      for (const rows of [1, 32, 512, 4096]) {
        const width = { d, outputs };
        const byCoefficients = rows * rowByCoefficients(width) + chainRule(width, heads);
        const expected = kernels.cheaperWay(d, outputs, heads, rows) ? byCoefficients : rows * rowByHeads(width, heads);
        expect(gradientStep(width, heads, rows)).toBe(expected);
      }
  });

  it("is paid for every step, repeat and sample of a sequence", () => {
    const size = { d: 4, outputs: 4, samples: 640, prefixes: 10 };
    const spec = { kind: "gradient", ...defaultsOf(gradientFields), heads: 4, batch: 8, repeats: 3 } as const;
    expect(gradientWork(size, spec, 50)).toBe(150 * gradientStep(size, 4, 80));
  });
});

describe("the cost of exact solutions", () => {
  it("counts the lower triangle of the second moment", () => {
    const [features, labels] = [12, 2];
    let count = 0;
    for (let row = 0; row < 9; row++)
      for (let j = 0; j < features; j++) {
        for (let k = 0; k <= j; k++) count++;
        for (let a = 0; a < labels; a++) count++;
      }
    expect(gram(9, features, labels)).toBe(count);
  });

  it("is that of a solve up to lower orders", () => {
    for (const [n, outputs] of [
      [120, 1],
      [240, 8],
    ])
      expect(Math.abs(solve(n, outputs) / countedSolve(n, outputs) - 1)).toBeLessThan(3 / n);
  });

  it("is that of the reduction to tridiagonal form up to lower orders", () => {
    for (const n of [100, 200]) expect(Math.abs(eigenvalues(n) / countedReduction(n) - 1)).toBeLessThan(2 / n);
  });

  it("grows with the samples once there are as many as features, and goes by the kernel before", () => {
    const few = { d: 4, outputs: 1, samples: 4096, prefixes: 1 };
    const psi = featureCount(4);
    expect(closedFormWork({ ...few, samples: 8192 }) - closedFormWork(few)).toBeCloseTo(gram(4096, psi, 1), 6);
    expect(closedFormWork({ ...few, samples: 8 })).toBe(gram(8, psi, 1) + kernel(8, 4) + solve(8, 1));
  });

  it("holds the spectra at every power of two of samples", () => {
    const size = { d: 2, outputs: 1, samples: 8, prefixes: 1 };
    const expected = [1, 2, 4].reduce((sum, n) => sum + kernel(n, 2) + eigenvalues(n), gram(8, 6, 1)) + eigenvalues(6);
    expect(dataWork(size, 0)).toBeCloseTo(expected, 9);
    expect(dataWork(size, 2) - dataWork(size, 1)).toBeCloseTo(dataWork(size, 1) - dataWork(size, 0), 9);
  });

  it("never forms the features above 2,200 of them", () => {
    const size = { d: 32, outputs: 1, samples: 100, prefixes: 1 };
    expect(closedFormWork(size)).toBe(kernel(100, 32) + solve(100, 1));
  });

  it("of gradient descent on W hardly depends on the steps", () => {
    const size = { d: 6, outputs: 2, samples: 1000, prefixes: 1 };
    const spec = { kind: "convex", ...defaultsOf(convexFields), steps: 1000 } as const;
    expect(convexWork(size, { ...spec, steps: 1_000_000 })).toBeLessThan(4 * convexWork(size, spec));
  });
});
