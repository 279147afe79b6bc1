import { wayOf } from "../../learners/ways";
import type { JobContext } from "../core/lab-engine";
import { ConvexJob } from "./convex-job";
import { DataJob } from "./data-job";
import { createDeepJob } from "./deep";
import { closedFormGpu } from "./gpu/closed-form-gpu";
import { GradientJob } from "./gradient-job";
import { dataJob, learnerOf } from "./job-plan";
import type { Learnability, LearnabilityJob } from "./protocol";
import { type Sharing, usuallyWorth } from "./sharing";

/** The job of that name. @throws when it cannot be made. */
export function createJob({ document, data, id, checkpoint, choices, helpers = 0 }: JobContext<Learnability>): LearnabilityJob {
  if (id === dataJob) return new DataJob(document, data, closedFormGpu(choices?.closedForms), sharingOfWorker(helpers));
  const index = learnerOf(id);
  const spec = document.learners[index];
  const learns = spec && wayOf(spec).learns;
  if (learns === "convex") return new ConvexJob(document, data, index);
  if (learns === "heads") return new GradientJob(document, data, index, checkpoint);
  if (learns === "layers") return createDeepJob(document, data, index, checkpoint);
  throw new Error(`there is no job ${id}`);
}

/** With workers beside that of the job; what opens them is fetched when there is something to share. */
function sharingOfWorker(helpers: number): Sharing | null {
  if (helpers === 0) return null;
  return {
    worth: usuallyWorth,
    open: (context) =>
      import("./split/beside-worker").then(
        ({ SharedData, helpersBesideWorker }) => new SharedData(context, helpersBesideWorker(helpers), usuallyWorth),
      ),
  };
}
