import type { LearnerAt } from "../../../engine/study/landscape/questions";
import { keptSteps } from "../../../learners/landscape/path";
import type { Moment } from "./moment";

/** Steps of a run that goes on at which it is looked at again: as a ratio. */
const pace = 10 ** 0.25;
/** Before this step a path spans no plane worth seeing. */
export const leastSteps = 10;

/** How far a learner is looked at: a run that goes on is followed from mark to mark, so that the maps stand still in between. */
export function placeOf({ series }: Moment, job: number | undefined): LearnerAt | null {
  const state = job === undefined ? undefined : series.gradients.get(job);
  if (!state || state.step < leastSteps) return null;
  if (state.status !== "running") return { job: state.job, step: state.step };
  let mark = leastSteps;
  for (const step of keptSteps(state.steps)) if (step <= state.step && step >= mark * pace) mark = step;
  return { job: state.job, step: mark };
}
