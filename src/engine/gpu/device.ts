import { GpuLearners } from "../../learners/gradient/gpu-learners";
import { openGpu } from "../../tensors/gpu";
import type { Device } from "./population";

/** Opens the GPU of this thread. @throws {GpuUnavailable} */
export async function openDevice(): Promise<Device> {
  const gpu = await openGpu();
  return {
    name: gpu.name,
    populate: (dataset, specs, experimentSeed, states) => GpuLearners.create(gpu, dataset, specs, experimentSeed, states),
    close: () => gpu.destroy(),
  };
}
