import { GpuLearners } from "../../learners/gradient/gpu-learners";
import { type Gpu, openGpu } from "../../tensors/gpu";
import type { Device } from "./population";

/** Opens the GPU of this thread. @throws {GpuUnavailable} */
export async function openDevice(): Promise<Device> {
  return deviceOf(await openGpu());
}

export function deviceOf(gpu: Gpu): Device {
  return {
    name: gpu.name,
    populate: (dataset, specs, experimentSeed, states) => GpuLearners.create(gpu, dataset, specs, experimentSeed, states),
    close: () => gpu.destroy(),
  };
}
