/** The work of an experiment, job by job, in multiply-adds. */
import type { JobId } from "../../../../platform/engine/job";
import type { Experiment } from "../../document/document";
import { dataJob, jobsOf, learnerOf } from "../../engine/job-plan";
import { dataWork } from "../../math/learners/cost";
import { learnerKindOf } from "../../math/learners/registry";
import { isSolved } from "../../math/learners/training-methods";
import { dataSize, sequenceLength, type TrainingSize } from "../../math/tasks/size";
import type { OwnDataSummary } from "./own-data";

/** Work of one sort and size goes at one speed: that of a step depends on its precision and its model, and solving is another thing. */
export const sorts = ["float32", "float64", "layers32", "layers64", "data", "convex"] as const;
export type Sort = (typeof sorts)[number];

/**
 * Below so much work a job is over in a second on a slow device, and takes its time in preparing rather than in what is
 * counted: solving at d = 4 was measured to do 100 times less of it in a second than at d = 12, gradient steps of any
 * size do the same within a third.
 */
export const negligible: Readonly<Record<Sort, number>> = {
  float32: 1e7,
  float64: 1e7,
  layers32: 1e6,
  layers64: 1e6,
  data: 1e8,
  convex: 1e8,
};

export interface JobWork {
  readonly job: JobId;
  readonly sort: Sort;
  readonly multiplyAdds: number;
}

/** Null where the data are not open, so that nothing is known of their size. */
export function sizeOf({ task }: Experiment, ownData: OwnDataSummary | null): TrainingSize | null {
  return dataSize(task, ownData);
}

/** The work of every job for which the document determines it. */
export function worksOf(experiment: Experiment, size: TrainingSize): readonly JobWork[] {
  return jobsOf(experiment).flatMap(({ id }) => workOf(experiment, size, id));
}

function workOf({ learners, task }: Experiment, size: TrainingSize, job: JobId): readonly JobWork[] {
  if (job === dataJob) {
    const closedForms = learners.filter(isSolved).length;
    return [{ job, sort: "data", multiplyAdds: dataWork(size, closedForms) }];
  }
  const spec = learners[learnerOf(job)];
  const work = spec && learnerKindOf(spec).work(spec, { ...size, n: sequenceLength(task) });
  return work ? [{ job, ...work }] : [];
}
