import type { GradientJobState } from "../../../engine/learnability/protocol";
import type { LearnerAt } from "../../../engine/learnability/study/landscape/questions";
import { keptSteps } from "../../../learners/landscape/path";
import type { Moment } from "./moment";

/** Steps of a run that goes on at which it is looked at again: as a ratio. */
const pace = 10 ** 0.25;
/** Before this step a path spans no plane worth seeing. */
export const leastSteps = 10;

/** How far a learner is looked at: a run that goes on is followed from mark to mark, so that the maps stand still in between. */
export function placeOf({ series, activity }: Moment, job: number | undefined): LearnerAt | null {
  const state = job === undefined ? undefined : series.gradients.get(job);
  const reached = state ? reachedBy(state) : 0;
  if (!state || reached < leastSteps) return null;
  if (state.status !== "running" || activity === "paused") return { job: state.learner, step: reached };
  let mark = leastSteps;
  for (const step of keptSteps(state.steps)) if (step <= reached && step >= mark * pace) mark = step;
  return { job: state.learner, step: mark };
}

/** Further seeds of a repeated learner may go on when its own has ended: its last recorded step is where that was. */
function reachedBy({ step, curve, diverged, stopped }: GradientJobState): number {
  return diverged || stopped ? (curve.step.at(-1) ?? 0) : step;
}
