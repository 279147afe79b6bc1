import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { problemLine } from "../../../../../platform/fields/problem";
import { raisedBy } from "../../../../../platform/fields/schema-problem";
import { crc32 } from "../../../../../platform/numerics/crc32";
import { finish } from "../../../../../platform/numerics/progress";
import { attendSoftmax, attendSoftmaxCausally } from "../../model/softmax";
import { attendTwice, attendTwiceCausally } from "../../model/two-layer";
import { Workspace } from "../../workspace";
import type { Dataset } from "../dataset";
import { drawHeads, scalingFactor } from "./heads";
import { fields, type RandomAttentionSpec, schema } from "./schema";
import { referenceSequences } from "./sizes";
import { drawTwoLayers, randomAttentionSource } from "./teacher";

const workspace = new Workspace();

function specOf(changes: Partial<RandomAttentionSpec>): RandomAttentionSpec {
  return { kind: "random-attention", ...defaultsOf(fields), samples: 20, testSamples: 5, shifts: [], ...changes };
}

const draw = (changes: Partial<RandomAttentionSpec>, seed = 3): Dataset =>
  finish(randomAttentionSource.generate(specOf(changes), { seed, data: null, workspace }));

const agnostic = fc.record({
  teacher: fc.constantFrom("softmax" as const, "two-layer" as const, "relu" as const, "elu" as const),
  d: fc.integer({ min: 11, max: 13 }),
  n: fc.integer({ min: 1, max: 9 }),
  heads: fc.integer({ min: 1, max: 3 }),
  samples: fc.integer({ min: 1, max: 12 }),
  output: fc.constantFrom("vector" as const, "scalar" as const),
  supervision: fc.constantFrom("last" as const, "causal" as const),
  inputLaw: fc.constantFrom("gaussian" as const, "rademacher" as const, "sphere" as const),
  inputScaling: fc.constantFrom("unit" as const, "covariance" as const, "deviation" as const),
});

const bytesOf = (values: Float64Array | null) => new Uint8Array(values?.buffer ?? new ArrayBuffer(0));

/** The tokens of a training sequence, n x d. */
function tokensOf(spec: RandomAttentionSpec, seed: number, index: number): Float64Array {
  const { Z, n } = randomAttentionSource.training.sequence(spec, { seed, data: null, workspace }, index);
  return Float64Array.from(Z, (_, at) => Z[(at % spec.d) * n + Math.floor(at / spec.d)]);
}

describe("a teacher that is no linear attention", () => {
  it("labels the same samples that a linear one would, with its own answers", () => {
    fc.assert(
      fc.property(agnostic, (changes) => {
        const spec = specOf(changes);
        const { train, test, teacher } = finish(randomAttentionSource.generate(spec, { seed: 6, data: null, workspace }));
        const linear = finish(randomAttentionSource.generate({ ...spec, teacher: "linear" }, { seed: 6, data: null, workspace }));
        expect(teacher).toBeNull();
        expect([train.gram, train.last, test.gram]).toEqual([linear.train.gram, linear.train.last, linear.test.gram]);
        const { n, samples } = spec;
        const tokens = tokensOf(spec, 6, samples - 1);
        const answers = answersOf(spec, tokens);
        const own = train.labels?.subarray((train.count - train.prefixes) * train.outputs);
        if (spec.teacher === "relu" || spec.teacher === "elu") expect(own).toBeAllclose(answers, { rtol: 1e-12, atol: 1e-11 });
        else expect(own).toEqual(answers);
        expect(answers).toHaveLength(train.outputs * (spec.supervision === "causal" ? n : 1));
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  function answersOf(spec: RandomAttentionSpec, tokens: Float64Array): Float64Array {
    const { n, supervision } = spec;
    if (spec.teacher === "softmax")
      return (supervision === "causal" ? attendSoftmaxCausally : attendSoftmax)(drawHeads(spec, 6, workspace), tokens, n);
    if (spec.teacher === "relu" || spec.teacher === "elu") return mappedAnswers(spec, tokens);
    const layers = drawTwoLayers(spec, scalingFactor(spec.inputScaling, n), 6, workspace);
    return (supervision === "causal" ? attendTwiceCausally : attendTwice)(layers, tokens, n);
  }

  /** sum_h V_h sum_s z_s <phi(z_s), Q_h phi(z_t)>, term by term. */
  function mappedAnswers(spec: RandomAttentionSpec, tokens: Float64Array): Float64Array {
    const { d, n, teacher, supervision } = spec;
    const { V, Q, count, outputs } = drawHeads(spec, 6, workspace);
    const phi = (t: number, k: number) => {
      const x = tokens[t * d + k];
      return teacher === "relu" ? (x > 0 ? x : 0) : x > 0 ? x + 1 : Math.exp(x);
    };
    const answers: number[] = [];
    for (let t = supervision === "causal" ? 0 : n - 1; t < n; t++)
      for (let a = 0; a < outputs; a++) {
        let sum = 0;
        for (let h = 0; h < count; h++)
          for (let s = 0; s <= t; s++)
            for (let j = 0; j < d; j++)
              for (let k = 0; k < d; k++)
                for (let l = 0; l < d; l++)
                  sum += V[(h * outputs + a) * d + j] * tokens[s * d + j] * phi(s, k) * Q[(h * d + k) * d + l] * phi(t, l);
        answers.push(sum);
      }
    return Float64Array.from(answers);
  }

  it("has a second layer of the linear teacher's heads, and values in the first that are divided by n times the variance", () => {
    const spec = specOf({ teacher: "two-layer", d: 8, n: 50, heads: 2 });
    const layers = drawTwoLayers(spec, 3, 3, workspace);
    expect(layers.second).toEqual(drawHeads(spec, 3, workspace));
    const meanSquare = (values: Float64Array) => values.reduce((sum, value) => sum + value * value, 0) / values.length;
    // 128 entries of variance 1/8: five standard errors are 5 sqrt(2 / 128) = 0.625 of it.
    expect(Math.abs(8 * meanSquare(layers.first.V) * (50 * 9) ** 2 - 1)).toBeLessThan(0.625);
    expect(Math.abs(8 * meanSquare(layers.first.Q) - 1)).toBeLessThan(0.625);
    const more = drawTwoLayers({ ...spec, heads: 3 }, 3, 3, workspace);
    expect(more.first.V.subarray(0, 128)).toEqual(layers.first.V);
    expect(more.first.Q.subarray(0, 128)).toEqual(layers.first.Q);
  });

  it("labels shifted tests and added samples as well", () => {
    for (const teacher of ["softmax", "two-layer", "relu", "elu"] as const) {
      const shifts: RandomAttentionSpec["shifts"] = [
        { kind: "scaled", factor: 3 },
        { kind: "length", n: 17 },
      ];
      const { shifted, train } = draw({ teacher, d: 11, shifts, probes: 4, probeLaw: "sphere" });
      const linear = draw({ d: 11, shifts, probes: 4, probeLaw: "sphere" });
      shifted.forEach((split, k) => {
        expect(split.gram).toEqual(linear.shifted[k].gram);
        expect(split.labels).not.toEqual(linear.shifted[k].labels);
      });
      expect([train.count, train.gram]).toEqual([24, linear.train.gram]);
      expect(train.labels).not.toEqual(linear.train.labels);
    }
  });

  it("comes with a large sample without noise, in which to find the best linear fit", () => {
    const { reference, train } = draw({ teacher: "softmax", noise: 0.5 });
    expect([reference?.count, reference?.prefixes]).toEqual([8192, 1]);
    expect(reference?.last.subarray(0, 4)).not.toEqual(train.last.subarray(0, 4));
    expect(draw({ teacher: "softmax", noise: 0 }).reference).toEqual(reference);
    expect(draw({}).reference).toBeNull();
    expect(draw({ teacher: "softmax", d: 11 }).reference).toBeNull();
  });

  it("has as many samples for that as 64 for each feature, between 2^13 and 2^17, prefixes counted", () => {
    const sizes = ([2, 6, 10] as const).map((d) => referenceSequences(specOf({ teacher: "softmax", d })));
    expect(sizes).toEqual([8192, 8192, 64 * 550]);
    expect(referenceSequences(specOf({ teacher: "softmax", supervision: "causal", n: 100 }))).toBe(1310);
  });

  it("gives the bits it always gave: every shared link names them", () => {
    const sums = (["softmax", "two-layer", "relu", "elu"] as const).flatMap((teacher) =>
      (["last", "causal"] as const).map((supervision) =>
        crc32(bytesOf(draw({ teacher, d: 11, supervision, samples: 50 }, 5).train.labels)),
      ),
    );
    expect(sums).toEqual([2584655792, 3479154047, 1040428484, 3592998224, 3524600050, 603308131, 2766734082, 2836177455]);
  });

  it("makes no promise of a theory line, nor do data that never show some direction", () => {
    expect(draw({}).followsTheory).toBe(true);
    expect(draw({ teacher: "softmax", d: 11 }).followsTheory).toBe(false);
    expect(draw({ probes: 1 }).followsTheory).toBe(false);
    expect(draw({ supervision: "causal" }).followsTheory).toBe(false);
    expect(draw({ inputLaw: "rademacher" }).followsTheory).toBe(false);
    expect(draw({ inputLaw: "sphere" }).followsTheory).toBe(true);
    expect(draw({ n: 1 }).followsTheory).toBe(false);
  });
});

describe("added samples of random attention", () => {
  it("stand behind samples that stay as they are, noise included", () => {
    for (const supervision of ["last", "causal"] as const) {
      const plain = draw({ supervision, noise: 0.3 });
      const more = draw({ supervision, noise: 0.3, probes: 7 });
      expect(more.train.count - plain.train.count).toBe(supervision === "causal" ? 56 : 7);
      for (const part of ["gram", "last", "labels"] as const)
        expect(more.train[part]?.subarray(0, plain.train[part]?.length)).toEqual(plain.train[part]);
      expect(more.test).toEqual(plain.test);
    }
  });

  it("count against the largest training set when every prefix is supervised", () => {
    const spec = { kind: "random-attention", samples: 65_536, n: 8, supervision: "causal", probes: 65_537 - 1 } as const;
    expect(schema.safeParse(spec).success).toBe(true);
    const refused = schema.safeParse({ ...spec, n: 16 });
    if (refused.success) throw new Error("expected a refusal");
    expect(refused.error.issues.map((issue) => [issue.path, problemLine(raisedBy(issue))])).toEqual([
      [["probes"], "must keep (samples + probes) x n at or below 1048576 when every prefix is supervised"],
    ]);
  });
});
