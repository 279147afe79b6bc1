/** The jobs of an experiment: the data with every closed form, and one for each other learner. */
import type { Experiment, LearnerSpec } from "../../experiment/learnability/document";
import { isTrained } from "../../learners/specs";
import type { JobId, JobPlan } from "../core/job";

/** The certificate, and every closed form along with it. */
export const dataJob: JobId = "data";

/** The job of the learner at an index of the experiment that is not solved along with the data. */
export function learnerJob(index: number): JobId {
  return `learners[${index}]`;
}

/** The job that reports on the learner at an index. */
export function jobOfLearner({ learners }: Pick<Experiment, "learners">, index: number): JobId {
  return learners[index]?.kind === "closed-form" ? dataJob : learnerJob(index);
}

/** The index of the learner that a job is about. @throws {Error} for the name of no learner's job. */
export function learnerOf(job: JobId): number {
  const index = /^learners\[(\d+)\]$/.exec(job)?.[1];
  if (index === undefined) throw new Error(`${job} is not the job of a learner`);
  return Number(index);
}

/** Whether a GPU can train a learner at all: step by step, in float32. */
export function suitsGpu(spec: LearnerSpec): boolean {
  return isTrained(spec) && spec.precision === "float32";
}

/** The data come first: certificate and closed forms answer in milliseconds and are what the curves are compared with. */
export function jobsOf({ learners }: Pick<Experiment, "learners">): readonly JobPlan[] {
  const ofLearners = learners.flatMap((spec, index): JobPlan[] =>
    spec.kind === "closed-form" ? [] : [{ id: learnerJob(index), stepwise: isTrained(spec), suitsGpu: suitsGpu(spec) }],
  );
  return [{ id: dataJob, stepwise: false, suitsGpu: false }, ...ofLearners];
}
