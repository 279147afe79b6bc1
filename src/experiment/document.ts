/**
 * The Experiment document: plain JSON that says everything about a run. The same document gives the same curves on
 * every machine. Fields that are missing take their defaults; unknown ones are refused by name.
 */
import * as z from "zod/mini";
import { type ClosedFormSpec, schema as closedForm } from "../learners/closed-form/schema";
import { type GradientSpec, schema as gradient } from "../learners/gradient/schema";
import { type CustomSpec, schema as custom } from "../tasks/custom/schema";
import { type RandomAttentionSpec, schema as randomAttention } from "../tasks/random-attention/schema";

export type TaskSpec = RandomAttentionSpec | CustomSpec;
export type LearnerSpec = ClosedFormSpec | GradientSpec;

/** A fully resolved experiment: every default is written out. */
export interface Experiment {
  readonly format: "learnability-experiment";
  readonly version: 1;
  readonly lab: "learnability";
  readonly seed: number;
  readonly task: TaskSpec;
  readonly learners: readonly LearnerSpec[];
}

export const maxLearners = 8;

export const experimentSchema = z.strictObject({
  format: z.literal("learnability-experiment"),
  version: z.literal(1),
  lab: z._default(z.literal("learnability"), "learnability"),
  seed: z._default(z.int(), 1),
  task: z.discriminatedUnion("kind", [randomAttention, custom] as never),
  learners: z.array(z.discriminatedUnion("kind", [closedForm, gradient] as never)),
});
