/** Waiting for a GPU: how long small transfers take to come back, and the first use of each kernel, whose shaders are compiled then. */
import { gramOnGpu } from "../../src/labs/learnability/math/gpu/gram";
import { GpuLearners } from "../../src/labs/learnability/math/learners/gradient/gpu-learners";
import { usualSettings } from "../../src/labs/lion/math/attention";
import { attentionOnGpu } from "../../src/labs/lion/math/gpu/attention";
import { type Gpu, openGpu } from "../../src/platform/tensors/gpu";
import { spec, trainingData } from "../peers/models";
import { firstEagleStep } from "./eagle-training";
import { head } from "./lion";

export interface GpuLatency {
  readonly work: string;
  /** Milliseconds of each time, the first one first. */
  readonly times: readonly number[];
}

const transfers = 50;
const uses = 4;

export async function gpuLatencies(): Promise<GpuLatency[]> {
  const gpu = await openGpu();
  const found: GpuLatency[] = [];
  for (const [name, bytes] of [["16 bytes", 16] as const, ["4 MB", 4 * 2 ** 20] as const])
    found.push({ work: `read ${name} back`, times: await repeated(transfers, await reader(gpu, bytes)) });
  const dataset = trainingData(4, 64);
  const { sequence, decays } = head(128);
  const kernels: readonly (readonly [string, () => Promise<unknown>])[] = [
    ["the Gram matrix of 64 samples, d 4", () => gramOnGpu(gpu, { ...dataset.train, labels: dataset.train.labels ?? new Float64Array() })],
    ["a step of a model, d 4", () => stepOnce(gpu, dataset)],
    ["attention of 128 tokens, full", () => attentionOnGpu(gpu, "full", sequence, decays, usualSettings)],
    ["attention of 128 tokens, chunks with states", () => attentionOnGpu(gpu, "state-chunk", sequence, decays, usualSettings)],
    ["a step of EAGLE's training, batch 32", () => firstEagleStep(gpu)],
  ];
  for (const [work, use] of kernels) found.push({ work, times: await repeated(uses, use) });
  gpu.destroy();
  return found;
}

async function stepOnce(gpu: Gpu, dataset: ReturnType<typeof trainingData>): Promise<void> {
  const learners = await GpuLearners.create(gpu, dataset, [spec], 1);
  await learners.advance(1);
  learners.dispose();
}

/** Copies some bytes to a buffer that can be mapped, and reads them. */
async function reader(gpu: Gpu, bytes: number): Promise<() => Promise<unknown>> {
  const source = await gpu.buffer("the numbers", bytes, GPUBufferUsage.STORAGE | GPUBufferUsage.COPY_SRC);
  const staging = await gpu.buffer("the results", bytes, GPUBufferUsage.COPY_DST | GPUBufferUsage.MAP_READ);
  return () => {
    const encoder = gpu.device.createCommandEncoder();
    encoder.copyBufferToBuffer(source, 0, staging, 0, bytes);
    gpu.device.queue.submit([encoder.finish()]);
    return gpu.read(staging, bytes);
  };
}

async function repeated(count: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let k = 0; k < count; k++) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}
