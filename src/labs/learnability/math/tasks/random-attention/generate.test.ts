import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { crc32 } from "../../../../../platform/numerics/crc32";
import { words } from "../../../../../platform/numerics/products-testing";
import { finish } from "../../../../../platform/numerics/progress";
import { normals, permutation } from "../../../../../platform/numerics/random";
import { momentsOf } from "../../model/forward";
import { attendCausally } from "../../model/testing";
import { Workspace } from "../../workspace";
import type { Dataset } from "../dataset";
import { drawHeads } from "./heads";
import { fields, type RandomAttentionSpec } from "./schema";
import { randomAttentionSource } from "./teacher";

const workspace = new Workspace();

function specOf(changes: Partial<RandomAttentionSpec>): RandomAttentionSpec {
  return { kind: "random-attention", ...defaultsOf(fields), samples: 20, testSamples: 5, ...changes };
}

const draw = (changes: Partial<RandomAttentionSpec>, seed = 3): Dataset =>
  finish(randomAttentionSource.generate(specOf(changes), { seed, data: null, workspace }));

describe("the generator", () => {
  it("gives NumPy's Philox words for a key and a counter", () => {
    const stream = { seed: (7n << 32n) | 3n, purpose: 6, index: 123456 };
    expect([...words(workspace, stream, 6)]).toEqual([
      4870654696266405921n,
      1927882750772241479n,
      4580391777225562194n,
      11230305422060363613n,
      13703227597007480678n,
      17849296635491501526n,
    ]);
    expect([...words(workspace, { seed: 0n, purpose: 0, index: 0 }, 2)]).toEqual([213000021201967259n, 4455796210202625458n]);
  });

  it("gives Box-Muller normals that NumPy reproduces from those words, to the last bits", () => {
    const expected = [
      -1.347141289063907, 0.04973415270597957, -1.3980535238643705, -0.9787904132803757, -1.445153613998934, 1.0664615147453922,
    ];
    const actual = normals(workspace, { seed: 1n, purpose: 2, index: 5 }, 6);
    expected.forEach((value, i) => {
      expect(Math.abs(actual[i] - value)).toBeLessThan(4e-16 * Math.abs(value) + 1e-18);
    });
  });

  it("has standard normals: mean, variance and fourth moment of a million draws within five standard errors", () => {
    const count = 1_000_000;
    const draws = normals(workspace, { seed: 5n, purpose: 1, index: 0 }, count);
    const moment = (power: number) => draws.reduce((sum, value) => sum + value ** power, 0) / count;
    expect(Math.abs(moment(1))).toBeLessThan(5 / Math.sqrt(count));
    expect(Math.abs(moment(2) - 1)).toBeLessThan(5 * Math.sqrt(2 / count));
    expect(Math.abs(moment(4) - 3)).toBeLessThan(5 * Math.sqrt(96 / count));
  });

  it("has streams that do not depend on the order or the length in which they are read", () => {
    const streams = fc.record({
      seed: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      purpose: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
      index: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
    });
    fc.assert(
      fc.property(streams, streams, fc.integer({ min: 1, max: 40 }), (first, second, count) => {
        const alone = normals(workspace, first, count);
        normals(workspace, second, 7);
        expect(normals(workspace, first, count + 13).subarray(0, count)).toEqual(alone);
      }),
    );
  });

  it("shuffles: every permutation is one, and 24 orders of 4 come up equally often", () => {
    const seen = new Map<string, number>();
    for (let index = 0; index < 12000; index++) {
      const order = permutation(workspace, { seed: 1n, purpose: 6, index }, 4);
      expect([...order].toSorted()).toEqual([0, 1, 2, 3]);
      seen.set(order.join(), (seen.get(order.join()) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    for (const count of seen.values()) expect(Math.abs(count - 500)).toBeLessThan(5 * Math.sqrt(500));
  });
});

describe("random-attention data", () => {
  const shapes = fc.record({
    d: fc.integer({ min: 2, max: 6 }),
    n: fc.integer({ min: 1, max: 9 }),
    heads: fc.integer({ min: 1, max: 4 }),
    samples: fc.integer({ min: 1, max: 40 }),
    output: fc.constantFrom("vector", "scalar"),
    supervision: fc.constantFrom("last", "causal"),
    inputLaw: fc.constantFrom("gaussian", "rademacher", "sphere"),
    inputScaling: fc.constantFrom("unit", "covariance", "deviation"),
  }) as fc.Arbitrary<Partial<RandomAttentionSpec>>;

  it("keep their first samples, teacher and tests when N grows, whatever the other settings", () => {
    fc.assert(
      fc.property(shapes, fc.integer({ min: 1, max: 30 }), (shape, more) => {
        const small = draw({ ...shape, noise: 0.5 });
        const large = draw({ ...shape, noise: 0.5, samples: (shape.samples ?? 0) + more, testSamples: 9 });
        expect(large.train.gram.subarray(0, small.train.gram.length)).toEqual(small.train.gram);
        expect(large.train.labels?.subarray(0, small.train.labels?.length)).toEqual(small.train.labels);
        expect(large.test.labels?.subarray(0, small.test.labels?.length)).toEqual(small.test.labels);
        expect(large.teacher).toEqual(small.teacher);
      }),
      { numRuns: 40 },
    );
  });

  it("hold the moments and outputs of the tokens that are shown", () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const spec = specOf(shape);
        const dataset = draw(shape);
        const { Z, n } = randomAttentionSource.training.sequence(spec, { seed: 3, data: null, workspace }, spec.samples - 1);
        const expected = momentsOf(Z, spec.d, n);
        const size = expected.gram.length;
        const last = dataset.train.count - 1;
        dataset.train.gram.subarray(last * size).forEach((value, i) => {
          expect(value).toBeCloseTo(expected.gram[i], 9);
        });
        const outputs = attendCausally(drawHeads(spec, 3, workspace), Z, n);
        dataset.train.labels?.subarray(last * dataset.outputs).forEach((value, a) => {
          expect(value).toBeCloseTo(outputs[(n - 1) * dataset.outputs + a], 8);
        });
      }),
      { numRuns: 40, seed: 1 },
    );
  });

  it("are the bits they always were: every shared link names them", () => {
    const bytes = [2, 3, 4].flatMap((d) =>
      (["last", "causal"] as const).flatMap((supervision) => {
        const { train, test, shifted } = draw({ d, supervision, heads: 3, noise: 0.3, inputLaw: d === 3 ? "sphere" : "gaussian" }, 5);
        return [train, test, ...shifted].flatMap(({ gram, last, labels }) =>
          [gram, last, labels ?? gram].map((part) => crc32(new Uint8Array(part.buffer))),
        );
      }),
    );
    expect(crc32(new Uint8Array(Uint32Array.from(bytes).buffer))).toBe(2977281718);
  });

  it("keep the first heads of the teacher when there are more", () => {
    const [few, many] = [2, 5].map((heads) => drawHeads(specOf({ heads }), 3, workspace));
    expect(many.V.subarray(0, few.V.length)).toEqual(few.V);
    expect(many.Q.subarray(0, few.Q.length)).toEqual(few.Q);
  });

  it("have entries of variance scale^2 under every law, and both readings of N(0, I / sqrt n)", () => {
    for (const inputLaw of ["gaussian", "rademacher", "sphere"] as const)
      for (const [inputScaling, variance] of [
        ["unit", 1],
        ["covariance", 0.25],
        ["deviation", 1 / 16],
      ] as const) {
        const { train } = draw({ d: 4, n: 16, samples: 4000, inputLaw, inputScaling });
        const mean = train.last.reduce((sum, value) => sum + value * value, 0) / train.last.length;
        expect(Math.abs(mean / variance - 1)).toBeLessThan(0.05);
      }
  });

  it("shift in one respect only: scaled tests scale the same kind of tokens, longer ones have more of them", () => {
    const { shifted } = draw({
      testSamples: 2000,
      shifts: [
        { kind: "scaled", factor: 3 },
        { kind: "law", inputLaw: "rademacher" },
        { kind: "length", n: 32 },
      ],
    });
    const [scaled, signs, longer] = shifted;
    const meanSquare = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0) / values.length;
    expect(meanSquare(scaled.last) / 9).toBeCloseTo(1, 1);
    expect([...new Set(signs.last.map(Math.abs))]).toEqual([1]);
    const diagonal = (gram: Float64Array) => gram[0];
    expect(diagonal(longer.gram)).toBeGreaterThan(8);
    expect(shifted.map(({ name }) => name)).toEqual(["tokens scaled by 3", "rademacher tokens", "32 tokens"]);
  });
});
