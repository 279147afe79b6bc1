/** The learners. Adding one: a folder beside these with its record, and one line here. */
import type { AnySpec } from "../tasks/task-kind";
import { closedForm } from "./closed-form/kind";
import { convex } from "./convex/kind";
import { linearLayers, transformer } from "./deep/kinds";
import type { GradientSpec } from "./gradient/fields";
import { gradient } from "./gradient/kind";
import type { LearnerKind, Learning, Stepwise } from "./learner-kind";

/** By kind. */
export const learners = {
  "closed-form": closedForm,
  gradient,
  convex,
  "linear-layers": linearLayers,
  transformer,
} as const;

type Learners = typeof learners;
type SpecOf<Kind, Way extends Learning> = Kind extends LearnerKind<infer Spec, Way> ? Spec : never;
/** The specs of all learners that learn in one of these ways. */
export type SpecThat<Way extends Learning> = { [Kind in keyof Learners]: SpecOf<Learners[Kind], Way> }[keyof Learners];

export type LearnerSpec = SpecThat<Learning>;
export type SolvedSpec = SpecThat<"solved">;
export type ConvexSpec = SpecThat<"convex">;
export type HeadsSpec = SpecThat<"heads">;
export type LayersSpec = SpecThat<"layers">;
/** Learners that take gradient steps on V and Q, or on the weights of more layers. */
export type TrainedSpec = SpecThat<Stepwise>;

/** The record of a spec. The kind of a spec says which record takes it, which the type of a table cannot express. */
export function learnerKindOf<Spec extends AnySpec>({ kind }: Spec): LearnerKind<Spec> {
  return learners[kind as keyof Learners] as unknown as LearnerKind<Spec>;
}

export function isSolved(spec: LearnerSpec): spec is SolvedSpec {
  return learnerKindOf(spec).learns === "solved";
}

export function isConvex(spec: LearnerSpec): spec is ConvexSpec {
  return learnerKindOf(spec).learns === "convex";
}

/** Whether a learner takes gradient steps one after the other. */
export function isTrained(spec: LearnerSpec): spec is TrainedSpec {
  const { learns } = learnerKindOf(spec);
  return learns === "heads" || learns === "layers";
}

export function hasHeads(spec: LearnerSpec): spec is HeadsSpec {
  return learnerKindOf(spec).learns === "heads";
}

/** Whether it has layers of attention rather than heads like the teacher's. */
export function hasLayers(spec: LearnerSpec): spec is LayersSpec {
  return learnerKindOf(spec).learns === "layers";
}

/** The heads that are trained for a spec, and how; null for learners that are no such heads. */
export function headsOf(spec: LearnerSpec | undefined): GradientSpec | null {
  if (!spec || !hasHeads(spec)) return null;
  return (learnerKindOf(spec) as LearnerKind<HeadsSpec, "heads">).heads(spec);
}

/** A GPU can train what takes its steps in float32, one after the other. */
export function suitsGpu(spec: LearnerSpec | undefined): boolean {
  return spec !== undefined && isTrained(spec) && spec.precision === "float32";
}
