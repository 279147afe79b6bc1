import type { Experiment } from "../experiment/document";
import type { OwnData } from "../tasks/dataset";
import { DataJob } from "./data-job";
import { GradientJob } from "./gradient-job";
import { dataJob, type Job } from "./job";
import type { GradientCheckpoint } from "./protocol";

/** The job of that name. */
export function createJob(experiment: Experiment, data: OwnData | null, id: number, checkpoint?: GradientCheckpoint): Job {
  return id === dataJob ? new DataJob(experiment, data) : new GradientJob(experiment, data, id, checkpoint);
}
