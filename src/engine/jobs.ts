import type { Experiment } from "../experiment/document";
import type { OwnData } from "../tasks/dataset";
import { ConvexJob } from "./convex-job";
import { DataJob } from "./data-job";
import { GradientJob } from "./gradient-job";
import { dataJob, type Job } from "./job";
import type { GradientCheckpoint } from "./protocol";

/** The job of that name. */
export function createJob(experiment: Experiment, data: OwnData | null, id: number, checkpoint?: GradientCheckpoint): Job {
  if (id === dataJob) return new DataJob(experiment, data);
  return experiment.learners[id]?.kind === "convex"
    ? new ConvexJob(experiment, data, id)
    : new GradientJob(experiment, data, id, checkpoint);
}
