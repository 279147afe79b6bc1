import { GpuLost, GpuMemoryError, GpuUnavailable } from "../tensors/errors";
import type { GpuFailure } from "./backend";
import { engineProblem } from "./engine-problem";
import { describeFailure } from "./failure";

/** The failure of a GPU as data. It carries no advice, since the processor continues in every case. */
export function gpuFailureOf(error: unknown): GpuFailure {
  const problem = describeFailure(error);
  const ofGpu = error instanceof GpuUnavailable || error instanceof GpuMemoryError || error instanceof GpuLost;
  if (!ofGpu) return { reason: "worker", problem };
  return { reason: error instanceof GpuLost ? "lost" : error.reason, problem: engineProblem("gpu-failed", { problem }) };
}
