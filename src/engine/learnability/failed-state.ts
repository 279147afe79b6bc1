import type { Experiment } from "../../experiment/learnability/document";
import { isConvex, isTrained } from "../../learners/registry";
import { describeFailure } from "../core/failure";
import type { JobId } from "../core/job";
import { dataJob, learnerOf } from "./job-plan";
import type { AnyJobState } from "./protocol";

/** The state of a job that could not be made. @throws {Error} for a job that the experiment has not got. */
export function failedState(experiment: Experiment, job: JobId, error: unknown): AnyJobState {
  const state = { job, status: "failed", progress: 0, milliseconds: 0, failure: describeFailure(error) } as const;
  if (job === dataJob) return { ...state, kind: "certificate", certificate: null, labelVariance: null, bestFit: null };
  const learner = learnerOf(job);
  const spec = experiment.learners[learner];
  const none = new Float64Array(0);
  const curve = { step: none, train: none, test: none, shifted: [] };
  if (spec && isConvex(spec))
    return { ...state, kind: "convex", learner, step: 0, steps: spec.steps, samples: 0, curve, largestRate: null, rate: null, time: null };
  if (spec && isTrained(spec)) return { ...state, kind: "gradient", learner, step: 0, steps: spec.steps, curve, repeats: [] };
  throw new Error(`there is no job ${job}`);
}
