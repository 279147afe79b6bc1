/**
 * The learners. Adding one: a folder beside these with its record, one line here for what it is and one among the ways for
 * how the engine learns it.
 */
import type { AnySpec } from "../tasks/task-kind";
import { closedForm } from "./closed-form/kind";
import { convex } from "./convex/kind";
import { linearLayers, transformer } from "./deep/kinds";
import { gradient } from "./gradient/kind";
import type { LearnerKind } from "./learner-kind";

/** By kind. */
export const learners = {
  "closed-form": closedForm,
  gradient,
  convex,
  "linear-layers": linearLayers,
  transformer,
} as const;

type Learners = typeof learners;
type SpecOf<Kind> = Kind extends LearnerKind<infer Spec> ? Spec : never;
export type LearnerSpecs = { readonly [Kind in keyof Learners]: SpecOf<Learners[Kind]> };
export type LearnerSpec = LearnerSpecs[keyof LearnerSpecs];

/** The record of a spec. The kind of a spec says which record takes it, which the type of a table cannot express. */
export function learnerKindOf<Spec extends AnySpec>({ kind }: Spec): LearnerKind<Spec> {
  return learners[kind as keyof Learners] as unknown as LearnerKind<Spec>;
}
