/** Training on the GPU compared with the float64 oracle and the WASM learner. */

import { Population } from "../../src/labs/learnability/math/gpu/population";
import type { Turn } from "../../src/labs/learnability/math/gpu/population-layout";
import { batchOf } from "../../src/labs/learnability/math/learners/gradient/batch";
import { batchOrder } from "../../src/labs/learnability/math/learners/gradient/batch-order";
import { fields, type GradientSpec } from "../../src/labs/learnability/math/learners/gradient/fields";
import { GpuLearners } from "../../src/labs/learnability/math/learners/gradient/gpu-learners";
import { GradientLearner } from "../../src/labs/learnability/math/learners/gradient/learner";
import { stepFactors } from "../../src/labs/learnability/math/learners/gradient/step-factors";
import type { Dataset } from "../../src/labs/learnability/math/tasks/dataset";
import { generate } from "../../src/labs/learnability/math/tasks/generators";
import { type RandomAttentionSpec, fields as taskFields } from "../../src/labs/learnability/math/tasks/random-attention/schema";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { defaultsOf } from "../../src/platform/fields/fields";
import { finish } from "../../src/platform/numerics/progress";
import { lastOfShared, sharedGpu } from "./device";
import { trainingCase } from "./fixtures";

const seed = 1;

/** Batch losses of the first `steps` steps of fixtures, on the GPU and by the oracle. */
export async function losses(names: readonly string[], steps: number): Promise<{ gpu: number[]; oracle: number[] }[]> {
  const gpu = await sharedGpu();
  const results = [];
  for (const name of names) {
    const { dataset, spec, start, losses } = trainingCase(name);
    const learners = await GpuLearners.create(gpu, dataset, [spec], seed, [start]);
    const found: number[] = [];
    for (let i = 0; i < steps; i++) {
      await learners.advance(1);
      found.push(learners.lastLoss(0));
    }
    learners.dispose();
    results.push({ gpu: found, oracle: losses.slice(0, steps) });
  }
  return results;
}

/** Losses after a state was handed from the GPU to the WASM learner at step `at` of a fixture, and the oracle's. */
export async function handedOver(name: string, at: number): Promise<{ wasm: number[]; oracle: number[] }> {
  const { dataset, spec, start, losses } = trainingCase(name);
  const gpu = await sharedGpu();
  const learners = await GpuLearners.create(gpu, dataset, [spec], seed, [start]);
  await learners.advance(at);
  const learner = new GradientLearner(dataset, spec, seed);
  learner.restore(learners.state(0));
  const wasm = losses.slice(at).map(() => {
    learner.advance(1);
    return learner.lastLoss;
  });
  return { wasm, oracle: losses.slice(at) };
}

/** Models that differ in everything but the data: prefixes of sequences, batches larger than the data, every option. */
const variety: readonly Partial<GradientSpec>[] = [
  { heads: 1, batch: 3 },
  { heads: 4, batch: 16, seed: 2, schedule: "cosine", warmup: 4, clip: 0.5 },
  { heads: 9, batch: 50, optimizer: "sgd", rate: 0.01, weightDecay: 0.01, clip: 2 },
  { heads: 2, batch: 7, order: "sequential", weightDecay: 0.1, beta1: 0.8, beta2: 0.95, steps: 9 },
];

function varied(samples = 40): { dataset: Dataset; specs: GradientSpec[] } {
  const task = { kind: "random-attention", ...defaultsOf(taskFields), d: 5, n: 6, samples, testSamples: 1, supervision: "causal" };
  const dataset = finish(generate(task as RandomAttentionSpec, { seed, data: null, workspace: new Workspace() }));
  return { dataset, specs: variety.map((change) => ({ kind: "gradient", ...defaultsOf(fields), steps: 20, ...change })) };
}

/** Each model's steps, last loss and weights' bytes in a population and alone, and the loss of the WASM learner in float64. */
export async function population(steps: number) {
  const { dataset, specs } = varied();
  const gpu = await sharedGpu();
  const together = await GpuLearners.create(gpu, dataset, specs, seed);
  await together.advance(steps);
  const rows = [];
  for (const [k, spec] of specs.entries()) {
    const alone = await GpuLearners.create(gpu, dataset, [spec], seed);
    await alone.advance(steps);
    const wasm = new GradientLearner(dataset, { ...spec, precision: "float64" }, seed);
    wasm.advance(Math.min(steps, spec.steps));
    rows.push({
      step: together.step(k),
      steps: spec.steps,
      sameBits: together.state(k).arrays.join() === alone.state(0).arrays.join(),
      loss: together.lastLoss(k),
      oracle: wasm.lastLoss,
    });
  }
  return rows;
}

/** Whether a population trained on two data sets, a model on each, ends at the bits of learners that have one each. */
export async function twoDataSets(steps: number): Promise<boolean[]> {
  const gpu = await sharedGpu();
  const cases = [varied(40), varied(25)].map(({ dataset, specs }) => ({ dataset, spec: specs[1] }));
  const data = cases.map(({ dataset }) => ({ ...dataset.train, labels: dataset.train.labels ?? new Float64Array() }));
  const models = cases.map(({ spec, dataset }, k) => ({ ...spec, batch: batchOf(spec, dataset.train.count), data: k }));
  const together = await Population.create(gpu, data, models);
  const turns: Turn[] = [];
  const expected: Uint8Array[] = [];
  for (const [k, { dataset, spec }] of cases.entries()) {
    const alone = await GpuLearners.create(gpu, dataset, [spec], seed);
    together.write(k, alone.state(0).arrays.slice());
    const order = batchOrder(new Workspace(), spec, dataset.train.count / dataset.train.prefixes, seed).batches(0, steps);
    turns.push({ steps, order, factors: stepFactors(spec, 0, steps, { beta1Power: 1, beta2Power: 1 }) });
    await alone.advance(steps);
    expected.push(alone.state(0).arrays);
  }
  const { states } = await together.run(turns, true);
  return expected.map((arrays, k) => arrays.join() === states?.[k].join());
}

/** A model that must diverge beside one that need not. */
export async function divergence() {
  const { dataset, specs } = varied();
  const wild: GradientSpec = { ...specs[2], rate: 10, clip: 0 };
  const gpu = await sharedGpu();
  const learners = await GpuLearners.create(gpu, dataset, [wild, specs[1]], seed);
  await learners.advance(15);
  const wasm = new GradientLearner(dataset, wild, seed);
  wasm.advance(15);
  return { steps: [learners.step(0), learners.step(1)], losses: [learners.lastLoss(0), learners.lastLoss(1)].map(String), wasm: wasm.step };
}

/** Errors of `advance` and `lost` when the device is destroyed during a step, and the step from which training can continue. */
export async function destroyed() {
  const { dataset, specs } = varied();
  const gpu = await lastOfShared();
  const learners = await GpuLearners.create(gpu, dataset, specs, seed);
  await learners.advance(2);
  const failing = learners.advance(10).catch((error: Error & { reason?: string }) => [error.name, error.reason]);
  gpu.destroy();
  const again = await learners.advance(1).catch((error: Error) => error.name);
  return { failure: await failing, again, lost: (await gpu.lost).reason, step: learners.state(0).step };
}
