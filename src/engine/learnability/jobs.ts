import { learnerKindOf } from "../../learners/registry";
import type { JobContext } from "../core/lab-engine";
import { ConvexJob } from "./convex-job";
import { DataJob } from "./data-job";
import { createDeepJob } from "./deep";
import { closedFormGpu } from "./gpu/closed-form-gpu";
import { GradientJob } from "./gradient-job";
import { dataJob, learnerOf } from "./job-plan";
import type { Learnability, LearnabilityJob } from "./protocol";

/** The job of that name. @throws when it cannot be made. */
export function createJob({ document, data, id, checkpoint, choices }: JobContext<Learnability>): LearnabilityJob {
  if (id === dataJob) return new DataJob(document, data, closedFormGpu(choices?.closedForms));
  const index = learnerOf(id);
  const spec = document.learners[index];
  const learns = spec && learnerKindOf(spec).learns;
  if (learns === "convex") return new ConvexJob(document, data, index);
  if (learns === "heads") return new GradientJob(document, data, index, checkpoint);
  if (learns === "layers") return createDeepJob(document, data, index, checkpoint);
  throw new Error(`there is no job ${id}`);
}
