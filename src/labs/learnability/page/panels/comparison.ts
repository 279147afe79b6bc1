/** Choice of the learners that are compared with the teacher. */
import type { LearnerView } from "../../engine/view";
import { lastError } from "../curve-errors";
import { isClosedForm, isConvex, isGradient, isLayered, type NamedLearner } from "../learners";
import type { RunSeries } from "../session/series";

/** A learner and its view of the sample that is shown. */
export interface Compared {
  readonly learner: NamedLearner;
  readonly view: LearnerView;
}

/** More than three learners beside the teacher are too small to read. */
export const mostCompared = 3;

/** A learner must be this much better than the one shown to take its place, so that the picture does not flicker. */
const clearlyBetter = 0.2;

/** Of the gradient learners that have heads like the teacher's, the one with the smallest error; the one shown before, unless another is clearly better. */
export function bestGradient(learners: readonly NamedLearner[], series: RunSeries, shown: number | null): number | null {
  const alike = learners.filter((learner) => isGradient(learner) && !isLayered(learner));
  const errors = alike.flatMap(({ index }) => {
    const state = series.gradients.get(index);
    const error = state && !state.diverged ? lastError(state.curve) : Number.NaN;
    return Number.isFinite(error) ? [{ index, error }] : [];
  });
  const best = errors.toSorted((a, b) => a.error - b.error).at(0);
  if (!best) return alike.at(-1)?.index ?? null;
  const current = errors.find(({ index }) => index === shown);
  return current && best.error > clearlyBetter * current.error ? current.index : best.index;
}

/** The chosen learners, or the first closed form, the first gradient descent on W and the best gradient learner. */
export function comparedLearners(
  learners: readonly NamedLearner[],
  chosen: readonly number[] | null,
  best: number | null,
): readonly NamedLearner[] {
  if (chosen) return learners.filter(({ index }) => chosen.includes(index));
  const shown = [learners.find(isClosedForm)?.index, learners.find(isConvex)?.index, best];
  return learners.filter(({ index }) => shown.includes(index));
}
