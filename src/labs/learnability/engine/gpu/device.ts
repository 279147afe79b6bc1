import { PlaygroundError } from "../../../../platform/numerics/errors";
import { type Gpu, openGpu } from "../../../../platform/tensors/gpu";
import { tensorProblem } from "../../../../platform/tensors/tensor-problem";
import type { GpuTensors } from "../../../../platform/tensors/webgpu";
import { GpuLearners } from "../../math/learners/gradient/gpu-learners";
import type { Device } from "./population";

/** Opens the GPU of this thread. @throws {GpuUnavailable} */
export async function openDevice(): Promise<Device> {
  return deviceOf(await openGpu());
}

export function deviceOf(gpu: Gpu): Device {
  let tensors: Promise<GpuTensors> | null = null;
  return {
    name: gpu.name,
    populate: (dataset, specs, experimentSeed, states) => GpuLearners.create(gpu, dataset, specs, experimentSeed, states),
    populateLayers: async (trainings, states) => {
      const [{ openTensorsOn }, { GpuDeepLearners }] = await withLayers();
      tensors ??= openTensorsOn(gpu);
      return new GpuDeepLearners(await tensors, trainings, states);
    },
    close: () => gpu.destroy(),
  };
}

/**
 * What layers need on a GPU. It is not part of the offline copy, since few devices ever use it.
 *
 * @throws {PlaygroundError} when it cannot be fetched.
 */
async function withLayers() {
  try {
    return await Promise.all([import("../../../../platform/tensors/webgpu"), import("../../math/learners/deep/gpu-learners")]);
  } catch {
    throw new PlaygroundError(tensorProblem("gpu-no-tensorflow"));
  }
}
