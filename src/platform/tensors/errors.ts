import type { Problem } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import { tensorProblem } from "./tensor-problem";

/** Why a GPU cannot be used here. */
export type GpuReason = "no-webgpu" | "no-adapter" | "no-device" | "checksum" | "shader" | "timeout";

type GpuFailure = `gpu-${GpuReason | "given-up" | "lost"}`;

/** A message of the browser or the driver, or a problem of this program. */
type Detail = string | Problem;

/** No GPU is available for computing. */
export class GpuUnavailable extends PlaygroundError {
  readonly reason: GpuReason;

  /** @param detail  message of the browser or the driver, if any. */
  constructor(reason: GpuReason, detail?: Detail) {
    super(detailed(`gpu-${reason}`, detail));
    this.reason = reason;
  }
}

/** The device was lost after it had been opened; its buffers cannot be read any more. */
export class GpuLost extends PlaygroundError {
  /** "destroyed" when this program destroyed the device, "unknown" when the system did. */
  readonly reason: GPUDeviceLostReason;

  constructor(reason: GPUDeviceLostReason, detail?: string) {
    super(detailed(reason === "destroyed" ? "gpu-given-up" : "gpu-lost", detail));
    this.reason = reason;
  }
}

/** A buffer exceeds the memory of the GPU. */
export class GpuMemoryError extends PlaygroundError {
  readonly reason = "out-of-memory";

  /** @param bytes  NaN where the size is unknown. */
  constructor(label: string, bytes: number, detail: Detail) {
    const amount = Number.isNaN(bytes)
      ? tensorProblem("gpu-more-memory")
      : tensorProblem("gpu-megabytes", { size: (bytes / 1024 ** 2).toFixed(1) });
    super(tensorProblem(label.endsWith("s") ? "gpu-memory-plural" : "gpu-memory", { use: label, amount, detail }));
  }
}

function detailed(code: GpuFailure, detail: Detail | undefined): Problem {
  const problem = tensorProblem(code);
  return detail ? tensorProblem("gpu-detail", { problem, detail }) : problem;
}
