/**
 * Data of targets, made by whatever makes those of each: the random network's source is always there, the others once
 * `generators.ts` has been fetched, which has a line for each. A worker that runs the first experiment carries no other.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Dataset, Sequence } from "./dataset";
import { randomAttentionSource } from "./random-attention/source";
import type { TaskSpec } from "./registry";
import type { DatasetTokens } from "./sampled-tokens";
import type { GenerationContext, TaskSource } from "./task-source";

export type { GenerationContext };

type Sources = { readonly [Kind in TaskSpec["kind"]]: TaskSource<Extract<TaskSpec, { kind: Kind }>> };

const sources: Partial<{ -readonly [Kind in keyof Sources]: Sources[Kind] }> = { "random-attention": randomAttentionSource };

/** Hands over the sources of other targets. */
export function addSources(others: Omit<Sources, "random-attention">): void {
  Object.assign(sources, others);
}

/** Whether data of this target can be made; if not, `generators.ts` has to be fetched first. */
export function hasSource({ kind }: Pick<TaskSpec, "kind">): boolean {
  return sources[kind] !== undefined;
}

/** The data set a task describes. */
export function generate(spec: TaskSpec, context: GenerationContext): LongComputation<Dataset> {
  return sourceOf(spec).generate(spec, context);
}

/** The tokens of one test sequence, for display. @throws {DimensionError} when own data have no such sequence. */
export function testSequence(spec: TaskSpec, context: GenerationContext, index: number): Sequence {
  return sourceOf(spec).testSequence(spec, context, index);
}

/** Training sequences of a task that can be looked at; none where computations are. */
export function trainingSequences(spec: TaskSpec, context: Pick<GenerationContext, "data">): number {
  return sourceOf(spec).training?.count(spec, context) ?? 0;
}

/** The tokens of one of them. @throws {DimensionError} when there is no such sequence. */
export function trainingSequence(spec: TaskSpec, context: GenerationContext, index: number): Sequence {
  const { training } = sourceOf(spec);
  if (!training) throw new DimensionError(`there is no training sequence ${index}`);
  return training.sequence(spec, context, index);
}

/**
 * The tokens of a whole data set, for learners that no (G, z) is enough for: the same draws as those of its samples, in
 * the same order, made again rather than kept with every data set. @throws as `generate` does.
 */
export function datasetTokens(spec: TaskSpec, context: GenerationContext): LongComputation<DatasetTokens> {
  return sourceOf(spec).tokens(spec, context);
}

/** The kind of a spec says which source takes it, which the type of a table cannot express. @throws {Error} before it is there. */
function sourceOf({ kind }: TaskSpec): TaskSource<TaskSpec> {
  const source = sources[kind];
  if (!source) throw new Error(`what makes data of ${kind} has not been fetched`);
  return source as TaskSource<TaskSpec>;
}
