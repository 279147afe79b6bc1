/** Data that the CPU prepares for training on the GPU. */
import { describe, expect, it } from "vitest";
import { defaultsOf } from "../../../../../platform/fields/fields";
import { problemSentences } from "../../../../../platform/fields/problem";
import { DimensionError, PlaygroundError } from "../../../../../platform/numerics/errors";
import { finish } from "../../../../../platform/numerics/progress";
import type { Gpu } from "../../../../../platform/tensors/gpu";
import { predict } from "../../model/forward";
import type { Dataset } from "../../tasks/dataset";
import { generate } from "../../tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../tasks/random-attention/schema";
import { Workspace } from "../../workspace";
import { batchOrder } from "./batch-order";
import { fields, type GradientSpec } from "./fields";
import { GpuLearners } from "./gpu-learners";
import { GradientLearner, loadTraining } from "./learner";
import { ErrorMeter } from "./measure";
import { powersAfter, scheduledRate, stepFactors } from "./step-factors";

const workspace = new Workspace();
const task = { kind: "random-attention", ...defaultsOf(taskFields), d: 3, n: 4, samples: 10, testSamples: 5, supervision: "causal" };
const dataset: Dataset = finish(generate(task as RandomAttentionSpec, { seed: 3, data: null, workspace }));
const usual: GradientSpec = { kind: "gradient", ...defaultsOf(fields), heads: 2, batch: 4, steps: 30, precision: "float64" };

/** Mean squared error of the learner's heads on the sequences of one batch. */
function lossOn(learner: GradientLearner, sequences: Uint32Array): number {
  const { train, outputs } = dataset;
  const predictions = predict(workspace, learner.heads(), train);
  const labels = train.labels ?? new Float64Array();
  let sum = 0;
  for (const sequence of sequences)
    for (let i = sequence * train.prefixes * outputs; i < (sequence + 1) * train.prefixes * outputs; i++)
      sum += (predictions[i] - labels[i]) ** 2;
  return sum / (sequences.length * train.prefixes * outputs);
}

describe("the order of the batches", () => {
  it.each([
    ["batches that straddle epochs", { batch: 4 }],
    ["batches larger than the data", { batch: 23 }],
    ["the order of the data", { batch: 7, order: "sequential" }],
    ["another seed", { batch: 3, seed: 77 }],
  ] as const)("is the WASM learner's for %s", (_, change) => {
    const spec: GradientSpec = { ...usual, ...change };
    const order = batchOrder(workspace, spec, dataset.train.count / dataset.train.prefixes, 5);
    const learner = new GradientLearner(dataset, spec, 5);
    const batches = order.batches(0, 12);
    for (let step = 0; step < 12; step++) {
      const expected = lossOn(learner, batches.subarray(step * change.batch, (step + 1) * change.batch));
      learner.advance(1);
      expect(Math.abs(learner.lastLoss - expected)).toBeLessThan(1e-12 * expected);
    }
  });

  it("is the same however the steps are divided", () => {
    const whole = batchOrder(workspace, usual, 10, 5).batches(0, 9);
    const parts = batchOrder(workspace, usual, 10, 5);
    expect([...parts.batches(0, 4), ...parts.batches(4, 5)]).toEqual([...whole]);
  });
});

describe("the factors of the steps", () => {
  it("rise over the warm-up, then follow half a cosine to zero", () => {
    const spec: GradientSpec = { ...usual, rate: 2, warmup: 4, steps: 24, schedule: "cosine" };
    expect([0, 1, 3].map((step) => scheduledRate(spec, step))).toEqual([0.5, 1, 2]);
    expect(scheduledRate(spec, 14)).toBeCloseTo(1, 12);
    expect(scheduledRate(spec, 24)).toBe(0);
    expect(scheduledRate({ ...spec, schedule: "constant" }, 20)).toBe(2);
  });

  it("have the powers of the WASM learner, to the last bit", () => {
    const learner = new GradientLearner(dataset, usual, 5);
    learner.advance(7);
    const { beta1Power, beta2Power } = learner.state();
    expect(powersAfter(usual, powersAfter(usual, { beta1Power: 1, beta2Power: 1 }, 3), 4)).toEqual({ beta1Power, beta2Power });
  });

  it("correct the bias of the moments, which SGD has none of", () => {
    const spec: GradientSpec = { ...usual, rate: 0.5, beta1: 0.5, beta2: 0.75, weightDecay: 0.25 };
    expect([...stepFactors(spec, 0, 1, { beta1Power: 1, beta2Power: 1 })]).toEqual([0.5, 1, 2, 0.875]);
    expect([...stepFactors(spec, 1, 1, { beta1Power: 0.5, beta2Power: 0 })]).toEqual([0.5, Math.fround(0.5 / 0.75), 1, 0.875]);
    expect([...stepFactors({ ...spec, optimizer: "sgd" }, 1, 1, { beta1Power: 1, beta2Power: 1 })]).toEqual([0.5, 0, 0, 0]);
  });
});

describe("the error of heads of any origin", () => {
  it("is what their learner measures, also for fewer heads than there is room for", () => {
    const learner = new GradientLearner(dataset, usual, 5);
    learner.advance(5);
    const meter = new ErrorMeter(loadTraining(dataset), dataset, 6);
    expect(meter.errors(learner.heads())).toEqual(learner.errors());
    const wide = new GradientLearner(dataset, { ...usual, heads: 7 }, 5);
    expect(() => meter.errors(wide.heads())).toThrow(DimensionError);
  });
});

describe("learners that the GPU does not train", () => {
  it.each([
    ["separate keys and queries", { keyQueryRank: 1 }, "of this learner are separate, of rank 1"],
    ["all samples in each step", { batch: "all" }, "uses all samples in float64"],
  ] as const)("are refused with a sentence: %s", async (_, fields, sentence) => {
    const spec: GradientSpec = { ...usual, precision: "float32", ...fields };
    const refused = await GpuLearners.create({} as Gpu, dataset, [spec], 1).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PlaygroundError);
    expect(problemSentences((refused as PlaygroundError).problem)).toContain(sentence);
  });
});
