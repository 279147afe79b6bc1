/**
 * AdamW and SGD with momentum, as in PyTorch and in the kernels of the gradient learner, on any arithmetic. All weights of
 * a model are one row: one operation on some thousand numbers costs what one on ten does.
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

/** Weights with the moments of their gradients: of the first order (the velocity of SGD), and of the second. */
export type Moving<T> = {
  readonly weight: T;
  readonly first: T;
  readonly second: T;
};

/** What one step of Adam needs, which every arithmetic has. */
type AdamArithmetic<T> = Pick<Arithmetic<T>, "add" | "times" | "divide" | "scale" | "shift" | "squareRoot">;

/** beta^t after t steps, by repeated products. */
export interface BetaPowers {
  readonly beta1Power: number;
  readonly beta2Power: number;
}

/**
 * The weights and moments after one step down the gradient. Nothing is freed, and nothing is read back.
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
): Moving<T> {
  const clipped = settings.clip === 0 ? gradient : clippedTo(arithmetic, gradient, settings.clip);
  return settings.optimizer === "adamw"
    ? adamw(arithmetic, weights, clipped, rate, settings, powers)
    : momentum(arithmetic, weights, clipped, rate, settings);
}

/** The gradient, brought down to norm `limit` where it is longer: times limit / max(norm, limit). */
function clippedTo<T>({ array, total, times, squareRoot, shift, rectify, divide }: Arithmetic<T>, gradient: T, limit: number): T {
  const norm = squareRoot(total(times(gradient, gradient)));
  const longer = shift(rectify(shift(norm, -limit)), limit);
  return times(gradient, divide(array(Float64Array.of(limit), [1]), longer));
}

/** AdamW (Loshchilov and Hutter 2019): decay the weights by 1 - rate * decay, then move them as Adam does. */
function adamw<T>(
  arithmetic: Arithmetic<T>,
  weights: Moving<T>,
  gradient: T,
  rate: number,
  settings: OptimizerSettings,
  powers: BetaPowers,
): Moving<T> {
  const { weightDecay } = settings;
  const { move, first, second } = adamMove(arithmetic, weights, gradient, rate, settings, powers);
  const kept = weightDecay === 0 ? weights.weight : arithmetic.scale(weights.weight, 1 - rate * weightDecay);
  return { weight: arithmetic.subtract(kept, move), first, second };
}

/**
 * What Adam (Kingma and Ba 2015) takes from the weights, rate / (1 - beta1^t) * m / (sqrt(v) / sqrt(1 - beta2^t) + epsilon), and
 * the moments m and v after this gradient.
 *
 * @param powers  beta^t of this step, the first having t = 1.
 */
export function adamMove<T>(
  { add, times, divide, scale, shift, squareRoot }: AdamArithmetic<T>,
  { first, second }: Pick<Moving<T>, "first" | "second">,
  gradient: T,
  rate: number,
  { beta1, beta2, epsilon }: Pick<OptimizerSettings, "beta1" | "beta2" | "epsilon">,
  { beta1Power, beta2Power }: BetaPowers,
): { readonly move: T; readonly first: T; readonly second: T } {
  const m = add(scale(first, beta1), scale(gradient, 1 - beta1));
  const v = add(scale(second, beta2), scale(times(gradient, gradient), 1 - beta2));
  const size = shift(scale(squareRoot(v), 1 / Math.sqrt(1 - beta2Power)), epsilon);
  return { move: divide(scale(m, rate / (1 - beta1Power)), size), first: m, second: v };
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
