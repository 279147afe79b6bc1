/** The source of a target's data: the half of its record that only workers load. */
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Workspace } from "../workspace";
import type { Dataset, OwnData, Sequence } from "./dataset";
import type { DatasetTokens } from "./sampled-tokens";

/** The inputs of a source besides its spec. */
export interface GenerationContext {
  readonly seed: number;
  readonly data: OwnData | null;
  readonly workspace: Workspace;
}

export interface TrainingSequences<Spec> {
  count(spec: Spec, context: Pick<GenerationContext, "data">): number;
  /** The tokens of one, for display. @throws {DimensionError} when there is no such sequence. */
  sequence(spec: Spec, context: GenerationContext, index: number): Sequence;
}

export interface TaskSource<Spec> {
  generate(spec: Spec, context: GenerationContext): LongComputation<Dataset>;
  /** The tokens of one test sequence, for display. @throws {DimensionError} when there is no such sequence. */
  testSequence(spec: Spec, context: GenerationContext, index: number): Sequence;
  /** The training sequences, in the order of their samples; absent for computations, of which only test traces are shown. */
  readonly training?: TrainingSequences<Spec>;
  /** The tokens of the data set that `generate` makes: the same draws, in the same order. @throws as `generate` does. */
  tokens(spec: Spec, context: GenerationContext): LongComputation<DatasetTokens>;
}
