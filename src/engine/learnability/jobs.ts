import type { Experiment } from "../../experiment/learnability/document";
import { isDeep } from "../../learners/specs";
import type { OwnData } from "../../tasks/dataset";
import type { ClosedFormChoice } from "./closed-form-choice";
import { ConvexJob } from "./convex-job";
import { DataJob } from "./data-job";
import { createDeepJob } from "./deep";
import { closedFormGpu } from "./gpu/closed-form-gpu";
import { GradientJob } from "./gradient-job";
import { dataJob, type Job } from "./job";
import type { GradientCheckpoint } from "./protocol";

/** The job of that name. */
export function createJob(
  experiment: Experiment,
  data: OwnData | null,
  id: number,
  checkpoint?: GradientCheckpoint,
  closedForms?: ClosedFormChoice,
): Job {
  if (id === dataJob) return new DataJob(experiment, data, closedFormGpu(closedForms));
  const learner = experiment.learners[id];
  if (learner?.kind === "convex") return new ConvexJob(experiment, data, id);
  return learner && isDeep(learner) ? createDeepJob(experiment, data, id, checkpoint) : new GradientJob(experiment, data, id, checkpoint);
}
