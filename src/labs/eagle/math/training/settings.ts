import type { AdamSettings } from "./adam";
import type { WeightStart } from "./initial-weights";
import type { NetworkShape } from "./network";
import type { PromptSettings } from "./prompts";

/** All that training depends on. */
export interface TrainingSettings extends AdamSettings {
  readonly shape: NetworkShape;
  readonly prompts: PromptSettings;
  /** How the weights begin. */
  readonly start: WeightStart;
  /** Prompts of a step. */
  readonly batch: number;
}

/** What kernels compute in: float32, or float64 to be compared with. */
export type Precision = "float32" | "float64";
export type Numbers = Float32Array | Float64Array;
