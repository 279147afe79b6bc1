import { openHardwareGpu } from "../../../../platform/tensors/gpu";
import { GpuTrainer } from "../../math/training/gpu/gpu-trainer";
import type { TrainingDevice } from "./gpu-steps";

/** Opens the GPU of this thread for training. @throws {GpuUnavailable} also where the processor plays it, which is slower for certain. */
export async function openTrainingDevice(): Promise<TrainingDevice> {
  const gpu = await openHardwareGpu();
  return {
    name: gpu.name,
    create: (settings, from) => GpuTrainer.create(gpu, settings, from),
    close: () => gpu.destroy(),
  };
}
