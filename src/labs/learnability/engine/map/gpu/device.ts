import { TooLargeError } from "../../../../../platform/numerics/errors";
import { type Gpu, openGpu } from "../../../../../platform/tensors/gpu";
import { scratchLength } from "../../../math/gpu/population-layout";
import { batchOf, precisionOf } from "../../../math/learners/gradient/batch";
import { separates } from "../../../math/learners/gradient/factored-learners";
import type { GradientSpec } from "../../../math/learners/gradient/fields";
import type { Member } from "../../../math/learners/gradient/gpu-learners";
import { GpuLearners } from "../../../math/learners/gradient/gpu-learners";
import type { Dataset } from "../../../math/tasks/dataset";
import type { Population } from "../../gpu/population";

/** A GPU that trains learners of several data sets side by side. */
export interface MapDevice {
  readonly name: string;
  /** Whether it can train a learner on data of this shape. */
  holds(spec: GradientSpec, shape: Pick<Dataset, "d" | "outputs">): boolean;
  /** Creates learners on data sets of one shape. Rejects when the device cannot hold them together. */
  populate(members: readonly Member[]): Promise<Population>;
  close(): void;
}

/** Opens the GPU of this thread. @throws {GpuUnavailable} */
export async function openMapDevice(): Promise<MapDevice> {
  const gpu = await openGpu();
  return {
    name: gpu.name,
    holds: (spec, shape) => precisionOf(spec) === "float32" && !separates(spec) && fits(gpu, spec, shape),
    populate: (members) => GpuLearners.together(gpu, members),
    close: () => gpu.destroy(),
  };
}

function fits({ device }: Gpu, spec: GradientSpec, { d, outputs }: Pick<Dataset, "d" | "outputs">): boolean {
  try {
    scratchLength([{ ...spec, batch: batchOf(spec, 1), data: 0 }], d, outputs, device.limits.maxComputeWorkgroupStorageSize);
    return true;
  } catch (error) {
    if (error instanceof TooLargeError) return false;
    throw error;
  }
}
