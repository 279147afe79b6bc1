/** Result of dragging the slider: the number of samples after which the learner is exact, and its error before. */
import type { CurvePoint } from "../../engine/learning-curve/learning-curve";

/** Errors below this are rounding: the learner equals the layer. */
export const exact = 1e-6;

export interface Outcome {
  /** The least number of training samples with an exact learner. */
  readonly enough: number;
  /** Number of cubic features. */
  readonly psi: number;
  /** Relative error by the number of samples, from zero samples on, where it is 1. */
  readonly errors: readonly number[];
}

/** @returns null where the learner was nowhere exact. @param seen  after one sample, two, three. */
export function outcomeOf(seen: readonly CurvePoint[]): Outcome | null {
  const first = seen.find(({ error }) => error < exact);
  return first ? { enough: first.examples, psi: first.rank, errors: [1, ...seen.map(({ error }) => error)] } : null;
}
