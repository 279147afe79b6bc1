import { describeFailure } from "../../../platform/engine/failure";
import type { JobId } from "../../../platform/engine/job";
import type { Experiment } from "../document/document";
import { isConvex, isTrained } from "../math/learners/training-methods";
import { dataJob, learnerOf } from "./job-plan";
import type { AnyJobState } from "./protocol";

/** The state of a job that could not be created. @throws {Error} for an unknown job. */
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
