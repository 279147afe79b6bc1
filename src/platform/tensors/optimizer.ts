/**
 * AdamW and SGD with momentum, as in PyTorch and in the kernels of the gradient learner, on any arithmetic. All weights of
 * a model are one row: an operation on some thousand numbers takes as long as one on ten.
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

/** Weights with the moments of their gradients: the first (the velocity of SGD) and the second. */
export type Moving<T> = {
  readonly weight: T;
  readonly first: T;
  readonly second: T;
};

/** Values per weight: the factor of its step, and its weight decay in place of the common one. */
export interface PerWeight<T> {
  readonly pace: T;
  readonly decay: T;
}

/** beta^t after t steps, by repeated products. */
export interface BetaPowers {
  readonly beta1Power: number;
  readonly beta2Power: number;
}

export const noSteps: BetaPowers = { beta1Power: 1, beta2Power: 1 };

export function betaPowersAfter(
  { beta1, beta2 }: Pick<OptimizerSettings, "beta1" | "beta2">,
  { beta1Power, beta2Power }: BetaPowers,
  steps: number,
): BetaPowers {
  let [first, second] = [beta1Power, beta2Power];
  for (let i = 0; i < steps; i++) {
    first *= beta1;
    second *= beta2;
  }
  return { beta1Power: first, beta2Power: second };
}

/**
 * The two factors of a step of Adam: rate / (1 - beta1^t) and 1 / sqrt(1 - beta2^t).
 *
 * @param powers  beta^t of this step, the first having t = 1.
 */
export function adamFactors(rate: number, { beta1Power, beta2Power }: BetaPowers) {
  return { size: rate / (1 - beta1Power), correction: 1 / Math.sqrt(1 - beta2Power) };
}

/**
 * The weights and moments after one step along the negative gradient, which is not clipped here. Nothing is freed, and
 * nothing is read back.
 *
 * @param powers  beta^t of this step, the first having t = 1.
 */
export function stepped<T>(
  arithmetic: Arithmetic<T>,
  weights: Moving<T>,
  gradient: T,
  rate: number,
  settings: OptimizerSettings,
  powers: BetaPowers,
  perWeight: PerWeight<T> | null = null,
): Moving<T> {
  return settings.optimizer === "adamw"
    ? adamw(arithmetic, weights, gradient, rate, settings, powers, perWeight)
    : momentum(arithmetic, weights, gradient, rate, settings);
}

/** The gradient, scaled to norm `limit` where it is longer: times limit / max(norm, limit), without reading the norm. */
export function clippedTo<T>({ array, total, times, squareRoot, shift, rectify, divide }: Arithmetic<T>, gradient: T, limit: number): T {
  if (limit === 0) return gradient;
  const norm = squareRoot(total(times(gradient, gradient)));
  const longer = shift(rectify(shift(norm, -limit)), limit);
  return times(gradient, divide(array(Float64Array.of(limit), [1]), longer));
}

/** The factor that clips a gradient of known norm, as in PyTorch's clip_grad_norm_, its 1e-6 included. */
export function clipFactor(norm: number, limit: number): number {
  return limit === 0 ? 1 : Math.min(1, limit / (norm + 1e-6));
}

/**
 * AdamW (Loshchilov and Hutter 2019): decay the weights by 1 - rate * decay, then move them as Adam does (Kingma and Ba 2015), by
 * rate / (1 - beta1^t) * m / (sqrt(v) / sqrt(1 - beta2^t) + epsilon).
 */
function adamw<T>(
  { add, subtract, times, divide, scale, shift, squareRoot }: Arithmetic<T>,
  { weight, first, second }: Moving<T>,
  gradient: T,
  rate: number,
  { beta1, beta2, epsilon, weightDecay }: OptimizerSettings,
  powers: BetaPowers,
  perWeight: PerWeight<T> | null,
): Moving<T> {
  const { size, correction } = adamFactors(rate, powers);
  const m = add(scale(first, beta1), scale(gradient, 1 - beta1));
  const v = add(scale(second, beta2), scale(times(gradient, gradient), 1 - beta2));
  const move = divide(scale(m, size), shift(scale(squareRoot(v), correction), epsilon));
  if (perWeight) {
    const kept = subtract(weight, times(weight, scale(perWeight.decay, rate)));
    return { weight: subtract(kept, times(move, perWeight.pace)), first: m, second: v };
  }
  const kept = weightDecay === 0 ? weight : scale(weight, 1 - rate * weightDecay);
  return { weight: subtract(kept, move), first: m, second: v };
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
