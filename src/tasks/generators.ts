/**
 * How each target makes its data, one line a target. Apart from the registry of their documents, because a page that only
 * reads and writes those need not carry this: data are made in workers.
 */
import type { LongComputation } from "../numerics/progress";
import { associativeMemorySource } from "./associative-memory/source";
import { automatonSource } from "./automaton/source";
import { customSource } from "./custom/source";
import type { Dataset, Sequence } from "./dataset";
import { randomAttentionSource } from "./random-attention/source";
import type { TaskSpec } from "./registry";
import type { DatasetTokens } from "./sampled-tokens";
import type { GenerationContext, TaskSource } from "./task-source";
import { turingMachineSource } from "./turing-machine/source";

export type { GenerationContext };

const sources: { readonly [Kind in TaskSpec["kind"]]: TaskSource<Extract<TaskSpec, { kind: Kind }>> } = {
  "random-attention": randomAttentionSource,
  "associative-memory": associativeMemorySource,
  automaton: automatonSource,
  "turing-machine": turingMachineSource,
  custom: customSource,
};

/** The data set a task describes. */
export function generate(spec: TaskSpec, context: GenerationContext): LongComputation<Dataset> {
  return sourceOf(spec).generate(spec, context);
}

/** The tokens of one test sequence, for display. @throws {DimensionError} when own data have no such sequence. */
export function testSequence(spec: TaskSpec, context: GenerationContext, index: number): Sequence {
  return sourceOf(spec).testSequence(spec, context, index);
}

/**
 * The tokens of a whole data set, for learners that no (G, z) is enough for: the same draws as those of its samples, in
 * the same order, made again rather than kept with every data set. @throws as `generate` does.
 */
export function datasetTokens(spec: TaskSpec, context: GenerationContext): LongComputation<DatasetTokens> {
  return sourceOf(spec).tokens(spec, context);
}

/** The kind of a spec says which source takes it, which the type of a table cannot express. */
function sourceOf({ kind }: TaskSpec): TaskSource<TaskSpec> {
  return sources[kind] as TaskSource<TaskSpec>;
}
