import { type Gpu, openGpu } from "../../../../platform/tensors/gpu";
import { gramOnGpu } from "../../math/gpu/gram";
import { solveFrom } from "../../math/learners/closed-form/on-gpu";
import { labelsToLearn } from "../../math/learners/trainable";
import type { SolvingDevice } from "./solving";

/** Opens the GPU of this thread. @param onLost  called when the device is lost. @throws {GpuUnavailable} */
export async function openSolvingDevice(onLost: () => void): Promise<SolvingDevice> {
  const gpu = await openGpu();
  void gpu.lost.then(onLost);
  return solvingDeviceOf(gpu);
}

export function solvingDeviceOf(gpu: Gpu): SolvingDevice {
  return {
    name: gpu.name,
    gram: async ({ train }, count) => {
      return gramOnGpu(gpu, { ...train, labels: labelsToLearn(train, "train-unlabelled-least-squares") }, count);
    },
    solve: solveFrom,
  };
}
