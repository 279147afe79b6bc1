/** The problem of a diverged learner, with its settings and the step. */
import type { Problem } from "../../../platform/fields/problem";
import type { TrainingSpec } from "../math/learners/gradient/fields";
import { learnerProblem } from "../math/learners/learner-problem";
import type { LearnerSpec } from "../math/learners/registry";
import { hasLayers, headsOf } from "../math/learners/training-methods";
import type { ConvexJobState, GradientJobState } from "./protocol";

/** Null for a learner that has not diverged. */
export function divergenceOf(spec: LearnerSpec, state: ConvexJobState | GradientJobState): Problem | null {
  if (!state.diverged) return null;
  if (state.kind === "convex") return divergenceOfDescent(state, state.diverged.step);
  const trained = hasLayers(spec) ? spec : headsOf(spec);
  return trained && divergenceOfTraining(trained, state.diverged.step);
}

export function divergenceOfTraining({ rate, optimizer, clip }: TrainingSpec, step: number): Problem {
  const values = { step, rate, optimizer: optimizer === "sgd" ? "SGD" : "AdamW" };
  return learnerProblem(clip === 0 ? "diverged-unclipped" : "diverged-clipped", values);
}

function divergenceOfDescent({ rate, largestRate }: Pick<ConvexJobState, "rate" | "largestRate">, step: number): Problem {
  const [own, largest] = [rate, largestRate].map((value) => (value ?? Number.NaN).toPrecision(6));
  return learnerProblem("diverged-convex", { step, rate: own, largest });
}
