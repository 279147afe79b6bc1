/** The jobs of an experiment: the data with every closed form, and one for each other learner. */

import type { JobId, JobPlan } from "../../../platform/engine/job";
import type { Experiment } from "../document/document";
import { isSolved, isTrained, suitsGpu } from "../math/learners/training-methods";

/** The certificate and all closed forms. */
export const dataJob: JobId = "data";

/** The job of the learner at this index, unless the data job solves it. */
export function learnerJob(index: number): JobId {
  return `learners[${index}]`;
}

/** The job that reports on the learner at an index. */
export function jobOfLearner({ learners }: Pick<Experiment, "learners">, index: number): JobId {
  return isSolved(learners[index]) ? dataJob : learnerJob(index);
}

/** The index of the learner of a job. @throws {Error} for another job. */
export function learnerOf(job: JobId): number {
  const index = /^learners\[(\d+)\]$/.exec(job)?.[1];
  if (index === undefined) throw new Error(`${job} is not the job of a learner`);
  return Number(index);
}

/** The data come first: certificate and closed forms take milliseconds, and the curves are compared with them. */
export function jobsOf({ learners }: Pick<Experiment, "learners">): readonly JobPlan[] {
  const ofLearners = learners.flatMap((spec, index): JobPlan[] =>
    isSolved(spec) ? [] : [{ id: learnerJob(index), stepwise: isTrained(spec), suitsGpu: suitsGpu(spec) }],
  );
  return [{ id: dataJob, stepwise: false, suitsGpu: false }, ...ofLearners];
}
