/** Device on which gradient learners train, and the reason for it; plain data that page and workers share. */

import type { Problem } from "../fields/problem";

/** WASM in a pool of workers, or WebGPU in a worker of its own. */
export type Backend = "WASM" | "WebGPU";

/** Why the GPU is not available or failed during a run. */
export interface GpuFailure {
  readonly reason: GpuFailureReason;
  readonly problem: Problem;
}

export type GpuFailureReason =
  | "no-webgpu"
  | "no-adapter"
  | "no-device"
  | "checksum"
  | "shader"
  | "timeout"
  | "out-of-memory"
  /** The device was lost during the run. */
  | "lost"
  /** The worker of the GPU failed or does not answer. */
  | "worker";

/** Why the GPU is not used although it is chosen: it failed, or every stepwise job of the run requires float64. */
export type Obstacle = GpuFailure | "float64";

/** Backend of an engine. */
export type BackendState =
  | { readonly backend: "WASM"; readonly obstacle: Obstacle | null }
  /** The name is null until the device is open. */
  | { readonly backend: "WebGPU"; readonly device: string | null };
