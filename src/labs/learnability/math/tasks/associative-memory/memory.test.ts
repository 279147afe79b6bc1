import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normals } from "../../../../../platform/numerics/random";
import { Workspace } from "../../workspace";
import { drawMemory, type MemoryKind, type MemoryShape } from "./memory";
import { orthonormalized } from "./orthonormal";

const workspace = new Workspace();
const purpose = 20;

/** Keys, values, query and zeta of a memory as rows. */
function partsOf(shape: MemoryShape, index: number, seed = 1n) {
  const { d, pairs } = shape;
  const tokens = drawMemory(workspace, shape, { seed, purpose, index });
  const part = (column: number, half: 0 | 1) => Array.from(tokens.subarray((2 * column + half) * d, (2 * column + half + 1) * d));
  const columns = Array.from({ length: pairs }, (_, j) => j);
  return { keys: columns.map((j) => part(j, 0)), values: columns.map((j) => part(j, 1)), query: part(pairs, 0), zeta: part(pairs, 1) };
}

const inner = (a: readonly number[], b: readonly number[]) => a.reduce((sum, value, k) => sum + value * b[k], 0);
const shapeOf = (kind: MemoryKind, changes: Partial<MemoryShape> = {}): MemoryShape => ({
  ...{ d: 4, pairs: 4, kind, ownNoise: "on" as const },
  ...changes,
});

const orthogonal = fc.integer({ min: 2, max: 8 }).chain((d) => fc.record({ d: fc.constant(d), pairs: fc.integer({ min: 1, max: d }) }));

describe("the vectors of a memory", () => {
  it("are orthonormal to the last digits, keys and values each, whatever the dimension", () => {
    fc.assert(
      fc.property(orthogonal, fc.nat(10_000), ({ d, pairs }, index) => {
        const { keys, values } = partsOf(shapeOf("orthonormal", { d, pairs }), index);
        for (const rows of [keys, values])
          rows.forEach((row, i) => {
            rows.forEach((other, j) => {
              expect(Math.abs(inner(row, other) - (i === j ? 1 : 0))).toBeLessThan(1e-15 * d);
            });
          });
      }),
      { seed: 1 },
    );
  });

  it("stay orthonormal when what they are made of is nearly dependent", () => {
    const nearly = Float64Array.of(1, 0, 0, 1, 1e-9, 0, 1, 1e-9, 1e-9);
    const made = orthonormalized(nearly, 3, 3);
    const rows = [0, 1, 2].map((i) => Array.from(made.subarray(3 * i, 3 * i + 3)));
    rows.forEach((row, i) => {
      rows.forEach((other, j) => {
        expect(Math.abs(inner(row, other) - (i === j ? 1 : 0))).toBeLessThan(1e-15);
      });
    });
  });

  it("are one-hot and all different, keys and values each", () => {
    fc.assert(
      fc.property(orthogonal, fc.nat(10_000), ({ d, pairs }, index) => {
        const { keys, values } = partsOf(shapeOf("one-hot", { d, pairs }), index);
        for (const rows of [keys, values]) {
          for (const row of rows) expect(row.toSorted()).toEqual([...Array(d - 1).fill(0), 1]);
          expect(new Set(rows.map((row) => row.indexOf(1))).size).toBe(pairs);
        }
      }),
    );
  });

  it("are the Gaussian ones of the same stream, scaled or made orthonormal; more pairs keep the first", () => {
    const [gaussian, scaled, orthonormal] = (["gaussian", "gaussian-scaled", "orthonormal"] as const).map((kind) =>
      partsOf(shapeOf(kind), 17),
    );
    expect(scaled.keys).toEqual(gaussian.keys.map((row) => row.map((value) => value / 2)));
    expect(scaled.zeta).toEqual(gaussian.zeta.map((value) => value / 2));
    expect(orthonormal.zeta).toEqual(gaussian.zeta);
    expect(orthonormal.keys.flat()).toEqual([...orthonormalized(Float64Array.from(gaussian.keys.flat()), 4, 4)]);
    const more = partsOf(shapeOf("gaussian", { pairs: 9 }), 17);
    expect([more.keys.slice(0, 4), more.values.slice(0, 4)]).toEqual([gaussian.keys, gaussian.values]);
  });

  it("have a query that is one of the keys, each as often as any other", () => {
    const asked = [0, 0, 0, 0];
    for (let index = 0; index < 4000; index++) {
      const { keys, query } = partsOf(shapeOf("gaussian"), index);
      asked[keys.findIndex((key) => key.every((value, k) => value === query[k]))]++;
    }
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(4000);
    for (const count of asked) expect(Math.abs(count - 1000)).toBeLessThan(5 * Math.sqrt(4000 * 0.25 * 0.75));
  });

  it("have zeros in the place of zeta when there is no noise beside the query", () => {
    for (const kind of ["orthonormal", "gaussian", "gaussian-scaled", "one-hot"] as const) {
      const [on, off] = (["on", "off"] as const).map((ownNoise) => partsOf(shapeOf(kind, { ownNoise }), 3));
      expect(off.zeta).toEqual([0, 0, 0, 0]);
      expect(off.keys).toEqual(on.keys);
      expect(off.query).toEqual(on.query);
    }
  });
});

describe("the law of the entries", () => {
  const draws = 8000;

  /** Mean, second and fourth moment of the entries of keys, of values and of zeta over many memories. */
  function momentsOf(kind: MemoryKind): number[][] {
    const [d, pairs] = [4, 4];
    const sums = [0, 1, 2].map(() => [0, 0, 0]);
    for (let index = 0; index < draws; index++)
      drawMemory(workspace, shapeOf(kind), { seed: 2n, purpose, index }).forEach((value, at) => {
        const [column, half] = [Math.floor(at / (2 * d)), Math.floor(at / d) % 2];
        if (column === pairs && half === 0) return;
        const sum = sums[column === pairs ? 2 : half];
        sum[0] += value;
        sum[1] += value * value;
        sum[2] += value ** 4;
      });
    return sums.map((sum, part) => sum.map((value) => value / (draws * d * (part === 2 ? 1 : pairs))));
  }

  // Second and fourth moments of an entry: N(0, 1); N(0, 1/4); a coordinate of a uniform unit vector in four dimensions,
  // 1/d and 3/(d (d + 2)); and of a random e_i. Five standard errors of 32,000 independent entries are the tolerances:
  // 5 sqrt(2 / 32,000) = 4 % of a Gaussian second moment, 5 sqrt(96/9 / 32,000) = 9 % of a fourth one.
  it.each([
    ["gaussian", 1, 3],
    ["gaussian-scaled", 1 / 4, 3 / 16],
    ["orthonormal", 1 / 4, 1 / 8],
    ["one-hot", 1 / 4, 1 / 4],
  ] as const)("has the moments of its kind: %s", (kind, second, fourth) => {
    const [keys, values, zeta] = momentsOf(kind);
    for (const moments of [keys, values]) {
      expect(Math.abs(moments[1] / second - 1)).toBeLessThan(0.04);
      expect(Math.abs(moments[2] / fourth - 1)).toBeLessThan(0.09);
      expect(Math.abs(moments[0] - (kind === "one-hot" ? 1 / 4 : 0))).toBeLessThan(5 * Math.sqrt(second / (4 * draws)));
    }
    const variance = kind === "gaussian-scaled" ? 1 / 4 : 1;
    expect(Math.abs(zeta[1] / variance - 1)).toBeLessThan(0.04);
    expect(Math.abs(zeta[0])).toBeLessThan(5 * Math.sqrt(variance / (4 * draws)));
  });

  it("is uniform over all rotations: entry (i, j) of an orthonormal matrix has mean 0 and variance 1/d, whatever i and j", () => {
    const d = 3;
    const [sums, squares] = [new Float64Array(9), new Float64Array(9)];
    let positive = 0;
    for (let index = 0; index < draws; index++) {
      const made = orthonormalized(normals(workspace, { seed: 3n, purpose, index }, d * d), d, d);
      made.forEach((value, at) => {
        sums[at] += value / draws;
        squares[at] += value ** 2 / draws;
      });
      if (determinant(made) > 0) positive++;
    }
    for (const mean of sums) expect(Math.abs(mean)).toBeLessThan(5 / Math.sqrt(d * draws));
    // The variance of the square of such an entry is 3 / (d (d + 2)) - 1 / d^2.
    for (const square of squares) expect(Math.abs(square - 1 / d)).toBeLessThan(5 * Math.sqrt((1 / 5 - 1 / 9) / draws));
    expect(Math.abs(positive - draws / 2)).toBeLessThan(2.5 * Math.sqrt(draws));
  });
});

function determinant([a, b, c, d, e, f, g, h, i]: Float64Array): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}
