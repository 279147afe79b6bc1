/** The trainer of EAGLE's networks on the GPU compared with that of the processor, in float32 and in float64. */
import { GpuTrainer } from "../../src/labs/eagle/math/training/gpu/gpu-trainer";
import type { NetworkShape } from "../../src/labs/eagle/math/training/network";
import type { TrainingSettings } from "../../src/labs/eagle/math/training/settings";
import { everyRegime, someSettings } from "../../src/labs/eagle/math/training/testing";
import { Trainer } from "../../src/labs/eagle/math/training/trainer";
import { lastOfShared, sharedGpu } from "./device";

/** Every regime, one layer alone, and fewer rows than the rank. Batches leave the last group of prompts incomplete. */
const shapes: readonly (readonly [string, NetworkShape])[] = [
  ...everyRegime,
  ["one layer", { ...someSettings.shape, layers: 1 }],
  ["few rows", { ...someSettings.shape, d: 2, layers: 2 }],
];

const settingsOf = (shape: NetworkShape): TrainingSettings => ({ ...someSettings, shape });

function furthest(found: ArrayLike<number>, exact: ArrayLike<number>): number {
  const all = Array.from(exact);
  const largest = all.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  return all.reduce((most, value, k) => Math.max(most, Math.abs(found[k] - value)), 0) / largest;
}

export interface TrainedOnGpu {
  readonly name: string;
  /** Errors of all prompts of all steps, and weights after them: differences from float64 over the largest, here and in WASM's float32. */
  readonly errors: number;
  readonly weights: number;
  readonly inWasm: number;
  readonly steps: readonly [number, number];
  readonly prompts: number;
}

/** Some steps of the networks with these names in submits of several. */
export async function trainedOnGpu(steps: number, names: readonly string[]): Promise<readonly TrainedOnGpu[]> {
  const gpu = await sharedGpu();
  const found: TrainedOnGpu[] = [];
  for (const [name, shape] of shapes.filter(([name]) => names.includes(name))) {
    const settings = settingsOf(shape);
    const [exact, wasm] = [new Trainer(settings, null, "float64"), new Trainer(settings)];
    const trainer = await GpuTrainer.create(gpu, settings, wasm.state());
    const errors: number[] = [];
    while (trainer.state.step < steps) {
      const taken = await trainer.run(trainer.stepsNext(steps - trainer.state.step));
      errors.push(...taken.errors.flatMap((some) => [...some]));
    }
    const exactErrors = Array.from({ length: steps }, () => [...exact.step()]).flat();
    for (let k = 0; k < steps; k++) wasm.step();
    const { weights, step } = trainer.state;
    trainer.dispose();
    found.push({
      name,
      errors: furthest(errors, exactErrors),
      weights: furthest(weights, exact.weights),
      inWasm: furthest(wasm.weights, exact.weights),
      steps: [step, exact.stepsTaken],
      prompts: errors.length / steps,
    });
  }
  return found;
}

/** Weights so large that gradients overflow stay unchanged, and the processor's trainer continues from the GPU's state. */
export async function overflowsOnGpu() {
  const gpu = await sharedGpu();
  const settings = settingsOf(someSettings.shape);
  const state = new Trainer(settings).state();
  const wild = { ...state, weights: state.weights.map((value) => 1e9 * value) };
  const trainer = await GpuTrainer.create(gpu, settings, wild);
  await trainer.run(1);
  const { step, skipped, weights, powers } = trainer.state;
  trainer.dispose();
  const wasm = new Trainer(settings, trainer.state);
  wasm.step();
  return { step, skipped, powers, same: furthest(weights, wild.weights), wasm: [wasm.stepsTaken, wasm.skipped] };
}

/** Error of a trainer when the device is destroyed, and its state afterwards. */
export async function trainingLost() {
  const gpu = await lastOfShared();
  const settings = settingsOf(someSettings.shape);
  const trainer = await GpuTrainer.create(gpu, settings, new Trainer(settings).state());
  await trainer.run(1);
  const failing = trainer.run(1).catch((error: Error) => error.name);
  gpu.destroy();
  return { failure: await failing, step: trainer.state.step };
}
