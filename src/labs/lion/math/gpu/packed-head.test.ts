import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { selectiveDecay, stepDecays } from "../decays";
import { literalMask, randomHead } from "../testing";
import { layoutOf, packHead, packSteps, packWeights, placeOf, tileRows, unpackSums } from "./packed-head";

const shapes = fc.record({ tokens: fc.integer({ min: 1, max: 300 }), chunk: fc.integer({ min: 1, max: 310 }) });

describe("the layout of a head on the GPU", () => {
  it("begins every chunk on a vector of 4 and has a place of its own for every token, in order", () => {
    fc.assert(
      fc.property(shapes, ({ tokens, chunk }) => {
        const layout = layoutOf(tokens, Math.min(chunk, tokens));
        const places = Array.from({ length: tokens }, (_, token) => placeOf(layout, token));
        expect([layout.stride % 4, layout.length % 4]).toEqual([0, 0]);
        expect(places.every((place, at) => at === 0 || place > places[at - 1])).toBe(true);
        expect(places[tokens - 1]).toBeLessThan(layout.length);
        expect(places.every((place, token) => Math.floor(place / layout.stride) === Math.floor(token / layout.chunk))).toBe(true);
      }),
      { seed: 1 },
    );
  });

  it("gives back every token's sums from where its row lies", () => {
    fc.assert(
      fc.property(randomHead("S", false), ({ sequence, decays, convention, chunk }) => {
        const head = packHead(sequence, stepDecays(decays, convention), chunk);
        const denominators = Float32Array.from({ length: head.layout.length }, (_, place) => place);
        const sums = unpackSums(head, head.values, denominators);
        const { dv, length, v } = sequence;
        for (let i = 0; i < length; i++) {
          for (let c = 0; c < dv; c++) expect(sums[i * (dv + 1) + c]).toBe(Math.fround(v[i * dv + c]));
          expect(sums[i * (dv + 1) + dv]).toBe(placeOf(head.layout, i));
        }
      }),
      { numRuns: 30, seed: 1 },
    );
  });
});

describe("decays on the GPU", () => {
  /** Strong ones, weak ones and none at all, over tiles and chunks that do not come out even. */
  const tokens = 150;
  const lambdas = Float64Array.from({ length: tokens }, (_, i) => [0.5, 0.999, 1, 0.03, 0.9][(i * i) % 5]);
  const steps = stepDecays(selectiveDecay(lambdas), "eq9");

  it("are entries of the mask to float32's rounding, as differences within a tile and as sums between two", () => {
    const layout = layoutOf(tokens, tokens);
    const packed = packSteps(layout, steps);
    const tileOf = (i: number) => Math.floor(i / tileRows);
    const inside = (i: number, j: number, side: number) =>
      packed[6 * i + 2 * side] - packed[6 * j + 2 * side] + (packed[6 * i + 2 * side + 1] - packed[6 * j + 2 * side + 1]);
    const beside = (i: number, j: number, side: number) => packed[6 * i + 2 * side] + packed[6 * j + 4 + side];
    let worst = 0;
    for (let i = 0; i < tokens; i++)
      for (let j = 0; j < tokens; j++) {
        if (Math.abs(tileOf(i) - tileOf(j)) > 1) continue;
        const side = i >= j ? 0 : 1;
        const log = tileOf(i) === tileOf(j) ? inside(i, j, side) : beside(i, j, side);
        const entry = literalMask(steps, i, j, 0);
        worst = Math.max(worst, Math.abs(Math.exp(log) - entry) / Math.max(entry, 1e-3));
      }
    expect(worst).toBeLessThan(1e-6);
  });

  it("are outer products between neighbouring chunks", () => {
    const layout = layoutOf(tokens, 33);
    const [forward, backward] = (["forward", "backward"] as const).map((direction) => packWeights(layout, steps, direction));
    let worst = 0;
    for (let i = 0; i < tokens; i++)
      for (let j = 0; j < tokens; j++) {
        const apart = Math.floor(i / 33) - Math.floor(j / 33);
        if (Math.abs(apart) !== 1) continue;
        const weights = apart > 0 ? forward : backward;
        const product = weights[2 * placeOf(layout, i)] * weights[2 * placeOf(layout, j) + 1];
        worst = Math.max(worst, Math.abs(product - literalMask(steps, i, j, 0)));
      }
    expect(worst).toBeLessThan(2e-7);
  });

  it("know nothing of decays of one number a coordinate", () => {
    const sequence = { length: 4, d: 2, dv: 1, q: new Float64Array(8), k: new Float64Array(8), v: new Float64Array(4), padding: null };
    const wide = stepDecays(selectiveDecay(new Float64Array(8).fill(0.5), 2), "eq9");
    expect(() => packHead(sequence, wide, 2)).toThrow(RangeError);
  });
});
