/**
 * TensorFlow.js on a GPU that `openGpu` has opened and checked: its WebGPU backend gets our device, so that both share one
 * and its loss is noticed once. By default it opens another device, and fails without a readable message where there is no
 * adapter. This file is fetched when a learner of several layers trains on a GPU.
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
  /** Its `values` must not be called. */
  readonly arithmetic: Arithmetic<Tensor>;
}

/**
 * Makes TensorFlow.js compute on this device in this thread.
 *
 * @throws {GpuUnavailable} when it is refused.
 */
export async function openTensorsOn(gpu: Gpu): Promise<GpuTensors> {
  tf.enableProdMode();
  // Small operations would otherwise sometimes run on the processor, with another rounding.
  tf.env().set("WEBGPU_CPU_FORWARD", false);
  // The import of the backend registers an entry that opens its own device; a backend of an earlier device is disposed of.
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
