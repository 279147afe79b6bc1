import { adamFactors, type BetaPowers, betaPowersAfter } from "../../../../../platform/tensors/optimizer";
import type { GradientSpec } from "./fields";

/** Linear warm-up, then constant or half a cosine down to zero at the last step. */
export function scheduledRate({ rate, warmup, schedule, steps }: GradientSpec, step: number): number {
  if (step < warmup) return (rate * (step + 1)) / warmup;
  if (schedule !== "cosine") return rate;
  return rate * 0.5 * (1 + Math.cos((Math.PI * (step - warmup)) / Math.max(steps - warmup, 1)));
}

/**
 * The factors of each step for the optimiser, in float64 until the last rounding.
 *
 * @param powers  before the first of the steps.
 * @returns count x 4: rate, rate / (1 - beta1^t), 1 / sqrt(1 - beta2^t), 1 - rate * weight decay. SGD uses the first only.
 */
export function stepFactors(spec: GradientSpec, step: number, count: number, powers: BetaPowers): Float32Array {
  const factors = new Float32Array(4 * count);
  let current = powers;
  for (let i = 0; i < count; i++) {
    const rate = scheduledRate(spec, step + i);
    current = powersAfter(spec, current, 1);
    if (spec.optimizer === "adamw") {
      const { size, correction } = adamFactors(rate, current);
      factors.set([rate, size, correction, 1 - rate * spec.weightDecay], 4 * i);
    } else factors[4 * i] = rate;
  }
  return factors;
}

/** The powers after `count` more steps, as in the WASM training step; both stay 1 under SGD. */
export function powersAfter(spec: GradientSpec, powers: BetaPowers, count: number): BetaPowers {
  return betaPowersAfter(spec, powers, spec.optimizer === "adamw" ? count : 0);
}
