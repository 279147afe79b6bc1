import { GpuLearners } from "../../../learners/gradient/gpu-learners";
import { type Gpu, openGpu } from "../../../tensors/gpu";
import type { GpuTensors } from "../../../tensors/webgpu";
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
      const [{ openTensorsOn }, { GpuDeepLearners }] = await Promise.all([
        import("../../../tensors/webgpu"),
        import("../../../learners/deep/gpu-learners"),
      ]);
      tensors ??= openTensorsOn(gpu);
      return new GpuDeepLearners(await tensors, trainings, states);
    },
    close: () => gpu.destroy(),
  };
}
