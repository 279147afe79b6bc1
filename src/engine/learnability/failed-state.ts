import type { Experiment } from "../../experiment/learnability/document";
import { isTrained } from "../../learners/specs";
import { describeFailure } from "./failure";
import { dataJob } from "./job";
import type { AnyJobState } from "./protocol";

/** The state of a job that could not be made. */
export function failedState(experiment: Experiment, id: number, error: unknown): AnyJobState {
  const state = { job: id, status: "failed", progress: 0, milliseconds: 0, failure: describeFailure(error) } as const;
  if (id === dataJob) return { ...state, kind: "certificate", certificate: null, labelVariance: null, bestFit: null };
  const learner = experiment.learners[id];
  const none = new Float64Array(0);
  const curve = { step: none, train: none, test: none, shifted: [] };
  if (learner?.kind === "convex")
    return { ...state, kind: "convex", step: 0, steps: learner.steps, samples: 0, curve, largestRate: null, rate: null, time: null };
  return { ...state, kind: "gradient", step: 0, steps: learner && isTrained(learner) ? learner.steps : 0, curve, repeats: [] };
}
