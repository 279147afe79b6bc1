import { PlaygroundError } from "../numerics/errors";

/** Why a GPU cannot be used here. */
export type GpuReason = "no-webgpu" | "no-adapter" | "no-device" | "checksum" | "shader" | "timeout";

const sentences: Readonly<Record<GpuReason, string>> = {
  "no-webgpu": "this browser has no WebGPU",
  "no-adapter": "the browser offers no GPU to this page",
  "no-device": "the GPU refused to be opened",
  checksum: "the GPU computed a known sum wrongly, so it is not used",
  shader: "the GPU's driver did not accept a program",
  timeout: "the GPU did not answer in time",
};

const hints: Readonly<Record<GpuReason, string>> = {
  "no-webgpu": "Use a current version of Chrome, Edge or Safari on a page served over https, or train on the processor.",
  "no-adapter": "Turn on hardware acceleration in the browser's settings, or train on the processor.",
  "no-device": "Close other pages that use the GPU and try again, or train on the processor.",
  checksum: "Update the graphics driver, or train on the processor.",
  shader: "Update the browser and the graphics driver, or train on the processor.",
  timeout: "Try again when the machine is less busy, or train on the processor.",
};

/** There is no GPU to compute on; `message` and `hint` are sentences for people. */
export class GpuUnavailable extends PlaygroundError {
  readonly reason: GpuReason;

  /** @param detail  what the browser or the driver said, when it said something. */
  constructor(reason: GpuReason, detail?: string) {
    super(detail ? `${sentences[reason]}: ${detail}` : sentences[reason], hints[reason]);
    this.reason = reason;
  }
}

/** The device went away after it had been opened; nothing on it can be read any more. */
export class GpuLost extends PlaygroundError {
  /** "destroyed" when this program gave the device up, "unknown" when the system took it. */
  readonly reason: GPUDeviceLostReason;

  constructor(reason: GPUDeviceLostReason, detail?: string) {
    const sentence = reason === "destroyed" ? "the GPU has been given up" : "the GPU was lost while it was computing";
    super(detail ? `${sentence}: ${detail}` : sentence, "Training can go on from the last state that was read back.");
    this.reason = reason;
  }
}

/** A buffer that the GPU cannot hold. */
export class GpuMemoryError extends PlaygroundError {
  readonly reason = "out-of-memory";

  /** @param bytes  NaN where nobody knows how many. */
  constructor(label: string, bytes: number, detail: string) {
    const amount = Number.isNaN(bytes) ? "more memory" : `${(bytes / 1024 ** 2).toFixed(1)} MB`;
    super(
      `${label} need${label.endsWith("s") ? "" : "s"} ${amount} on the GPU, which it does not grant: ${detail}`,
      "Lower the number of samples, heads or models, or train on the processor.",
    );
  }
}
