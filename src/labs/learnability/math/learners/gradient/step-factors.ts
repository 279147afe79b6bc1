import type { GradientSpec } from "./fields";

/** beta1^t and beta2^t, multiplied up step by step as the WASM training step does; both stay 1 under SGD. */
export interface Powers {
  readonly beta1Power: number;
  readonly beta2Power: number;
}

/** Linear warm-up, then constant or half a cosine down to zero at the last step. */
export function scheduledRate({ rate, warmup, schedule, steps }: GradientSpec, step: number): number {
  if (step < warmup) return (rate * (step + 1)) / warmup;
  if (schedule !== "cosine") return rate;
  return rate * 0.5 * (1 + Math.cos((Math.PI * (step - warmup)) / Math.max(steps - warmup, 1)));
}

/**
 * What the optimiser needs to know of the index of each step, in float64 until the last rounding.
 *
 * @param powers  before the first of the steps.
 * @returns count x 4: rate, rate / (1 - beta1^t), 1 / sqrt(1 - beta2^t), 1 - rate * weight decay. SGD uses the first only.
 */
export function stepFactors(spec: GradientSpec, step: number, count: number, powers: Powers): Float32Array {
  const factors = new Float32Array(4 * count);
  let current = powers;
  for (let i = 0; i < count; i++) {
    const rate = scheduledRate(spec, step + i);
    current = powersAfter(spec, current, 1);
    const { beta1Power, beta2Power } = current;
    if (spec.optimizer === "adamw")
      factors.set([rate, rate / (1 - beta1Power), 1 / Math.sqrt(1 - beta2Power), 1 - rate * spec.weightDecay], 4 * i);
    else factors[4 * i] = rate;
  }
  return factors;
}

/** The powers after `count` more steps. */
export function powersAfter(spec: GradientSpec, { beta1Power, beta2Power }: Powers, count: number): Powers {
  if (spec.optimizer !== "adamw") return { beta1Power, beta2Power };
  let [first, second] = [beta1Power, beta2Power];
  for (let i = 0; i < count; i++) {
    first *= spec.beta1;
    second *= spec.beta2;
  }
  return { beta1Power: first, beta2Power: second };
}
