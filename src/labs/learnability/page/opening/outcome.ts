/** What dragging has shown: how many examples were enough, and how far off the learner was before. */
import type { CurvePoint } from "../../engine/learning-curve/learning-curve";

/** Errors below this are rounding: the learner has the function itself. */
export const exact = 1e-6;

export interface Outcome {
  /** The least number of examples that leave nothing open. */
  readonly enough: number;
  /** Features of the function, each of them a direction that examples have to show. */
  readonly psi: number;
  /** The relative error after so many examples, from none on: whoever has seen nothing answers nothing right. */
  readonly errors: readonly number[];
}

/** @returns null where the learner was nowhere exact. @param seen  after one example, two, three. */
export function outcomeOf(seen: readonly CurvePoint[]): Outcome | null {
  const first = seen.find(({ error }) => error < exact);
  return first ? { enough: first.examples, psi: first.rank, errors: [1, ...seen.map(({ error }) => error)] } : null;
}
