import type { GradientJobState } from "../../engine/protocol";
import type { LearnerAt } from "../../engine/study/landscape/questions";
import { keptSteps } from "../../math/learners/landscape/path";
import type { Moment } from "./moment";

/** Ratio of the steps at which a run that goes on is read. */
const pace = 10 ** 0.25;
/** Before this step a path spans no plane worth seeing. */
export const leastSteps = 10;

/** The step up to which a learner is shown: a run that goes on is followed from mark to mark, so that the maps stand still in between. */
export function placeOf({ series, activity }: Moment, learner: number | undefined): LearnerAt | null {
  const state = learner === undefined ? undefined : series.gradients.get(learner);
  const reached = state ? reachedBy(state) : 0;
  if (!state || reached < leastSteps) return null;
  if (state.status !== "running" || activity === "paused") return { learner: state.learner, step: reached };
  let mark = leastSteps;
  for (const step of keptSteps(state.steps)) if (step <= reached && step >= mark * pace) mark = step;
  return { learner: state.learner, step: mark };
}

/** Further seeds of a repeated learner may go on when its own has ended: its last recorded step is where that was. */
function reachedBy({ step, curve, diverged, stopped }: GradientJobState): number {
  return diverged || stopped ? (curve.step.at(-1) ?? 0) : step;
}
