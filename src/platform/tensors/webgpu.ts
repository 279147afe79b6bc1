/**
 * TensorFlow.js on a GPU that `openGpu` has opened and probed: its WebGPU backend is given our device, so that its shaders
 * and ours share one, and what loses the device is noticed once. Left to itself it opens another device, and fails without
 * a readable word where there is no adapter. This file is fetched when a learner of several layers trains on a GPU.
 */
import { WebGPUBackend } from "@tensorflow/tfjs-backend-webgpu";
import * as tf from "@tensorflow/tfjs-core";
import type { Arithmetic } from "./arithmetic";
import type { Gpu } from "./device";
import { GpuUnavailable } from "./errors";
import { tensorProblem } from "./tensor-problem";
import { type Tensor, tensorflow } from "./tensorflow";

const name = "webgpu";

/** TensorFlow.js on a device. */
export interface GpuTensors {
  readonly gpu: Gpu;
  /** Its `values` must not be asked for. */
  readonly arithmetic: Arithmetic<Tensor>;
}

/**
 * Makes the device the one that TensorFlow.js computes on in this thread.
 *
 * @throws {GpuUnavailable} when it is refused.
 */
export async function openTensorsOn(gpu: Gpu): Promise<GpuTensors> {
  tf.enableProdMode();
  // Small operations would otherwise run on the processor, now here, now there, with another rounding.
  tf.env().set("WEBGPU_CPU_FORWARD", false);
  // What importing the backend has registered opens a device of its own; one of an earlier device is disposed of.
  tf.removeBackend(name);
  tf.registerBackend(name, () => new WebGPUBackend(gpu.device, gpu.info));
  if (!(await tf.setBackend(name))) throw new GpuUnavailable("no-device", tensorProblem("gpu-tensorflow"));
  return { gpu, arithmetic: tensorflow };
}

/** Bytes of GPU buffers in use, and those kept for the next use besides. */
export function gpuMemory(): { readonly used: number; readonly allocated: number } {
  const { numBytesInGPU, numBytesAllocatedInGPU } = (tf.backend() as WebGPUBackend).memory();
  return { used: numBytesInGPU, allocated: numBytesAllocatedInGPU };
}
