import type { Problem } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import { tensorProblem } from "./tensor-problem";

/** Why a GPU cannot be used here. */
export type GpuReason = "no-webgpu" | "no-adapter" | "no-device" | "checksum" | "shader" | "timeout";

type GpuFailure = `gpu-${GpuReason | "given-up" | "lost"}`;

/** What the browser or the driver said, or words of ours. */
type Detail = string | Problem;

/** There is no GPU to compute on. */
export class GpuUnavailable extends PlaygroundError {
  readonly reason: GpuReason;

  /** @param detail  what the browser or the driver said, when it said something. */
  constructor(reason: GpuReason, detail?: Detail) {
    super(detailed(`gpu-${reason}`, detail));
    this.reason = reason;
  }
}

/** The device went away after it had been opened; nothing on it can be read any more. */
export class GpuLost extends PlaygroundError {
  /** "destroyed" when this program gave the device up, "unknown" when the system took it. */
  readonly reason: GPUDeviceLostReason;

  constructor(reason: GPUDeviceLostReason, detail?: string) {
    super(detailed(reason === "destroyed" ? "gpu-given-up" : "gpu-lost", detail));
    this.reason = reason;
  }
}

/** A buffer that the GPU cannot hold. */
export class GpuMemoryError extends PlaygroundError {
  readonly reason = "out-of-memory";

  /** @param bytes  NaN where nobody knows how many. */
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
