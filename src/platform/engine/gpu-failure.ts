import { GpuLost, GpuMemoryError, GpuUnavailable } from "../tensors/errors";
import type { GpuFailure } from "./backend";
import { describeFailure } from "./failure";

/** What went wrong with a GPU, for people. Whatever it is, the processor can do the work. */
export function gpuFailureOf(error: unknown): GpuFailure {
  if (error instanceof GpuUnavailable || error instanceof GpuMemoryError) return { reason: error.reason, message: error.message };
  if (error instanceof GpuLost) return { reason: "lost", message: error.message };
  return { reason: "worker", message: describeFailure(error) };
}
