/**
 * The targets. Adding one: a folder beside these with its schema and its generator, and one line here.
 */
import { DimensionError } from "../numerics/errors";
import type { LongComputation } from "../numerics/progress";
import type { Workspace } from "../numerics/workspace";
import { generate as generateCustom } from "./custom/generate";
import { type CustomSpec, fields as customFields, schema as customSchema } from "./custom/schema";
import type { Dataset, OwnData, Sequence } from "./dataset";
import { sequence as drawSequence, generate as generateRandomAttention } from "./random-attention/generate";
import { type RandomAttentionSpec, fields as randomAttentionFields, schema as randomAttentionSchema } from "./random-attention/schema";

export type TaskSpec = RandomAttentionSpec | CustomSpec;

/** What a generator may use besides its spec. */
export interface GenerationContext {
  readonly seed: number;
  readonly data: OwnData | null;
  readonly workspace: Workspace;
}

export const tasks = {
  "random-attention": {
    id: "random-attention",
    title: "Random attention",
    schema: randomAttentionSchema,
    fields: randomAttentionFields,
    generate: (spec: RandomAttentionSpec, { seed, workspace }: GenerationContext) => generateRandomAttention(spec, seed, workspace),
  },
  custom: {
    id: "custom",
    title: "Own data",
    schema: customSchema,
    fields: customFields,
    generate: (_spec: CustomSpec, { data }: GenerationContext) => generateCustom(data),
  },
} as const;

/** The data set a task describes. */
export function generate(spec: TaskSpec, context: GenerationContext): LongComputation<Dataset> {
  return spec.kind === "custom" ? tasks.custom.generate(spec, context) : tasks["random-attention"].generate(spec, context);
}

/** The tokens of one test sequence, for display. @throws {DimensionError} when own data have no such sequence. */
export function testSequence(spec: TaskSpec, { seed, data, workspace }: GenerationContext, index: number): Sequence {
  if (spec.kind === "random-attention") return drawSequence(spec, seed, "test", index, workspace);
  const sequence = data?.test[index];
  if (!sequence) throw new DimensionError(`there is no test sequence ${index}`);
  return sequence;
}
