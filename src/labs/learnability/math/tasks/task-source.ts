/** The source of a target's data: the half of its record that only workers load. */
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Heads, Split } from "../model/samples";
import type { Workspace } from "../workspace";
import type { Dataset, OwnData, Sequence } from "./dataset";
import type { Learned } from "./learned";
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

/** The distribution behind the training sets of a target. */
export interface Population {
  /** Sequences of the distribution with labels free of noise: `count` of them, or one where `teacher` and `gaussian` are known. */
  readonly sample: Split;
  /** The heads that label the sequences; null where the teacher is no layer of linear attention. */
  readonly teacher: Heads | null;
  /** Null where the entries of the tokens are not independent Gaussians, or where a sequence has several samples. */
  readonly gaussian: { readonly n: number; readonly deviation: number } | null;
}

export interface TaskSource<Spec> {
  generate(spec: Spec, context: GenerationContext): LongComputation<Dataset>;
  /** The tokens of one test sequence, for display. @throws {DimensionError} when there is no such sequence. */
  testSequence(spec: Spec, context: GenerationContext, index: number): Sequence;
  /** The training sequences, in the order of their samples; absent for computations, of which only test traces are shown. */
  readonly training?: TrainingSequences<Spec>;
  /**
   * The first `count` training sequences of data set `draw`, drawn afresh from the distribution of the training set and labelled by
   * the same teacher: fewer are the first ones of more. Absent for targets with `TaskKind.sequences`.
   */
  readonly dataSet?: (spec: Spec, context: GenerationContext, draw: number, count: number) => LongComputation<Split>;
  /**
   * The distribution of the training sequences: a large sample with labels free of noise, the teacher, and where it is known the
   * standard deviation of independent Gaussian entries of the tokens. Absent where `dataSet` is.
   */
  readonly population?: (spec: Spec, context: GenerationContext, count: number) => LongComputation<Population>;
  /** What heads have learned of each direction of the best layer, where the target has a theory of directions. */
  readonly learned?: (spec: Spec, heads: Heads) => Learned;
  /** The tokens of the data set that `generate` makes: the same draws, in the same order. @throws as `generate` does. */
  tokens(spec: Spec, context: GenerationContext): LongComputation<DatasetTokens>;
}
