/** What a document calls a learner, of any kind. */
import type { ClosedFormSpec } from "./closed-form/schema";
import type { ConvexSpec } from "./convex/schema";
import type { DeepSpec } from "./deep/schema";
import type { GradientSpec } from "./gradient/schema";

export type LearnerSpec = ClosedFormSpec | GradientSpec | ConvexSpec | DeepSpec;

/** Learners that take gradient steps on V and Q, or on the weights of more layers. */
export type TrainedSpec = GradientSpec | DeepSpec;

/** Whether a learner takes gradient steps one after the other. */
export function isTrained(spec: LearnerSpec): spec is TrainedSpec {
  return spec.kind !== "closed-form" && spec.kind !== "convex";
}

export function isDeep(spec: { readonly kind: string }): spec is DeepSpec {
  return spec.kind === "linear-layers" || spec.kind === "transformer";
}
