import type { Backend, BackendState, GpuFailure } from "../engine/backend";
import type { Preferences } from "./preferences";

/** "auto" uses the GPU where it was measured to be faster. */
export type BackendChoice = "auto" | Backend;

export const backendChoices: readonly BackendChoice[] = ["auto", "WebGPU", "WASM"];

/** Keys of the choice and of the measurements of a device. */
export const choiceKey = "backend";
export const calibrationKey = "calibration";

export function readBackendChoice(preferences: Preferences): BackendChoice {
  const kept = preferences.read(choiceKey);
  return backendChoices.find((known) => known === kept) ?? "auto";
}

/**
 * Whether the user chose the GPU, or "auto" after a measurement. By default the processor is used, so that all devices
 * compute the same bits.
 */
export function wantsGpu(preferences: Preferences): boolean {
  const choice = readBackendChoice(preferences);
  return choice === "WebGPU" || (choice === "auto" && preferences.read(calibrationKey) !== null);
}

/** Actions of the user. */
export interface BackendActions {
  /** Stores the choice on this device. The run moves accordingly; choosing the GPU after a failure retries it. */
  choose(choice: BackendChoice): void;
  /**
   * Measures the time of a step on GPU and processor, stores it on this device, and applies it where the choice is "auto".
   * Training pauses meanwhile.
   */
  measure(): Promise<void>;
}

export interface BackendSetting {
  readonly choice: BackendChoice;
  /** The backend in use. */
  readonly running: BackendState;
  /** Measurements of this device, in the lab's format; null before the first. */
  readonly calibration: object | null;
  /** Estimated milliseconds of a step of the run on each backend, under "auto"; null before they are known. */
  readonly estimate: Readonly<Record<Backend, number>> | null;
  /** Share of the calibration done; null when none is running. */
  readonly measuring: number | null;
  /** Reason of a failed measurement. */
  readonly unmeasured: GpuFailure | null;
}

export const noBackendSetting: BackendSetting = {
  choice: "auto",
  running: { backend: "WASM", obstacle: null },
  calibration: null,
  estimate: null,
  measuring: null,
  unmeasured: null,
};
