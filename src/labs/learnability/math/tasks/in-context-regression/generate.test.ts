import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { crc32 } from "../../../../../platform/numerics/crc32";
import { inVerify } from "../../../../../platform/numerics/in-verify-testing";
import { finish } from "../../../../../platform/numerics/progress";
import { featureIndex, features } from "../../model/features";
import { momentsOf } from "../../model/forward";
import { packedSize } from "../../model/samples";
import { Workspace } from "../../workspace";
import type { Dataset } from "../dataset";
import { drawPrompt, promptLaw } from "./prompt";
import { fields, type InContextRegressionSpec } from "./schema";
import { inContextRegressionSource as source } from "./source";
import { inputSpectrum } from "./theory";

const workspace = new Workspace();

function specOf(changes: Partial<InContextRegressionSpec>): InContextRegressionSpec {
  return { kind: "in-context-regression", ...defaultsOf(fields), samples: 20, testSamples: 20, ...changes };
}

const draw = (changes: Partial<InContextRegressionSpec>, seed = 3): Dataset =>
  finish(source.generate(specOf(changes), { seed, data: null, workspace }));

const specsOf = (dimension: fc.Arbitrary<number>) =>
  fc
    .record({
      dimension,
      context: fc.integer({ min: 1, max: 12 }),
      spectrum: fc.constantFrom("white" as const, "linear" as const),
      trace: fc.constantFrom(0.5, 1, 3),
      noise: fc.constantFrom(0, 0.5),
      samples: fc.integer({ min: 1, max: 30 }),
    })
    .map(specOf);
const specs = specsOf(fc.integer({ min: 1, max: 6 }));
/** Two thirds have no reference sample, which is most of the work below ten dimensions: thousands of prompts against some tens. */
const mostlyWide = specsOf(
  fc.oneof({ weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) }, { weight: 2, arbitrary: fc.integer({ min: 10, max: 15 }) }),
);

/** Two properties are tested on the same draws, which are made once. */
const drawnBefore = new Map<string, Dataset>();
function drawOnce(spec: InContextRegressionSpec): Dataset {
  const key = JSON.stringify(spec);
  const dataset = drawnBefore.get(key) ?? finish(source.generate(spec, { seed: 7, data: null, workspace }));
  drawnBefore.set(key, dataset);
  return dataset;
}

const rootMeanSquare = (values: readonly number[]) => Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length);

describe("in-context-regression data", () => {
  afterAll(() => drawnBefore.clear());

  it("have G = Z Z^T / N of the prompts that are shown, and their answers as labels", () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const context = { seed: 7, data: null, workspace };
        const { test, d } = drawOnce(spec);
        const { Z, n, y } = source.testSequence(spec, context, 5);
        const { gram, last } = momentsOf(Z, d, n, spec.context);
        expect(n).toBe(spec.context + 1);
        expect(test.labels?.[5]).toBe(y?.[0]);
        expect(test.last.subarray(5 * d, 6 * d)).toEqual(last);
        gram.forEach((value, i) => {
          expect(Math.abs(test.gram[5 * packedSize(d) + i] - value)).toBeLessThan(1e-12);
        });
      }),
      { numRuns: inVerify ? 30 : 10, seed: 1 },
    );
  });

  it("have labels that one task vector explains, also that of the query, which is not shown", () => {
    for (const index of [0, 1, 19]) {
      const spec = specOf({ dimension: 2, context: 5 });
      const { Z, n, y } = source.testSequence(spec, { seed: 4, data: null, workspace }, index);
      const at = (row: number, column: number) => Z[row * n + column];
      const determinant = at(0, 0) * at(1, 1) - at(0, 1) * at(1, 0);
      const w = [(at(2, 0) * at(1, 1) - at(2, 1) * at(1, 0)) / determinant, (at(0, 0) * at(2, 1) - at(0, 1) * at(2, 0)) / determinant];
      for (let i = 0; i < n; i++) expect(w[0] * at(0, i) + w[1] * at(1, i)).toBeCloseTo(i < n - 1 ? at(2, i) : (y?.[0] ?? 0), 10);
      expect(at(2, n - 1)).toBe(0);
    }
  });

  it("keep their first prompts and the tests when N grows", () => {
    fc.assert(
      fc.property(mostlyWide, fc.integer({ min: 1, max: 30 }), (spec, more) => {
        const small = finish(source.generate(spec, { seed: 9, data: null, workspace }));
        const large = finish(source.generate({ ...spec, samples: spec.samples + more }, { seed: 9, data: null, workspace }));
        expect(large.train.gram.subarray(0, small.train.gram.length)).toEqual(small.train.gram);
        expect(large.train.labels?.subarray(0, small.train.labels?.length)).toEqual(small.train.labels);
        expect(large.test).toEqual(small.test);
        expect(large.reference).toEqual(small.reference);
      }),
      { numRuns: inVerify ? 30 : 10 },
    );
  });

  it("draw a task vector anew for every prompt, in training and in the test", () => {
    const { train, test, reference } = draw({ dimension: 1, context: 2, samples: 20 });
    const vectors = [train, test, reference].flatMap((split) =>
      Array.from({ length: 20 }, (_, i) => (split?.labels?.[i] ?? 0) / (split?.last[2 * i] ?? 0)),
    );
    expect(new Set(vectors.map((value) => value.toFixed(9))).size).toBe(60);
  });

  it("have the covariance and the noise of their settings: five standard errors", () => {
    const count = 4000;
    for (const spectrum of ["white", "linear"] as const) {
      const spec = specOf({ dimension: 3, context: 2, spectrum, trace: 3, noise: 0.5 });
      const prompts = Array.from({ length: count }, (_, index) => drawPrompt(workspace, promptLaw(spec), { seed: 2n, purpose: 27, index }));
      const clean = Array.from({ length: count }, (_, index) =>
        drawPrompt(workspace, promptLaw({ ...spec, noise: 0 }), { seed: 2n, purpose: 27, index }),
      );
      inputSpectrum(spec).forEach((lambda, j) => {
        const size = rootMeanSquare(prompts.map(({ tokens }) => tokens[2 * 4 + j]));
        expect(Math.abs(size ** 2 / lambda - 1)).toBeLessThan(5 * Math.sqrt(2 / count));
      });
      const noise = rootMeanSquare(prompts.map(({ tokens }, i) => tokens[3] - clean[i].tokens[3]));
      expect(Math.abs(noise / 0.5 - 1)).toBeLessThan(5 / Math.sqrt(2 * count));
      expect(prompts.map(({ answer }) => answer)).toEqual(clean.map(({ answer }) => answer));
    }
  });

  it("have zero features exactly where their construction says, in every prompt", () => {
    fc.assert(
      fc.property(specs, (spec) => {
        const { train, test, reference, d } = drawOnce(spec);
        const zero = new Set(Array.from({ length: d * d }, (_, jk) => featureIndex(d, Math.floor(jk / d), jk % d, d - 1)));
        expect(zero.size).toBe(packedSize(d));
        for (const split of [train, test, reference])
          for (let i = 0; i < Math.min(split?.count ?? 0, 20); i++) {
            const gram = split?.gram.subarray(i * packedSize(d), (i + 1) * packedSize(d)) ?? new Float64Array();
            const H = features(gram, split?.last.slice(i * d, (i + 1) * d) ?? new Float64Array());
            // One comparison for all of them: one for each would take most of the time.
            expect([...H.keys()].filter((at) => (H[at] === 0) !== zero.has(at))).toEqual([]);
          }
      }),
      { numRuns: 20, seed: 1 },
    );
  });

  it("are the bits they always were: every shared link names them", () => {
    const { train, test, reference } = draw({ noise: 0.5, dimension: 3, context: 7 });
    const parts = [train, test, reference].flatMap((split) => (split ? [split.gram, split.last, split.labels ?? split.gram] : []));
    expect(crc32(new Uint8Array(Uint32Array.from(parts, (part) => crc32(new Uint8Array(part.buffer))).buffer))).toBe(4087969366);
  });
});
