import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normals } from "../../../../platform/numerics/random";
import { Workspace } from "../workspace";
import type { Heads } from "./samples";
import { attendSoftmax, attendSoftmaxCausally } from "./softmax";
import { attendTwice, attendTwiceCausally, type TwoLayers } from "./two-layer";

const workspace = new Workspace();
const draw = (seed: number, index: number, count: number) => normals(workspace, { seed: BigInt(seed), purpose: 1, index }, count);

function headsOf(seed: number, index: number, d: number, outputs: number, count: number): Heads {
  return { d, outputs, count, V: draw(seed, 2 * index, count * outputs * d), Q: draw(seed, 2 * index + 1, count * d * d) };
}

const shapes = fc.record({
  seed: fc.integer({ min: 0, max: 2 ** 31 }),
  d: fc.integer({ min: 2, max: 6 }),
  n: fc.integer({ min: 1, max: 9 }),
  outputs: fc.integer({ min: 1, max: 6 }),
  count: fc.integer({ min: 1, max: 4 }),
});

type Matrix = readonly (readonly number[])[];

/** Nested rows, for slow matrix algebra that shares nothing with the layers. */
const matrix = (values: Float64Array, rows: number, columns: number): Matrix =>
  Array.from({ length: rows }, (_, i) => Array.from(values.subarray(i * columns, (i + 1) * columns)));
const transpose = (A: Matrix): Matrix => A[0].map((_, j) => A.map((row) => row[j]));
const product = (A: Matrix, B: Matrix): Matrix =>
  A.map((row) => transpose(B).map((column) => row.reduce((sum, x, k) => sum + x * column[k], 0)));
const sum = (A: Matrix, B: Matrix): Matrix => A.map((row, i) => row.map((x, j) => x + B[i][j]));
const head = ({ d, outputs, V, Q }: Heads, h: number) => ({
  V: matrix(V.subarray(h * outputs * d, (h + 1) * outputs * d), outputs, d),
  Q: matrix(Q.subarray(h * d * d, (h + 1) * d * d), d, d),
});
const zeros = (rows: number, columns: number): Matrix => Array.from({ length: rows }, () => Array(columns).fill(0));

function close(actual: ArrayLike<number>, expected: readonly number[], tolerance: number): void {
  expect(actual).toBeAllclose(expected, { atol: tolerance * Math.max(1, ...expected.map(Math.abs)) });
}

/** All columns of sum_h V_h Z softmax(Z^T Q_h Z / sqrt(d)) without a mask, of which the last is read. */
function slowSoftmax(heads: Heads, Z: Matrix): number[] {
  const n = Z[0].length;
  let whole = zeros(heads.outputs, n);
  for (let h = 0; h < heads.count; h++) {
    const { V, Q } = head(heads, h);
    const columns = transpose(product(transpose(Z), product(Q, Z))).map((column) => {
      const powers = column.map((score) => Math.exp(score / Math.sqrt(heads.d)));
      return powers.map((power) => power / powers.reduce((total, other) => total + other, 0));
    });
    whole = sum(whole, product(V, product(Z, transpose(columns))));
  }
  return whole.map((row) => row[n - 1]);
}

/** Both layers as matrices, with the mask written out. */
function slowTwoLayers({ first, second }: TwoLayers, Z: Matrix): number[] {
  const n = Z[0].length;
  let between = Z;
  for (let h = 0; h < first.count; h++) {
    const { V, Q } = head(first, h);
    const masked = product(transpose(Z), product(Q, Z)).map((row, s) => row.map((score, t) => (s <= t ? score : 0)));
    between = sum(between, product(V, product(Z, masked)));
  }
  let whole = zeros(second.outputs, n);
  for (let h = 0; h < second.count; h++) {
    const { V, Q } = head(second, h);
    whole = sum(whole, product(V, product(between, product(transpose(between), product(Q, between)))));
  }
  return whole.map((row) => row[n - 1]);
}

const firstTokens = (tokens: Float64Array, d: number, t: number) => transpose(matrix(tokens, t, d));

describe("softmax attention", () => {
  it("is V Z softmax(Z^T Q z / sqrt(d)), written out with matrices, at every prefix", () => {
    fc.assert(
      fc.property(shapes, ({ seed, d, n, outputs, count }) => {
        const heads = headsOf(seed, 0, d, outputs, count);
        const tokens = draw(seed, 9, n * d);
        const causal = attendSoftmaxCausally(heads, tokens, n);
        for (let t = 1; t <= n; t++)
          close(causal.subarray((t - 1) * outputs, t * outputs), slowSoftmax(heads, firstTokens(tokens, d, t)), 1e-12);
        expect(attendSoftmax(heads, tokens, n)).toEqual(causal.subarray((n - 1) * outputs));
      }),
      { seed: 1 },
    );
  });

  it("does not overflow: with huge scores it copies the token that scores highest", () => {
    const heads: Heads = { d: 2, outputs: 2, count: 1, V: Float64Array.of(1, 0, 0, 1), Q: Float64Array.of(1e6, 0, 0, 1e6) };
    expect([...attendSoftmax(heads, Float64Array.of(3, 1, -2, 5, 1, 0), 3)]).toEqual([3, 1]);
  });

  it("averages all tokens when every score is equal", () => {
    const heads: Heads = { d: 2, outputs: 1, count: 1, V: Float64Array.of(1, 0), Q: new Float64Array(4) };
    expect([...attendSoftmax(heads, Float64Array.of(3, 1, -2, 5, 2, 0, 1, 7), 4)]).toEqual([1]);
  });

  it("refuses tokens of another dimension", () => {
    expect(() => attendSoftmax(headsOf(1, 0, 3, 3, 1), new Float64Array(8), 4)).toThrow("there are 8 entries, expected n x d = 4 x 3");
  });
});

describe("two layers of linear attention", () => {
  const layersOf = (seed: number, d: number, outputs: number, count: number): TwoLayers => ({
    first: headsOf(seed, 0, d, d, count),
    second: headsOf(seed, 1, d, outputs, count),
  });

  it("are the masked layer with its residual and the plain one, written out with matrices, at every prefix", () => {
    fc.assert(
      fc.property(shapes, ({ seed, d, n, outputs, count }) => {
        const layers = layersOf(seed, d, outputs, count);
        const tokens = draw(seed, 9, n * d);
        const causal = attendTwiceCausally(layers, tokens, n);
        for (let t = 1; t <= n; t++)
          close(causal.subarray((t - 1) * outputs, t * outputs), slowTwoLayers(layers, firstTokens(tokens, d, t)), 1e-11);
        expect(attendTwice(layers, tokens, n)).toEqual(causal.subarray((n - 1) * outputs));
      }),
      { seed: 1 },
    );
  });

  it("are one layer when the first adds nothing", () => {
    const layers = layersOf(4, 3, 2, 2);
    const silent = { ...layers, first: { ...layers.first, V: new Float64Array(layers.first.V.length) } };
    const tokens = draw(4, 9, 15);
    const Z = firstTokens(tokens, 3, 5);
    const G = product(Z, transpose(Z));
    const z = Z.map((row) => [row[4]]);
    let expected = zeros(2, 1);
    for (const h of [0, 1]) expected = sum(expected, product(head(layers.second, h).V, product(G, product(head(layers.second, h).Q, z))));
    close(attendTwice(silent, tokens, 5), expected.flat(), 1e-13);
  });

  it("refuse layers that do not fit together", () => {
    const layers = layersOf(1, 3, 3, 1);
    expect(() => attendTwice({ ...layers, first: headsOf(1, 0, 3, 2, 1) }, new Float64Array(9), 3)).toThrow(
      "the first layer maps 3 to 2 coordinates, the second one takes 3",
    );
    expect(() => attendTwice(layers, new Float64Array(8), 3)).toThrow("there are 8 entries, expected n x d = 3 x 3");
  });
});
