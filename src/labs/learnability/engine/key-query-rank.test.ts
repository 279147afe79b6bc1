import { expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { parseExperiment } from "../document/document";
import { kernelsOf } from "../document/kernels";
import { serializeResult } from "../document/result";
import { sparse } from "../document/sparse";
import { weightsOf } from "../document/weights";
import { suitsGpu } from "../math/learners/training-methods";
import { GradientJob } from "./gradient-job";
import type { GradientCheckpoint } from "./protocol";
import { runExperiment } from "./run-experiment";
import { experimentOf } from "./testing";

const task = { kind: "in-context-regression", dimension: 2, context: 5, samples: 64, testSamples: 16 };
const rankOne = { kind: "gradient", heads: 4, steps: 40, rate: 0.01, initialScale: 0.3, keyQueryRank: 1 };

it("runs headless: heads have V and Q, the weights also K and Q', whose product is Q", () => {
  const result = runExperiment(experimentOf({ task, learners: [rankOne, { ...rankOne, batch: "all" }] }), null);
  const read = JSON.parse(serializeResult(result)) as typeof result;
  expect(read.experiment.learners[0]).toMatchObject({ keyQueryRank: 1 });
  const arrays = new Map(weightsOf(read).map(({ name, ...array }) => [name, array]));
  for (const index of [0, 1]) {
    const [K, queries, Q] = ["K", "Qprime", "Q"].map((name) => arrays.get(`learner${index}_${name}`));
    expect([K?.shape, queries?.shape, Q?.shape]).toEqual([
      [4, 1, 3],
      [4, 1, 3],
      [4, 3, 3],
    ]);
    const products = Float64Array.from({ length: 36 }, (_, at) => {
      const [h, j, k] = [Math.floor(at / 9), Math.floor((at % 9) / 3), at % 3];
      return Number(K?.values[3 * h + j]) * Number(queries?.values[3 * h + k]);
    });
    expect(Q?.values).toBeAllclose(products, { ofLargest: 1e-15 });
  }
  expect(read.learners[0].label).toBe("4 heads of rank 1");
  expect(read.learners[0].losses.test[39]).toBeLessThan(read.learners[0].losses.test[0]);
});

it("continues from the checkpoint of a job with the same bits", () => {
  const experiment = experimentOf({ task, learners: [rankOne] });
  const run = (steps: number, checkpoint?: GradientCheckpoint) => {
    const job = new GradientJob(experiment, null, 0, checkpoint);
    while (job.step < steps) job.advance(10, steps - job.step);
    return job.checkpoint();
  };
  const [once, half] = [run(40), run(17)];
  const resumed = run(40, half ?? undefined);
  expect(resumed?.runs[0].arrays).toEqual(once?.runs[0].arrays);
  expect(resumed?.runs[0].curve).toEqual(once?.runs[0].curve);
});

it("is written to a document unless it is null, and refused outside 1 to 16", () => {
  const [merged, separate] = experimentOf({ task, learners: [{ ...rankOne, keyQueryRank: null }, rankOne] }).learners;
  expect(merged).toMatchObject({ keyQueryRank: null });
  expect(JSON.stringify(sparse(experimentOf({ task, learners: [merged] })))).not.toContain("keyQueryRank");
  expect(JSON.stringify(sparse(experimentOf({ task, learners: [separate] })))).toContain('"keyQueryRank":1');
  for (const value of [0, 17, 1.5, "merged"]) {
    const refused = parseExperiment({
      format: "learnability-experiment",
      version: 1,
      task,
      learners: [{ ...rankOne, keyQueryRank: value }],
    });
    expect(refused.ok ? "" : problemLine(refused.problem)).toContain("keyQueryRank must be a whole number between 1 and 16, or null");
  }
});

it("is trained on the processor, with kernels of its own for batches alone", () => {
  const experiment = experimentOf({
    task,
    learners: [{ ...rankOne, keyQueryRank: null }, rankOne, { ...rankOne, batch: "all" }],
  });
  const [merged, separate, whole] = experiment.learners;
  expect([merged, separate, whole].map(suitsGpu)).toEqual([true, false, false]);
  const [plain, more, all] = [merged, separate, whole].map((spec) => kernelsOf({ ...experiment, learners: [spec] }));
  expect(more.startsWith(`${plain}+`)).toBe(true);
  expect(all).toBe(plain);
});

it("is a value of a map's axis", () => {
  const map = {
    learner: { ...rankOne, steps: 200 },
    x: { fields: ["learner.keyQueryRank"], points: [[1], [2], [null]] },
    y: { fields: ["learner.heads"], points: [[1]] },
    seeds: 1,
  };
  const { map: cells } = runExperiment(experimentOf({ task, learners: [], map }), null);
  const errors = cells?.cells.map(({ error }) => Number(error)) ?? [];
  expect(new Set(errors).size).toBe(3);
  expect(errors.every(Number.isFinite)).toBe(true);
});
