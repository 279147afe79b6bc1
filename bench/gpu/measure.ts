/**
 * The kernels of the GPU beside those of the processor, on whichever adapter there is: in a page, or in Node with a package
 * that brings WebGPU. Every figure is the median of several runs, taken in turn.
 */
import { load } from "../../src/labs/learnability/math/certificate/resident";
import { SecondMoment } from "../../src/labs/learnability/math/certificate/second-moment";
import { solveOnGpu } from "../../src/labs/learnability/math/learners/closed-form/on-gpu";
import { solve } from "../../src/labs/learnability/math/learners/closed-form/solve";
import { GpuLearners } from "../../src/labs/learnability/math/learners/gradient/gpu-learners";
import { GradientLearner, loadTraining } from "../../src/labs/learnability/math/learners/gradient/learner";
import type { Dataset } from "../../src/labs/learnability/math/tasks/dataset";
import { Workspace } from "../../src/labs/learnability/math/workspace";
import { finish } from "../../src/platform/numerics/progress";
import { type Gpu, openGpu } from "../../src/platform/tensors/gpu";
import { spec, trainingData } from "../peers/models";
import { relativeDifference } from "./difference";
import { eagleSteps } from "./eagle-training";
import { inTurn } from "./in-turn";
import { type GpuLatency, gpuLatencies } from "./latency";
import { bidirectionalAttention } from "./lion";

export interface GpuTiming {
  readonly id: "gpu-closed-form" | "gpu-population" | "gpu-lion" | "gpu-eagle-training";
  readonly work: string;
  readonly ours: string;
  readonly peer: string;
  /** Milliseconds of every round. */
  readonly oursTimes: readonly number[];
  readonly peerTimes: readonly number[];
  readonly note: string;
  /** How far the GPU's answer is from that of the processor, or what is left of the residual. */
  readonly difference: number;
}

export interface GpuFigures {
  /** "software" where the processor plays the GPU, which says nothing about one. */
  readonly adapter: string;
  readonly timings: readonly GpuTiming[];
  readonly latencies: readonly GpuLatency[];
}

/** An adapter played by the processor is some ten thousand times slower: it shows that the measurement works. */
const real = {
  closedForms: [
    [8, 4096],
    [12, 8192],
    [16, 8192],
  ],
  models: [1, 64, 512],
  attention: [
    ["full", 4096],
    ["chunk", 4096],
    ["state-chunk", 4096],
    ["state-chunk", 65_536],
  ],
  batches: [256, 1024, 8192],
  trainerSteps: 50,
  steps: 1000,
  rounds: 5,
} as const;
const played = {
  closedForms: [[4, 256]],
  models: [1, 4],
  attention: [
    ["full", 128],
    ["chunk", 128],
    ["state-chunk", 128],
  ],
  batches: [32],
  trainerSteps: 2,
  steps: 4,
  rounds: 3,
} as const;

export async function measureGpu(): Promise<GpuFigures> {
  const latencies = await gpuLatencies();
  const gpu = await openGpu();
  const { closedForms, models, attention, batches, trainerSteps, steps, rounds } = gpu.name === "software" ? played : real;
  const timings: GpuTiming[] = [];
  for (const [d, samples] of closedForms) timings.push(await closedForm(gpu, d, samples, rounds));
  for (const count of models) timings.push(await population(gpu, count, steps, rounds));
  for (const [form, length] of attention) timings.push(await bidirectionalAttention(gpu, form, length, rounds));
  for (const batch of batches) timings.push(await eagleSteps(gpu, batch, trainerSteps, rounds));
  const { name } = gpu;
  gpu.destroy();
  return { adapter: name, timings, latencies };
}

async function closedForm(gpu: Gpu, d: number, samples: number, rounds: number): Promise<GpuTiming> {
  const dataset = trainingData(d, samples);
  let [before, after, gram] = [Number.NaN, Number.NaN, Number.NaN];
  const [oursTimes, peerTimes] = await inTurn(rounds, [
    async () => {
      const solution = await solveOnGpu(gpu, dataset, 0);
      [before, after, gram] = [solution.residualBefore, solution.residualAfter, solution.milliseconds.gram];
    },
    async () => inWasm(dataset),
  ]);
  return {
    id: "gpu-closed-form",
    work: `closed form from samples to coefficients, d ${d}, N ${samples}`,
    ours: "float32 Gram on the GPU, refined",
    peer: "float64 WASM, one thread",
    oursTimes,
    peerTimes,
    note: `${gram.toFixed(1)} ms of it Gram matrix; relative residual ${before.toExponential(1)} from float32 sums, ${after.toExponential(1)} refined`,
    difference: after,
  };
}

function inWasm({ train, outputs, d }: Dataset): void {
  const workspace = new Workspace();
  const resident = load(workspace, train, "the training samples");
  const moment = new SecondMoment(workspace, d, outputs);
  finish(moment.extend(resident, train.count));
  finish(solve(workspace, { resident, moments: train, labels: train.labels ?? new Float64Array() }, moment, train.count, 0));
}

async function population(gpu: Gpu, count: number, steps: number, rounds: number): Promise<GpuTiming> {
  const dataset = trainingData();
  const specs = Array.from({ length: count }, (_, seed) => ({ ...spec, seed }));
  const onGpu = await GpuLearners.create(gpu, dataset, specs, 1);
  const memory = loadTraining(dataset);
  const inWasm = specs.map((one) => new GradientLearner(dataset, one, 1, undefined, memory));
  const [oursTimes, peerTimes] = await inTurn(rounds, [
    () => onGpu.advance(steps),
    async () => {
      for (const learner of inWasm) learner.advance(steps);
    },
  ]);
  const difference = inWasm.reduce((most, learner, k) => Math.max(most, relativeDifference(onGpu.heads(k).V, learner.heads().V)), 0);
  onGpu.dispose();
  return {
    id: "gpu-population",
    work: `${steps} steps of ${count} models, d 4, heads 4, n 16, batch 32, float32 AdamW`,
    ours: "one dispatch, a workgroup each",
    peer: "fused WASM, one thread",
    oursTimes,
    peerTimes,
    note: `readback of weights and moments is part of it; largest difference of values from WASM ${difference.toExponential(1)} of the largest`,
    difference,
  };
}
