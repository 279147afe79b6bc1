/** The learners. To add one: a folder beside these with its record, one line here, and one line in `training-methods.ts`. */
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

/**
 * The record of a spec. The cast states what the type of the table cannot express: the record of a kind takes the spec of
 * that kind.
 */
export function learnerKindOf<Spec extends AnySpec>({ kind }: Spec): LearnerKind<Spec> {
  return learners[kind as keyof Learners] as unknown as LearnerKind<Spec>;
}
