import type { WeightStart } from "./initial-weights";
import type { NetworkShape } from "./network";
import type { PromptSettings } from "./prompts";

/** The constants of Adam that the paper leaves at their defaults. */
export const adamConstants = { beta1: 0.9, beta2: 0.999, epsilon: 1e-8 } as const;

/** All that training depends on. */
export interface TrainingSettings {
  readonly rate: number;
  /** Largest 2-norm of a gradient; longer ones are shortened to it. */
  readonly clip: number;
  readonly shape: NetworkShape;
  readonly prompts: PromptSettings;
  /** How the weights begin. */
  readonly start: WeightStart;
  /** Prompts of a step. */
  readonly batch: number;
}

/** The precision of the kernels: float32, or float64 for comparison. */
export type Precision = "float32" | "float64";
export type Numbers = Float32Array | Float64Array;
