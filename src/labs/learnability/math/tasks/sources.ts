/**
 * Generates the data of targets: the source of random attention with linear teachers is always loaded, the others once `generators.ts` has been
 * fetched. A worker that runs the first experiment loads no other.
 */
import { DimensionError } from "../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Heads, Split } from "../model/samples";
import type { Dataset, Sequence } from "./dataset";
import type { Learned } from "./learned";
import { linearAttentionSource } from "./random-attention/source";
import type { TaskSpec } from "./registry";
import type { DatasetTokens } from "./sampled-tokens";
import type { GenerationContext, Population, TaskSource } from "./task-source";

export type { GenerationContext };

type Sources = { readonly [Kind in TaskSpec["kind"]]: TaskSource<Extract<TaskSpec, { kind: Kind }>> };

const sources: Partial<{ -readonly [Kind in keyof Sources]: Sources[Kind] }> = { "random-attention": linearAttentionSource };

/** Registers the sources of all targets. */
export function addSources(others: Sources): void {
  Object.assign(sources, others);
}

/** Whether the source of this target is always loaded; for the others `generators.ts` is fetched. */
export function isAlwaysLoaded(spec: TaskSpec): boolean {
  return spec.kind === "random-attention" && spec.teacher === "linear";
}

/** The data set of a task. */
export function generate(spec: TaskSpec, context: GenerationContext): LongComputation<Dataset> {
  return sourceOf(spec).generate(spec, context);
}

/** The tokens of one test sequence, for display. @throws {DimensionError} when own data have no such sequence. */
export function testSequence(spec: TaskSpec, context: GenerationContext, index: number): Sequence {
  return sourceOf(spec).testSequence(spec, context, index);
}

/** The first `count` training sequences of data set `draw`. @throws {Error} for targets whose data sets are chosen from `wholeOf`. */
export function dataSetOf(spec: TaskSpec, context: GenerationContext, draw: number, count: number): LongComputation<Split> {
  const { dataSet } = sourceOf(spec);
  if (!dataSet) throw new Error(`data sets of ${spec.kind} are chosen from all its sequences`);
  return dataSet(spec, context, draw, count);
}

/** The distribution behind these training sets. @throws {Error} for targets whose distribution is `wholeOf`. */
export function populationOf(spec: TaskSpec, context: GenerationContext, count: number): LongComputation<Population> {
  const { population } = sourceOf(spec);
  if (!population) throw new Error(`the distribution of ${spec.kind} is the list of all its sequences`);
  return population(spec, context, count);
}

/** Directions of the best layer that heads can learn, and a measure of what they have of it; null for most targets. */
export function learnedMeter(spec: TaskSpec): { readonly directions: number; readonly measure: (heads: Heads) => Learned } | null {
  const { learned } = sourceOf(spec);
  return learned && "dimension" in spec ? { directions: spec.dimension, measure: (heads) => learned(spec, heads) } : null;
}

/** Number of training sequences for display; none for targets that are computations. */
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
 * The tokens of a whole data set, for learners of tokens: the same draws as those of its samples, in the same order,
 * generated again rather than stored. @throws as `generate` does.
 */
export function datasetTokens(spec: TaskSpec, context: GenerationContext): LongComputation<DatasetTokens> {
  return sourceOf(spec).tokens(spec, context);
}

/**
 * The cast states what the type of the table cannot express: the source of a kind takes the spec of that kind. @throws
 * {Error} before the source is loaded.
 */
function sourceOf({ kind }: TaskSpec): TaskSource<TaskSpec> {
  const source = sources[kind];
  if (!source) throw new Error(`what makes data of ${kind} has not been fetched`);
  return source as TaskSource<TaskSpec>;
}
