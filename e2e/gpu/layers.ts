/** Models of several layers on TensorFlow.js's WebGPU backend compared with the float64 oracle. */
import type { WebGPUBackend } from "@tensorflow/tfjs-backend-webgpu";
import * as tf from "@tensorflow/tfjs-core";
import { trainingOf } from "../../src/labs/learnability/math/learners/deep/create";
import { GpuDeepLearners } from "../../src/labs/learnability/math/learners/deep/gpu-learners";
import { DeepLearner } from "../../src/labs/learnability/math/learners/deep/learner";
import { linearSpec, smallTraining, transformerSpec } from "../../src/labs/learnability/math/learners/deep/testing";
import type { DeepTraining } from "../../src/labs/learnability/math/learners/deep/training";
import { float64 } from "../../src/platform/tensors/float64";
import { openGpu } from "../../src/platform/tensors/gpu";
import { type GpuTensors, openTensorsOn } from "../../src/platform/tensors/webgpu";
import { sharedGpu } from "./device";

let opening: Promise<GpuTensors> | undefined;

/** The page's device with TensorFlow.js on it, opened once. */
function sharedTensors(): Promise<GpuTensors> {
  opening ??= sharedGpu().then(openTensorsOn);
  return opening;
}

/** Tensors that have not been freed. */
function liveTensors(): number {
  return tf.memory().numTensors;
}

/** Bytes of GPU buffers in use, and with those kept for reuse. */
function gpuMemory(): { readonly used: number; readonly allocated: number } {
  const { numBytesInGPU, numBytesAllocatedInGPU } = (tf.backend() as WebGPUBackend).memory();
  return { used: numBytesInGPU, allocated: numBytesAllocatedInGPU };
}

const optimisers = {
  sgd: { optimizer: "sgd", rate: 0.02, momentum: 0.9 },
  // A large epsilon: where gradients are tiny, AdamW would turn their rounding errors into signs.
  adamw: { optimizer: "adamw", rate: 0.01, epsilon: 1e-3, weightDecay: 0.1, clip: 0.5, schedule: "cosine" },
} as const;

/** A step of the Transformer takes half a second on a GPU emulated by the processor, and its first one five. */
const sizes = { steps: 400, batch: 2 } as const;

function trainings(optimiser: keyof typeof optimisers): DeepTraining[] {
  const settings = { ...sizes, ...optimisers[optimiser] };
  const data = smallTraining({ d: 2, n: 3, supervision: "causal" });
  const specs = [
    linearSpec({ ...settings, layers: 2, heads: 2, initialScale: 0.4 }),
    transformerSpec({ ...settings, heads: 2, width: 4, mlpRatio: 1 }),
  ];
  return specs.map((spec) => trainingOf(spec, data, 1));
}

/** Batch losses step by step on the GPU and in float64, for each model. */
export async function layerLosses(optimiser: keyof typeof optimisers, steps: number) {
  const tensors = await sharedTensors();
  const results = [];
  for (const training of trainings(optimiser)) {
    const learners = new GpuDeepLearners(tensors, [training]);
    const oracle = new DeepLearner(training, float64);
    const losses: { gpu: number[]; oracle: number[] } = { gpu: [], oracle: [] };
    for (let step = 0; step < steps; step++) {
      await learners.advance(1);
      oracle.advance(1);
      losses.gpu.push(learners.lastLoss(0));
      losses.oracle.push(oracle.lastLoss);
    }
    learners.dispose();
    results.push(losses);
  }
  return results;
}

/** Tensors and bytes on the GPU before and after many steps in calls of ten, and tensors once all is disposed of. */
export async function layerLeaks(steps: number) {
  const tensors = await sharedTensors();
  const none = liveTensors();
  const data = smallTraining({ d: 2, n: 3 });
  const learners = new GpuDeepLearners(tensors, [trainingOf(linearSpec({ ...sizes, ...optimisers.adamw, layers: 1 }), data, 1)]);
  const advance = async (count: number) => {
    for (let taken = 0; taken < count; taken += 10) await learners.advance(10);
    return { tensors: liveTensors(), ...gpuMemory() };
  };
  // The first calls create the buffers that later ones reuse.
  const before = await advance(20);
  const after = await advance(steps);
  learners.dispose();
  return { before, after, left: liveTensors() - none, steps: learners.step(0) };
}

/** A state of the GPU continues in float64 and a float64 state on the GPU: losses of the next step both ways. */
export async function layersHandedOver(steps: number) {
  const tensors = await sharedTensors();
  const [training] = trainings("sgd");
  const learners = new GpuDeepLearners(tensors, [training]);
  await learners.advance(steps);
  const oracle = new DeepLearner(training, float64);
  oracle.restore(learners.state(0));
  oracle.advance(1);
  const back = new GpuDeepLearners(tensors, [training], [learners.state(0)]);
  await back.advance(1);
  await learners.advance(1);
  const losses = [oracle.lastLoss, back.lastLoss(0), learners.lastLoss(0)];
  for (const one of [learners, back]) one.dispose();
  return losses;
}

/** Error of a shader that the device refuses, and the model's state afterwards: on a device of its own. */
export async function brokenShader() {
  const gpu = await openGpu();
  const create = gpu.device.createShaderModule.bind(gpu.device);
  let breaks = false;
  gpu.device.createShaderModule = (descriptor) =>
    create(breaks ? { ...descriptor, code: descriptor.code.replace("fn main", "fn not_main") } : descriptor);
  const learners = new GpuDeepLearners(await openTensorsOn(gpu), [trainings("sgd")[0]]);
  breaks = true;
  const failure = await learners.advance(1).then(
    () => null,
    ({ name, reason, message }: Error & { reason?: string }) => ({ name, reason, message }),
  );
  gpu.destroy();
  opening = undefined;
  return { failure, step: learners.state(0).step };
}

/** Error of `advance` when the device is destroyed during a step, and the step from which training can continue. */
export async function layersDestroyed() {
  const gpu = await openGpu();
  const learners = new GpuDeepLearners(await openTensorsOn(gpu), [trainings("sgd")[0]]);
  await learners.advance(2);
  const failing = learners.advance(5).catch((error: Error & { reason?: string }) => [error.name, error.reason]);
  gpu.destroy();
  const again = await learners.advance(1).catch((error: Error) => error.name);
  opening = undefined;
  return { failure: await failing, again, step: learners.state(0).step };
}
