import { describe, expect, it } from "vitest";
import { finish } from "../../../../platform/numerics/progress";
import { eagleScalars } from "../attention";
import { blockScalarWeights } from "../attention-testing";
import { largestEntry } from "../testing";
import { constantsOf, medianConstants } from "./constants";
import type { NetworkShape } from "./network";
import { promptsOf, testStream } from "./prompts";
import { readLayer } from "./reading";
import { blockScalarLayer } from "./reduction";
import { everyRegime, someSettings } from "./testing";

describe("the reading of a layer", () => {
  it.each(everyRegime)("finds the three numbers that it was made of, with the sign turned where a1 is negative (%s)", (_, shape) => {
    const reading = readLayer(shape, blockScalarLayer(shape, [-2, 0.5, 3]));
    expect(largestEntry(Float64Array.from(reading.scalars, (value, at) => value - [2, -0.5, -3][at]))).toBeLessThan(1e-14);
    expect(reading.deviation.WQK).toBeLessThan(1e-14);
    expect(reading.deviation.WVP).toBeLessThan(1e-14);
  });

  it("says how much of a matrix the numbers leave out", () => {
    const { shape } = someSettings;
    const layer = blockScalarLayer(shape, [1, 1, 1]);
    const size = Math.hypot(...layer.WQK);
    layer.WQK[1] = 3;
    expect(readLayer(shape, layer).deviation.WQK).toBeCloseTo(3 / Math.hypot(size, 3), 12);
    const nothing = { WQK: layer.WQK.map(() => 0), WVP: layer.WVP.map((part) => part.map(() => 0)) };
    expect(readLayer(shape, nothing)).toEqual({ scalars: [0, 0, 0], deviation: { WQK: 0, WVP: 0 } });
  });
});

describe("the constants of a network", () => {
  const { shape, prompts } = someSettings;
  const some = promptsOf(shape, prompts, testStream(0), 20);

  it("are those of EAGLE where its layers are EAGLE's, on the scale of the largest A", () => {
    const largest = Math.max(...some.map((prompt) => norm(prompt, shape)));
    const { WQK, WVP } = blockScalarWeights(eagleScalars(1 / 3, 1, 1 / largest ** 2), shape);
    const { layers, leftOut } = constantsOf({ ...shape, layers: 1 }, [{ WQK, WVP: [WVP] }], some);
    expect(leftOut).toBe(0);
    expect(layers[0].eta).toBeCloseTo(1 / 3, 3);
    expect(layers[0].gamma).toBeCloseTo(1, 3);
  });

  it("are medians over draws, as one large A decides those of its own draw alone", () => {
    const { WQK, WVP } = blockScalarWeights(eagleScalars(1 / 3, 1, 0.01), shape);
    const one = { ...shape, layers: 1 };
    const products = [{ WQK, WVP: [WVP] }];
    const draws = [0, 1, 2, 3, 4].map((draw) => some.slice(4 * draw, 4 * draw + 4));
    const each = draws.map((draw) => constantsOf(one, products, draw).layers[0]);
    const found = finish(medianConstants(one, products, some, 5));
    expect(found).toMatchObject({ draws: 5, prompts: 20, leftOut: 0 });
    for (const name of ["eta", "gamma"] as const) {
      const sorted = each.map((constants) => constants[name]).toSorted((a, b) => a - b);
      expect(found.layers[0][name]).toBe(sorted[2]);
      expect(sorted[4]).toBeGreaterThan(1.2 * sorted[2]);
    }
  });

  it("of several machines take the largest A of one machine for eta, and the whole A for gamma", () => {
    const [, distributed] = everyRegime[1];
    const alone = { ...distributed, layers: 1 };
    const [prompt] = promptsOf(alone, prompts, testStream(0), 1);
    const [{ eta, gamma }] = constantsOf(alone, [blockScalarLayer(alone, [1, -1e-3, -1e-3])], [prompt]).layers;
    const columns = alone.n / alone.machines;
    const norms = [0, 1, 2].map((mu) => norm(prompt, alone, mu * columns, columns));
    expect(eta).toBeCloseTo(1e-3 * Math.max(...norms) ** 2, 6);
    expect(gamma).toBeCloseTo(1e-3 * norm(prompt, alone) ** 2, 6);
    expect(gamma).toBeGreaterThan(1.1 * eta);
  });

  it("leave out prompts on which the network diverges, and count them", () => {
    const { WQK, WVP } = blockScalarWeights([1, 1000, 1000], shape);
    const wild = Array.from({ length: 3 }, () => ({ WQK, WVP: [WVP] }));
    const { leftOut, prompts: count } = constantsOf(shape, wild, some);
    expect(count).toBe(20);
    expect(leftOut).toBeGreaterThan(15);
  });
});

/** ||A||_2 by a Jacobi-free route: the square root of the largest eigenvalue of A^T A, by squaring the matrix until one is left. */
function norm(prompt: Float64Array, { d, n, nPrime }: NetworkShape, from = 0, columns = n): number {
  const A = (i: number, j: number) => prompt[i * (n + nPrime) + from + j];
  const indices = [...Array(columns).keys()];
  let gram = indices.map((i) => indices.map((j) => [...Array(d).keys()].reduce((sum, k) => sum + A(k, i) * A(k, j), 0)));
  let log = 0;
  for (let power = 1; power <= 2 ** 12; power *= 2) {
    const trace = indices.reduce((sum, i) => sum + gram[i][i], 0);
    log += Math.log(trace) / power;
    const scaled = gram.map((row) => row.map((value) => value / trace));
    gram = indices.map((i) => indices.map((j) => indices.reduce((sum, k) => sum + scaled[i][k] * scaled[k][j], 0)));
  }
  return Math.exp(log / 2);
}
