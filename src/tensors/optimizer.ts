/**
 * AdamW and SGD with momentum over named weights, as in PyTorch and in the kernels of the gradient learner, on any
 * arithmetic.
 */
import type { Arithmetic } from "./arithmetic";

export interface OptimizerSettings {
  readonly optimizer: "adamw" | "sgd";
  readonly momentum: number;
  readonly beta1: number;
  readonly beta2: number;
  readonly epsilon: number;
  readonly weightDecay: number;
  /** Largest norm of the whole gradient; 0 does not clip. */
  readonly clip: number;
}

/** A weight with the moments of its gradients: of the first order (the velocity of SGD), and of the second. */
export interface Moving<T> {
  readonly weight: T;
  readonly first: T;
  readonly second: T;
}

/** beta^t after t steps, by repeated products. */
export interface BetaPowers {
  readonly beta1Power: number;
  readonly beta2Power: number;
}

/**
 * The weights and moments after one step down the gradients. Nothing is freed.
 *
 * @param powers  beta^t of this step, the first having t = 1.
 */
export function stepped<T>(
  arithmetic: Arithmetic<T>,
  weights: readonly Moving<T>[],
  gradients: readonly T[],
  rate: number,
  settings: OptimizerSettings,
  powers: BetaPowers,
): Moving<T>[] {
  const factor = clipFactor(arithmetic, gradients, settings.clip);
  return weights.map((weight, i) => {
    const gradient = factor === 1 ? gradients[i] : arithmetic.scale(gradients[i], factor);
    return settings.optimizer === "adamw"
      ? adamw(arithmetic, weight, gradient, rate, settings, powers)
      : momentum(arithmetic, weight, gradient, rate, settings);
  });
}

/** What brings the whole gradient down to norm `limit` where it is longer. */
function clipFactor<T>({ total, times }: Arithmetic<T>, gradients: readonly T[], limit: number): number {
  if (limit === 0) return 1;
  const norm = Math.sqrt(gradients.reduce((sum, gradient) => sum + total(times(gradient, gradient)), 0));
  return norm > limit ? limit / norm : 1;
}

/**
 * AdamW (Loshchilov and Hutter 2019): decay the weights by 1 - rate * decay, then
 * w -= rate / (1 - beta1^t) * m / (sqrt(v) / sqrt(1 - beta2^t) + epsilon).
 */
function adamw<T>(
  { add, subtract, times, divide, scale, shift, squareRoot }: Arithmetic<T>,
  { weight, first, second }: Moving<T>,
  gradient: T,
  rate: number,
  { beta1, beta2, epsilon, weightDecay }: OptimizerSettings,
  { beta1Power, beta2Power }: BetaPowers,
): Moving<T> {
  const m = add(scale(first, beta1), scale(gradient, 1 - beta1));
  const v = add(scale(second, beta2), scale(times(gradient, gradient), 1 - beta2));
  const size = shift(scale(squareRoot(v), 1 / Math.sqrt(1 - beta2Power)), epsilon);
  const kept = weightDecay === 0 ? weight : scale(weight, 1 - rate * weightDecay);
  return { weight: subtract(kept, divide(scale(m, rate / (1 - beta1Power)), size)), first: m, second: v };
}

/** velocity = momentum * velocity + (g + decay w); w -= rate * velocity. */
function momentum<T>(
  { add, subtract, scale }: Arithmetic<T>,
  { weight, first, second }: Moving<T>,
  gradient: T,
  rate: number,
  settings: OptimizerSettings,
): Moving<T> {
  const pull = settings.weightDecay === 0 ? gradient : add(gradient, scale(weight, settings.weightDecay));
  const velocity = add(scale(first, settings.momentum), pull);
  return { weight: subtract(weight, scale(velocity, rate)), first: velocity, second };
}
