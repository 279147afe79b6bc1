import { GpuLost, GpuMemoryError, GpuUnavailable } from "../tensors/errors";
import type { GpuFailure } from "./backend";
import { engineProblem } from "./engine-problem";
import { describeFailure } from "./failure";

/** What went wrong with a GPU, for people. Whatever it is, the processor can do the work: of a GPU there is no advice. */
export function gpuFailureOf(error: unknown): GpuFailure {
  const problem = describeFailure(error);
  const ofGpu = error instanceof GpuUnavailable || error instanceof GpuMemoryError || error instanceof GpuLost;
  if (!ofGpu) return { reason: "worker", problem };
  return { reason: error instanceof GpuLost ? "lost" : error.reason, problem: engineProblem("gpu-failed", { problem }) };
}
