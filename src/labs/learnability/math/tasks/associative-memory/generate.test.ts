import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { crc32 } from "../../../../../platform/numerics/crc32";
import { finish } from "../../../../../platform/numerics/progress";
import { attend, momentsOf } from "../../model/forward";
import { coefficientsOfHeads } from "../../model/function-space";
import { packedSize } from "../../model/samples";
import { Workspace } from "../../workspace";
import type { Dataset, Sequence } from "../dataset";
import { memoryTeacher } from "./memory";
import { type AssociativeMemorySpec, fields, schema } from "./schema";
import { associativeMemorySource, isGaussian } from "./source";

const workspace = new Workspace();
const keyLaws = ["orthonormal", "gaussian", "gaussian-scaled", "one-hot"] as const;

function specOf(changes: Partial<AssociativeMemorySpec>): AssociativeMemorySpec {
  return { kind: "associative-memory", ...defaultsOf(fields), samples: 20, testSamples: 20, ...changes };
}

const draw = (changes: Partial<AssociativeMemorySpec>, seed = 3): Dataset =>
  finish(associativeMemorySource.generate(specOf(changes), { seed, data: null, workspace }));

/** Specs that the schema takes, small enough to draw many. */
const specs = fc
  .record({
    d: fc.integer({ min: 2, max: 8 }),
    pairs: fc.integer({ min: 1, max: 16 }),
    keyLaw: fc.constantFrom(...keyLaws),
    gaussianShare: fc.constantFrom(0, 0.05, 0.3, 1),
    ownNoise: fc.constantFrom("on" as const, "off" as const),
    labels: fc.constantFrom("attention" as const, "equation-14" as const),
    noise: fc.constantFrom(0, 0.5),
    samples: fc.integer({ min: 1, max: 40 }),
  })
  .map(specOf)
  .filter((spec) => schema.safeParse(spec).success);

/** sum_j <q, k_j> v_j and ||q||^2 zeta, straight from the tokens. */
function lookedUp({ Z, n }: Sequence, d: number): { found: number[]; own: number[] } {
  const entry = (row: number, column: number) => Z[row * n + column];
  const score = (j: number) => Array.from({ length: d }, (_, k) => entry(k, j) * entry(k, n - 1)).reduce((sum, term) => sum + term, 0);
  const rows = Array.from({ length: d }, (_, a) => d + a);
  const terms = (row: number) => Array.from({ length: n - 1 }, (_, j) => score(j) * entry(row, j));
  return {
    found: rows.map((row) => terms(row).reduce((sum, term) => sum + term, 0)),
    own: rows.map((row) => score(n - 1) * entry(row, n - 1)),
  };
}

describe("associative-memory data", () => {
  it("have the labels of the teacher, or those of equation 14, which lack ||q||^2 zeta", () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { test, teacher } = finish(associativeMemorySource.generate(spec, { seed: 7, data: null, workspace }));
        if (!teacher || !test.labels) throw new Error("expected a teacher and labels");
        const index = spec.testSamples - 1;
        const tokens = associativeMemorySource.testSequence(spec, { seed: 7, data: null, workspace }, index);
        const { output } = attend(teacher, tokens.Z, tokens.n);
        const { found, own } = lookedUp(tokens, spec.d);
        const label = test.labels.subarray(2 * spec.d * index, 2 * spec.d * (index + 1));
        const size = 1 + Math.max(...output.map(Math.abs), ...own.map(Math.abs));
        for (let a = 0; a < spec.d; a++) {
          expect(label[a]).toBe(0);
          expect(Math.abs(output[spec.d + a] - found[a] - own[a]) / size).toBeLessThan(1e-13);
          const expected = spec.labels === "attention" ? output[spec.d + a] : found[a];
          expect(Math.abs(label[spec.d + a] - expected) / size).toBeLessThan(1e-13);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it("hold the moments of the tokens that are shown", () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { test } = finish(associativeMemorySource.generate(spec, { seed: 7, data: null, workspace }));
        const { Z, n } = associativeMemorySource.testSequence(spec, { seed: 7, data: null, workspace }, 5);
        const { gram, last } = momentsOf(Z, 2 * spec.d, n);
        const size = packedSize(2 * spec.d);
        expect(test.last.subarray(5 * 2 * spec.d, 6 * 2 * spec.d)).toEqual(last);
        const difference = test.gram.subarray(5 * size, 6 * size).map((value, i) => Math.abs(value - gram[i]));
        expect(Math.max(...difference)).toBeLessThan(1e-10);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it("keep their first samples and the tests when N grows, whatever the other settings", () => {
    fc.assert(
      fc.property(specs, fc.integer({ min: 1, max: 30 }), (spec, more) => {
        const small = finish(associativeMemorySource.generate(spec, { seed: 9, data: null, workspace }));
        const large = finish(
          associativeMemorySource.generate({ ...spec, samples: spec.samples + more }, { seed: 9, data: null, workspace }),
        );
        expect(large.train.gram.subarray(0, small.train.gram.length)).toEqual(small.train.gram);
        expect(large.train.labels?.subarray(0, small.train.labels?.length)).toEqual(small.train.labels);
        expect(large.test.labels).toEqual(small.test.labels);
        expect(large.shifted[0].labels).toEqual(small.shifted[0].labels);
      }),
      { numRuns: 30 },
    );
  });

  it("have 819 Gaussian samples among 16,384 at 5 %, evenly spread", () => {
    const gaussian = Array.from({ length: 16_384 }, (_, i) => i).filter((i) => isGaussian(i, 0.05));
    expect(gaussian).toHaveLength(819);
    expect(gaussian.slice(0, 3)).toEqual([19, 39, 59]);
    const gaps = gaussian.slice(1).map((i, k) => i - gaussian[k]);
    expect([Math.min(...gaps), Math.max(...gaps)]).toEqual([20, 20]);
  });

  it("have floor(N share) Gaussian samples for any share, none at 0 and all at 1", () => {
    const shares = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
    fc.assert(
      fc.property(shares, fc.integer({ min: 1, max: 500 }), (share, count) => {
        const gaussian = Array.from({ length: count }, (_, i) => i).filter((i) => isGaussian(i, share));
        expect(gaussian).toHaveLength(Math.floor(count * share));
      }),
    );
  });

  it("are Gaussian where the share says so, and orthonormal elsewhere", () => {
    const { test } = draw({ gaussianShare: 0.05, testSamples: 200 });
    for (let i = 0; i < 200; i++) {
      const query = test.last.subarray(8 * i, 8 * i + 4);
      const squared = query.reduce((sum, value) => sum + value * value, 0);
      expect(Math.abs(squared - 1) < 1e-14).toBe(!isGaussian(i, 0.05));
    }
  });

  it("are shifted to Gaussian keys, or to as many orthonormal ones as there can be", () => {
    expect(draw({}).shifted.map(({ name }) => name)).toEqual(["Gaussian keys"]);
    expect(draw({ gaussianShare: 1 }).shifted.map(({ name }) => name)).toEqual(["orthonormal keys"]);
    expect(draw({ keyLaw: "gaussian-scaled", gaussianShare: 0 }).shifted.map(({ name }) => name)).toEqual(["orthonormal keys"]);
    const [many] = draw({ keyLaw: "gaussian", pairs: 9 }).shifted;
    expect(many.name).toBe("4 orthonormal keys");
    for (let i = 0; i < many.count; i++) {
      const squared = many.last.subarray(8 * i, 8 * i + 4).reduce((sum, value) => sum + value * value, 0);
      expect(squared).toBeCloseTo(1, 13);
    }
  });

  it("have noise of the given size on the training labels alone", () => {
    const [noisy, clean] = [0.5, 0].map((noise) => draw({ noise, samples: 3000 }));
    const { labels } = clean.train;
    if (!noisy.train.labels || !labels) throw new Error("expected labels");
    const variance = noisy.train.labels.reduce((sum, value, i) => sum + (value - labels[i]) ** 2, 0) / labels.length;
    expect(Math.abs(variance / 0.25 - 1)).toBeLessThan(5 * Math.sqrt(2 / labels.length));
    expect(noisy.test).toEqual(clean.test);
    expect(noisy.shifted).toEqual(clean.shifted);
  });

  it("take added samples behind their own, labelled like them", () => {
    const own = draw({ labels: "equation-14" });
    const { train, followsTheory } = draw({ labels: "equation-14", probes: 10 });
    expect([train.count, followsTheory]).toEqual([30, false]);
    expect(train.labels?.subarray(0, own.train.labels?.length)).toEqual(own.train.labels);
    const taught = draw({ probes: 10 }).train;
    for (let i = 20; i < 30; i++) {
      const [query, zeta] = [train.last.subarray(8 * i, 8 * i + 4), train.last.subarray(8 * i + 4, 8 * i + 8)];
      const squared = query.reduce((sum, value) => sum + value * value, 0);
      zeta.forEach((value, a) => {
        const difference = (taught.labels?.[8 * i + 4 + a] ?? 0) - (train.labels?.[8 * i + 4 + a] ?? 0);
        expect(difference).toBeCloseTo(squared * value, 10);
      });
    }
  });

  it("are the bits they always were: every shared link names them", () => {
    const sums = keyLaws.map((keyLaw) => {
      const { train, test, shifted } = draw({ keyLaw, gaussianShare: 0.3, noise: 0.5, probes: 3 });
      const parts = [train, test, ...shifted].flatMap(({ gram, last, labels }) => [gram, last, labels ?? gram]);
      return crc32(new Uint8Array(Uint32Array.from(parts, (part) => crc32(new Uint8Array(part.buffer))).buffer));
    });
    expect(sums).toEqual([1251786884, 3538054433, 2679632737, 4131936655]);
  });

  it("come from one head with d^2 coefficients of one", () => {
    for (const d of [2, 4, 8]) {
      const p = coefficientsOfHeads(memoryTeacher(d));
      expect(Math.hypot(...p)).toBeCloseTo(d, 13);
      expect(p.filter((value) => value !== 0)).toEqual(Float64Array.from({ length: d * d }, () => 1));
    }
  });

  it("promise the theory line only where no direction is missing or rare", () => {
    const cases: readonly [Partial<AssociativeMemorySpec>, boolean][] = [
      [{ keyLaw: "gaussian" }, true],
      [{ keyLaw: "gaussian-scaled" }, true],
      [{ gaussianShare: 1 }, true],
      [{}, false],
      [{ gaussianShare: 0.05 }, false],
      [{ keyLaw: "gaussian", ownNoise: "off" }, false],
      [{ keyLaw: "gaussian", pairs: 1 }, false],
      [{ keyLaw: "gaussian", labels: "equation-14" }, false],
      [{ keyLaw: "gaussian", probes: 1 }, false],
    ];
    for (const [changes, expected] of cases) expect(draw(changes).followsTheory).toBe(expected);
  });
});

describe("the settings of an associative memory", () => {
  it.each([
    [{ pairs: 5 }, false],
    [{ pairs: 5, gaussianShare: 0.99 }, false],
    [{ pairs: 5, gaussianShare: 1 }, true],
    [{ pairs: 5, keyLaw: "one-hot" }, false],
    [{ pairs: 16, keyLaw: "gaussian" }, true],
    [{ pairs: 16, keyLaw: "gaussian-scaled" }, true],
    [{ pairs: 8, d: 8 }, true],
  ] as const)("allow more pairs than dimensions for Gaussian keys alone: %o is %s", (changes, allowed) => {
    const parsed = schema.safeParse({ kind: "associative-memory", ...changes });
    expect(parsed.success).toBe(allowed);
    if (!parsed.success) expect(parsed.error.issues[0].path).toEqual(["pairs"]);
  });
});
