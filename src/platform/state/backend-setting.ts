import type { Backend, BackendState, GpuFailure } from "../engine/backend";
import type { Preferences } from "./preferences";

/** "auto" takes the GPU where it was measured to be faster. */
export type BackendChoice = "auto" | Backend;

export const backendChoices: readonly BackendChoice[] = ["auto", "WebGPU", "WASM"];

/** Where a device keeps the choice, and what was measured of it. */
export const choiceKey = "backend";
export const calibrationKey = "calibration";

export function readBackendChoice(preferences: Preferences): BackendChoice {
  const kept = preferences.read(choiceKey);
  return backendChoices.find((known) => known === kept) ?? "auto";
}

/** Whether this device was told to use its GPU, or was measured and left to choose. Without either everybody sees the same bits. */
export function wantsGpu(preferences: Preferences): boolean {
  const choice = readBackendChoice(preferences);
  return choice === "WebGPU" || (choice === "auto" && preferences.read(calibrationKey) !== null);
}

/** What a person can do about it. */
export interface BackendActions {
  /** Keeps the choice on this device. The run goes on where it now belongs; choosing the GPU after it failed tries it again. */
  choose(choice: BackendChoice): void;
  /**
   * Measures what GPU and processor need for a step, keeps it on this device, and follows it where the choice is "auto".
   * Training pauses meanwhile.
   */
  measure(): Promise<void>;
}

export interface BackendSetting {
  readonly choice: BackendChoice;
  /** What the engine trains on. */
  readonly running: BackendState;
  /** What was measured of this device, in the shape that the lab gives it; null before that. */
  readonly calibration: object | null;
  /** Milliseconds a step that the calibration gives the run, under "auto"; null before that is known. */
  readonly estimate: Readonly<Record<Backend, number>> | null;
  /** The share of the calibration that is done; null while none is under way. */
  readonly measuring: number | null;
  /** Why the device could not be measured. */
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
