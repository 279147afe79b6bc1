/**
 * The training method of each learner, one line a learner. Workers carry this file; forms, labels and costs, which they do
 * not need, are in `registry.ts`.
 */
import { usesAll } from "./gradient/batch";
import { separates } from "./gradient/factored-learners";
import type { GradientSpec } from "./gradient/fields";
import { headsAsGiven, type Stepwise, type TrainingMethod, type TrainingMethodName } from "./learner-kind";
import type { LearnerSpec, LearnerSpecs } from "./registry";

const trainingMethods = {
  "closed-form": { name: "solved" },
  gradient: { name: "heads", heads: headsAsGiven },
  convex: { name: "convex" },
  "linear-layers": { name: "layers" },
  transformer: { name: "layers" },
} as const satisfies { readonly [Kind in keyof LearnerSpecs]: TrainingMethod<LearnerSpecs[Kind]> };

/** The specs of all learners with one of these training methods. */
export type SpecOfMethod<Sort extends TrainingMethodName> = {
  [Kind in keyof LearnerSpecs]: (typeof trainingMethods)[Kind]["name"] extends Sort ? LearnerSpecs[Kind] : never;
}[keyof LearnerSpecs];

export type SolvedSpec = SpecOfMethod<"solved">;
export type ConvexSpec = SpecOfMethod<"convex">;
export type HeadsSpec = SpecOfMethod<"heads">;
export type LayersSpec = SpecOfMethod<"layers">;
/** Learners that take gradient steps on V and Q, or on the weights of more layers. */
export type TrainedSpec = SpecOfMethod<Stepwise>;

/** The cast states what the type of the table cannot express: the entry of a kind takes the spec of that kind. */
export function trainingMethodOf<Spec extends LearnerSpec>({ kind }: Spec): TrainingMethod<Spec> {
  return trainingMethods[kind] as unknown as TrainingMethod<Spec>;
}

export function isSolved(spec: LearnerSpec): spec is SolvedSpec {
  return trainingMethodOf(spec).name === "solved";
}

export function isConvex(spec: LearnerSpec): spec is ConvexSpec {
  return trainingMethodOf(spec).name === "convex";
}

/** Whether a learner takes gradient steps one after the other. */
export function isTrained(spec: LearnerSpec): spec is TrainedSpec {
  return hasHeads(spec) || hasLayers(spec);
}

export function hasHeads(spec: LearnerSpec): spec is HeadsSpec {
  return trainingMethodOf(spec).name === "heads";
}

/** Whether it has layers of attention rather than heads like the teacher's. */
export function hasLayers(spec: LearnerSpec): spec is LayersSpec {
  return trainingMethodOf(spec).name === "layers";
}

/** The heads that are trained for a spec, and how; null for other learners. */
export function headsOf(spec: LearnerSpec | undefined): GradientSpec | null {
  if (!spec) return null;
  const method = trainingMethodOf(spec);
  return method.name === "heads" ? method.heads(spec) : null;
}

/** The GPU trains learners that take gradient steps on batches in float32, heads with one key-query matrix. */
export function suitsGpu(spec: LearnerSpec | undefined): boolean {
  if (spec === undefined || !isTrained(spec) || spec.precision !== "float32" || usesAll(spec)) return false;
  const heads = headsOf(spec);
  return heads === null || !separates(heads);
}
