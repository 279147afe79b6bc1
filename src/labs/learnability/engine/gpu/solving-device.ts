import { PlaygroundError } from "../../../../platform/numerics/errors";
import { type Gpu, openGpu } from "../../../../platform/tensors/gpu";
import { gramOnGpu } from "../../math/gpu/gram";
import { solveFrom } from "../../math/learners/closed-form/on-gpu";
import type { SolvingDevice } from "./solving";

/** Opens the GPU of this thread. @param onLost  called when it goes away. @throws {GpuUnavailable} */
export async function openSolvingDevice(onLost: () => void): Promise<SolvingDevice> {
  const gpu = await openGpu();
  void gpu.lost.then(onLost);
  return solvingDeviceOf(gpu);
}

export function solvingDeviceOf(gpu: Gpu): SolvingDevice {
  return {
    name: gpu.name,
    gram: async ({ train }, count) => {
      if (!train.labels) throw new PlaygroundError("the training samples have no labels y, which least squares needs");
      return gramOnGpu(gpu, { ...train, labels: train.labels }, count);
    },
    solve: solveFrom,
  };
}
