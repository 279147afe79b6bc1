/** The jobs of an experiment: the data with every closed form, and one for each other learner. */

import { type JobId, type JobPlan, jobsOfList } from "../../../platform/engine/job";
import type { Experiment } from "../document/document";
import { isSolved, isTrained, suitsGpu } from "../math/learners/training-methods";

/** The certificate and all closed forms. */
export const dataJob: JobId = "data";

/** The job of the learner at an index, unless the data job solves it, and the index of the learner of a job. */
export const { idOf: learnerJob, indexOf: learnerOf } = jobsOfList("learners", "learner");

/** The data come first: certificate and closed forms take milliseconds, and the curves are compared with them. */
export function jobsOf({ learners }: Pick<Experiment, "learners">): readonly JobPlan[] {
  const ofLearners = learners.flatMap((spec, index): JobPlan[] =>
    isSolved(spec) ? [] : [{ id: learnerJob(index), stepwise: isTrained(spec), suitsGpu: suitsGpu(spec) }],
  );
  return [{ id: dataJob, stepwise: false, suitsGpu: false }, ...ofLearners];
}
