/** One step of training in float64: clipping and Adam as PyTorch has them, for the oracle. */

export interface AdamSettings {
  readonly rate: number;
  /** Largest 2-norm of a gradient; longer ones are shortened to it. */
  readonly clip: number;
}

/** The constants that the paper leaves at their defaults. */
export const adamConstants = { beta1: 0.9, beta2: 0.999, epsilon: 1e-8 } as const;

/** Everything that training changes, beside its count of steps. */
export interface AdamState {
  readonly weights: Float64Array;
  readonly firstMoment: Float64Array;
  readonly secondMoment: Float64Array;
  /** Steps that changed the weights. */
  taken: number;
  /** Steps whose gradient was not finite, and which changed nothing. */
  skipped: number;
}

export function initialAdam(weights: Float64Array): AdamState {
  const zeros = () => new Float64Array(weights.length);
  return { weights: weights.slice(), firstMoment: zeros(), secondMoment: zeros(), taken: 0, skipped: 0 };
}

/**
 * Changes the weights by one step; a gradient that is not finite is left out and counted, as a matrix of large norm now and then
 * overflows float32 and would otherwise end training for good.
 */
export function stepAdam(state: AdamState, gradient: Float64Array, { rate, clip }: AdamSettings): void {
  const norm = Math.sqrt(gradient.reduce((sum, value) => sum + value * value, 0));
  if (!Number.isFinite(norm)) {
    state.skipped++;
    return;
  }
  state.taken++;
  const { beta1, beta2, epsilon } = adamConstants;
  // PyTorch's clip_grad_norm_, its 1e-6 included.
  const factor = Math.min(1, clip / (norm + 1e-6));
  const size = rate / (1 - beta1 ** state.taken);
  const correction = 1 / Math.sqrt(1 - beta2 ** state.taken);
  const { weights, firstMoment, secondMoment } = state;
  for (let i = 0; i < weights.length; i++) {
    const g = factor * gradient[i];
    firstMoment[i] = beta1 * firstMoment[i] + (1 - beta1) * g;
    secondMoment[i] = beta2 * secondMoment[i] + (1 - beta2) * g * g;
    weights[i] -= (size * firstMoment[i]) / (Math.sqrt(secondMoment[i]) * correction + epsilon);
  }
}
