/**
 * How the engine comes to what each learner learns: the half of its record that workers need, one line a learner. Forms,
 * labels and costs, which they do not, are in `registry.ts`.
 */
import type { GradientSpec } from "./gradient/fields";
import { asTheyAre, type Learning, type Stepwise, type Way } from "./learner-kind";
import type { LearnerSpec, LearnerSpecs } from "./registry";

const ways = {
  "closed-form": { learns: "solved" },
  gradient: { learns: "heads", heads: asTheyAre },
  convex: { learns: "convex" },
  "linear-layers": { learns: "layers" },
  transformer: { learns: "layers" },
} as const satisfies { readonly [Kind in keyof LearnerSpecs]: Way<LearnerSpecs[Kind]> };

/** The specs of all learners that learn in one of these ways. */
export type SpecThat<Sort extends Learning> = {
  [Kind in keyof LearnerSpecs]: (typeof ways)[Kind]["learns"] extends Sort ? LearnerSpecs[Kind] : never;
}[keyof LearnerSpecs];

export type SolvedSpec = SpecThat<"solved">;
export type ConvexSpec = SpecThat<"convex">;
export type HeadsSpec = SpecThat<"heads">;
export type LayersSpec = SpecThat<"layers">;
/** Learners that take gradient steps on V and Q, or on the weights of more layers. */
export type TrainedSpec = SpecThat<Stepwise>;

/** The kind of a spec says which way is its own, which the type of a table cannot express. */
export function wayOf<Spec extends LearnerSpec>({ kind }: Spec): Way<Spec> {
  return ways[kind] as unknown as Way<Spec>;
}

export function isSolved(spec: LearnerSpec): spec is SolvedSpec {
  return wayOf(spec).learns === "solved";
}

export function isConvex(spec: LearnerSpec): spec is ConvexSpec {
  return wayOf(spec).learns === "convex";
}

/** Whether a learner takes gradient steps one after the other. */
export function isTrained(spec: LearnerSpec): spec is TrainedSpec {
  return hasHeads(spec) || hasLayers(spec);
}

export function hasHeads(spec: LearnerSpec): spec is HeadsSpec {
  return wayOf(spec).learns === "heads";
}

/** Whether it has layers of attention rather than heads like the teacher's. */
export function hasLayers(spec: LearnerSpec): spec is LayersSpec {
  return wayOf(spec).learns === "layers";
}

/** The heads that are trained for a spec, and how; null for learners that are no such heads. */
export function headsOf(spec: LearnerSpec | undefined): GradientSpec | null {
  if (!spec) return null;
  const way = wayOf(spec);
  return way.learns === "heads" ? way.heads(spec) : null;
}

/** A GPU can train what takes its steps in float32, one after the other. */
export function suitsGpu(spec: LearnerSpec | undefined): boolean {
  return spec !== undefined && isTrained(spec) && spec.precision === "float32";
}
