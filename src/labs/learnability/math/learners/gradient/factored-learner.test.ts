import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { finish } from "../../../../../platform/numerics/progress";
import { packedSize, type Split } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { generate } from "../../tasks/generators";
import { type TaskSpec, tasks } from "../../tasks/registry";
import { Workspace } from "../../workspace";
import { BatchedFactors } from "./factored-learner";
import { type Factors, initialFactors, mergedHeads } from "./factors";
import { fields, type GradientSpec } from "./fields";
import { GradientLearner } from "./learner";
import { WholeBatchLearner } from "./whole-batch";

const usual: GradientSpec = {
  kind: "gradient",
  ...defaultsOf(fields),
  heads: 3,
  keyQueryRank: 2,
  precision: "float64",
  rate: 0.01,
  initialScale: 0.4,
};

function dataOf(fields: { readonly kind: TaskSpec["kind"] } & Readonly<Record<string, unknown>>): Dataset {
  const spec = tasks[fields.kind].schema.parse(fields) as TaskSpec;
  return finish(generate(spec, { seed: 3, data: null, workspace: new Workspace() }));
}

const sets = {
  "in-context regression": dataOf({ kind: "in-context-regression", dimension: 3, context: 9, samples: 200, testSamples: 10 }),
  "four outputs": dataOf({ kind: "random-attention", samples: 60, testSamples: 10, inputScale: 0.4, noise: 0.5 }),
  "every prefix": dataOf({ kind: "random-attention", n: 5, samples: 15, testSamples: 10, inputScale: 0.4, supervision: "causal" }),
} as const;

const parts = ["V", "K", "queries"] as const;

/** Mean squared error over all samples and its gradient, from the definition y = sum_h V_h G K_h^T (Q'_h z), sample by sample. */
function slowGradient({ V, K, queries, count, rank, d, outputs }: Factors, train: Split) {
  const gradient = { V: new Float64Array(V.length), K: new Float64Array(K.length), queries: new Float64Array(queries.length) };
  let loss = 0;
  for (let n = 0; n < train.count; n++) {
    const z = train.last.subarray(n * d, (n + 1) * d);
    const packed = train.gram.subarray(n * packedSize(d), (n + 1) * packedSize(d));
    const G = Array.from({ length: d }, () => new Float64Array(d));
    for (let j = 0, at = 0; j < d; j++) for (let k = j; k < d; k++, at++) G[j][k] = G[k][j] = packed[at];
    const times = (x: Float64Array) => Float64Array.from(G, (row) => row.reduce((sum, value, k) => sum + value * x[k], 0));
    const asked = Float64Array.from({ length: count * rank }, (_, row) =>
      z.reduce((sum, value, l) => sum + queries[row * d + l] * value, 0),
    );
    const keyed = Array.from({ length: count }, (_, h) =>
      times(
        Float64Array.from({ length: d }, (_, k) => {
          let sum = 0;
          for (let i = 0; i < rank; i++) sum += K[(h * rank + i) * d + k] * asked[h * rank + i];
          return sum;
        }),
      ),
    );
    const error = Float64Array.from({ length: outputs }, (_, a) => {
      let answer = 0;
      for (let h = 0; h < count; h++) for (let j = 0; j < d; j++) answer += V[(h * outputs + a) * d + j] * keyed[h][j];
      return answer - (train.labels?.[n * outputs + a] ?? Number.NaN);
    });
    loss += error.reduce((sum, value) => sum + value ** 2, 0) / (train.count * outputs);
    for (let h = 0; h < count; h++) {
      const back = times(
        Float64Array.from({ length: d }, (_, j) => error.reduce((sum, e, a) => sum + e * V[(h * outputs + a) * d + j], 0)),
      );
      const factor = 2 / (train.count * outputs);
      for (let a = 0; a < outputs; a++)
        for (let j = 0; j < d; j++) gradient.V[(h * outputs + a) * d + j] += factor * error[a] * keyed[h][j];
      for (let i = 0; i < rank; i++) {
        const row = (h * rank + i) * d;
        let seen = 0;
        for (let k = 0; k < d; k++) {
          gradient.K[row + k] += factor * asked[h * rank + i] * back[k];
          seen += K[row + k] * back[k];
        }
        for (let l = 0; l < d; l++) gradient.queries[row + l] += factor * seen * z[l];
      }
    }
  }
  return { loss, gradient };
}

const everything = (dataset: Dataset) => dataset.train.count / dataset.train.prefixes;

function learnerOn(dataset: Dataset, spec: Partial<GradientSpec> = {}, start?: Factors): BatchedFactors {
  return new BatchedFactors(dataset, { ...usual, batch: everything(dataset), order: "sequential", ...spec }, 5, start);
}

describe.each(Object.entries(sets))("separate keys and queries on %s", (_, dataset) => {
  it("have the gradient of the definition, in both ways and precisions", () => {
    const expected = slowGradient(learnerOn(dataset).factors(), dataset.train);
    for (const [precision, tolerance] of [
      ["float64", 1e-12],
      ["float32", 1e-5],
    ] as const)
      for (const way of ["heads", "coefficients"] as const) {
        const spec = { ...usual, batch: everything(dataset), order: "sequential", precision } as const;
        const { loss, factors } = new BatchedFactors(dataset, spec, 5, undefined, undefined, way).gradient();
        expect(Math.abs(loss / expected.loss - 1)).toBeLessThan(tolerance);
        for (const part of parts) expect(factors[part]).toBeAllclose(expected.gradient[part], { ofLargest: tolerance });
      }
  });

  it("have the gradient of finite differences", () => {
    const learner = learnerOn(dataset);
    const { factors: gradient } = learner.gradient();
    const start = learner.factors();
    const lossAt = (part: (typeof parts)[number], at: number, by: number) =>
      learnerOn(dataset, {}, { ...start, [part]: start[part].map((value, i) => (i === at ? value + by : value)) }).gradient().loss;
    const step = 1e-5;
    for (const part of parts)
      for (const at of [0, Math.floor(start[part].length / 2), start[part].length - 1]) {
        const slope = (lossAt(part, at, step) - lossAt(part, at, -step)) / (2 * step);
        expect(Math.abs(slope - gradient[part][at])).toBeLessThan(1e-8 * Math.max(1, Math.abs(slope)));
      }
  });

  it.each([
    ["AdamW", {}],
    ["AdamW with decay, clipping and warm-up", { weightDecay: 0.1, clip: 0.05, warmup: 20 }],
    ["SGD with momentum and a cosine", { optimizer: "sgd", rate: 0.002, schedule: "cosine", steps: 100 }],
  ] as const)("train on all samples in each step as on batches of N: %s, within 1e-10 over 100 steps", (_, way) => {
    const [batches, whole] = [learnerOn(dataset, way), new WholeBatchLearner(dataset, { ...usual, ...way, batch: "all" }, 5)];
    expect(whole.factors()).toEqual(batches.factors());
    for (let step = 0; step < 100; step++) {
      batches.advance(1);
      whole.advance(1);
      expect(Math.abs(whole.lastLoss / batches.lastLoss - 1)).toBeLessThan(1e-10);
    }
    for (const part of parts) expect(whole.factors()[part]).toBeAllclose(batches.factors()[part], { ofLargest: 1e-10 });
    expect(Math.abs(whole.errors().test / batches.errors().test - 1)).toBeLessThan(1e-9);
  });
});

describe("separate keys and queries", () => {
  const dataset = sets["in-context regression"];
  const { d } = dataset;

  it("of full rank with K = I begin as the chain rule says: dL/dQ' = dL/dQ and dL/dK = Q (dL/dQ)^T", () => {
    const spec = { ...usual, keyQueryRank: d };
    const Q = initialFactors(new Workspace(), dataset, spec, d, 5).queries;
    const K = Float64Array.from({ length: 3 * d * d }, (_, at) => Number(Math.floor((at % (d * d)) / d) === at % d));
    const { V } = initialFactors(new Workspace(), dataset, spec, d, 5);
    const { factors } = learnerOn(dataset, { keyQueryRank: d }, { d, outputs: 1, count: 3, rank: d, V, K, queries: Q }).gradient();
    const heads = new GradientLearner(dataset, { ...usual, keyQueryRank: null, batch: everything(dataset), order: "sequential" }, 5, {
      d,
      outputs: 1,
      count: 3,
      V,
      Q,
    }).gradient();
    expect(factors.V).toBeAllclose(heads.V, { ofLargest: 1e-14 });
    expect(factors.queries).toBeAllclose(heads.Q, { ofLargest: 1e-14 });
    const expected = Float64Array.from({ length: 3 * d * d }, (_, at) => {
      const [h, i, j] = [Math.floor(at / (d * d)), Math.floor((at % (d * d)) / d), at % d];
      let sum = 0;
      for (let k = 0; k < d; k++) sum += Q[h * d * d + i * d + k] * heads.Q[h * d * d + j * d + k];
      return sum;
    });
    expect(factors.K).toBeAllclose(expected, { ofLargest: 1e-13 });
  });

  it("have heads of that rank, the same ones after K is scaled by c and Q' by 1 / c", () => {
    const shapes = fc.record({ rank: fc.integer({ min: 1, max: 6 }), c: fc.double({ min: 0.1, max: 10, noNaN: true }) });
    fc.assert(
      fc.property(shapes, ({ rank, c }) => {
        const factors = initialFactors(new Workspace(), dataset, usual, rank, 5);
        const [scaled, plain] = [{ ...factors, K: factors.K.map((x) => c * x), queries: factors.queries.map((x) => x / c) }, factors];
        const [a, b] = [scaled, plain].map((start) => learnerOn(dataset, { keyQueryRank: rank }, start).gradient());
        expect(Math.abs(a.loss / b.loss - 1)).toBeLessThan(1e-12);
        expect(a.factors.V).toBeAllclose(b.factors.V, { ofLargest: 1e-11 });
        expect(a.factors.K.map((x) => c * x)).toBeAllclose(b.factors.K, { ofLargest: 1e-11 });
        expect(mergedHeads(scaled).Q).toBeAllclose(mergedHeads(plain).Q, { ofLargest: 1e-14 });
        // Every 2 x 2 minor of a matrix of rank one is zero.
        const { Q } = mergedHeads(initialFactors(new Workspace(), dataset, usual, 1, 5));
        expect(Math.abs(Q[0] * Q[d + 1] - Q[1] * Q[d])).toBeLessThan(1e-15);
      }),
      { numRuns: 30, seed: 1 },
    );
  });

  it.each(["float32", "float64"] as const)(
    "continue from a checkpoint with the same bits, in any division into calls, in %s",
    (precision) => {
      const begin = () => learnerOn(dataset, { precision, batch: 16, order: "shuffled" });
      const [once, divided, resumed] = [begin(), begin(), begin()];
      once.advance(60);
      for (const count of [1, 7, 22]) divided.advance(count);
      resumed.restore(divided.state());
      for (const learner of [divided, resumed]) learner.advance(30);
      expect(divided.state()).toEqual(once.state());
      expect(resumed.state()).toEqual(once.state());
      expect(resumed.errors()).toEqual(once.errors());
    },
  );

  it("continue from a checkpoint with the same bits on all samples, too", () => {
    const begin = () => new WholeBatchLearner(dataset, { ...usual, batch: "all" }, 5);
    const [once, resumed] = [begin(), begin()];
    once.advance(30);
    resumed.restore(once.state());
    for (const learner of [once, resumed]) learner.advance(30);
    expect(resumed.state()).toEqual(once.state());
    expect(resumed.heads()).toEqual(once.heads());
  });

  it("end where the loss stops being finite", () => {
    const learner = learnerOn(sets["four outputs"], { optimizer: "sgd", rate: 10 });
    expect(learner.advance(1000)).toBeLessThan(1000);
    expect(Number.isFinite(learner.lastLoss)).toBe(false);
  });
});
