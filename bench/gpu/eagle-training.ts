/** Steps of the training of EAGLE's network on the GPU beside those of the kernels of the processor, both in float32 and on the same matrices. */
import { GpuTrainer } from "../../src/labs/eagle/math/training/gpu/gpu-trainer";
import type { TrainingSettings } from "../../src/labs/eagle/math/training/settings";
import { Trainer } from "../../src/labs/eagle/math/training/trainer";
import type { Gpu } from "../../src/platform/tensors/device";
import { relativeDifference } from "./difference";
import { inTurn } from "./in-turn";
import type { GpuTiming } from "./measure";

/** At the paper's size, but for the batch. */
const settingsOf = (batch: number): TrainingSettings => ({
  shape: { d: 18, n: 18, dPrime: 2, nPrime: 2, machines: 1, rank: null, layers: 4, sign: -1 },
  prompts: { seed: 1n, rank: 10, decay: 0.7 },
  start: "gaussian",
  batch,
  rate: 0.001,
  clip: 0.1,
});

export async function eagleSteps(gpu: Gpu, batch: number, steps: number, rounds: number): Promise<GpuTiming> {
  const settings = settingsOf(batch);
  const wasm = new Trainer(settings);
  const onGpu = await GpuTrainer.create(gpu, settings, wasm.state());
  const difference = await differenceAfterOne(gpu, settings);
  const [oursTimes, peerTimes] = await inTurn(rounds, [
    async () => {
      const last = onGpu.state.step + steps;
      while (onGpu.state.step < last) await onGpu.run(onGpu.stepsNext(last - onGpu.state.step));
    },
    async () => {
      for (let k = 0; k < steps; k++) wasm.step();
    },
  ]);
  onGpu.dispose();
  return {
    id: "gpu-eagle-training",
    work: `${steps} steps of EAGLE's training, batches of ${batch}, 18 x 18, 4 layers, float32`,
    ours: "WGSL, matrices made on the processor meanwhile",
    peer: "WASM SIMD, one thread",
    oursTimes,
    peerTimes,
    note: `readback of weights, moments and errors is part of it; after one step the gradient differs from WASM's by ${difference.toExponential(1)} of the largest`,
    difference,
  };
}

/** Of Adam's first moment, a tenth of the clipped gradient: weights say less, since the first step of Adam is the rate in every one. */
async function differenceAfterOne(gpu: Gpu, settings: TrainingSettings): Promise<number> {
  const wasm = new Trainer(settings);
  const onGpu = await GpuTrainer.create(gpu, settings, wasm.state());
  await onGpu.run(1);
  wasm.step();
  const { firstMoment } = onGpu.state;
  onGpu.dispose();
  return relativeDifference(firstMoment, wasm.state().firstMoment);
}

/** One step at a small batch, everything that it needs made anew. */
export async function firstEagleStep(gpu: Gpu): Promise<void> {
  const settings = settingsOf(32);
  const onGpu = await GpuTrainer.create(gpu, settings, new Trainer(settings).state());
  await onGpu.run(1);
  onGpu.dispose();
}
