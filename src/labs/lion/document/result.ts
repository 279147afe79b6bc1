/** The result document of the LION lab: what the headless runner writes and the page exports. */
import type { FormName } from "../math/forms/form";
import type { LionDocument } from "./document";

type Rows = readonly Float64Array[];

/** Of one head, or a list of them where the data have several heads. */
type OfHeads<Value> = Value | readonly Value[];

export interface LionResult {
  readonly format: "learnability-result";
  readonly version: 1;
  /** Fully resolved. */
  readonly experiment: LionDocument;
  /** Version of the kernels; with another one the last digits may differ. */
  readonly kernels: string;
  /**
   * The outputs of every form, L rows of d_v. A row is null where one of its sums leaves the range of the numbers, or where rows
   * are scaled and its scores add up to 0, as those of a token that attends to no other.
   */
  readonly forms: Readonly<Partial<Record<FormName, OfHeads<Rows>>>>;
  /** The largest difference between two forms anywhere; 0 for one form; NaN, written as null, where `notFinite` has the reason. */
  readonly maxDifference: number;
  /** Forms with rows that cannot be compared; missing where all can. */
  readonly notFinite?: readonly UncomparedForm[];
  /** Time spent in each form, all heads together. */
  readonly milliseconds: Readonly<Partial<Record<FormName, number>>>;
  /** With "record": "masks", of a single scan. */
  readonly masks?: OfHeads<MaskResult>;
}

/** A form with rows that overflowed, or whose scores add up to 0 in this form alone, or in every row. */
export interface UncomparedForm {
  readonly form: FormName;
  readonly reason: "overflow" | "zero";
  /** Of the first such row, from 0, as in a list of heads. */
  readonly head: number;
  /** Of the first such row, from 1, as `decays` count them. */
  readonly token: number;
  /** How many such rows there are, in all heads. */
  readonly count: number;
  /** The problem and its remedy. */
  readonly message: string;
}

export interface MaskResult {
  /** L x L; null where every coordinate has its own. */
  readonly M: Rows | null;
  /** c^F and c^B with half of the diagonal each: the denominators are their sums. Null where rows are not scaled. */
  readonly forwardScale: Float64Array | null;
  readonly backwardScale: Float64Array | null;
}

/** The result of a task, which has encoders in place of forms. */
export interface TaskResult {
  readonly format: "learnability-result";
  readonly version: 1;
  /** Fully resolved. */
  readonly experiment: LionDocument;
  /** Version of the kernels that train; with another one the last digits may differ. */
  readonly kernels: string;
  /** In the order of `experiment.learners`. */
  readonly learners: readonly EncoderResult[];
}

/** A learner: means over its encoders, and each of them. */
export interface EncoderResult {
  readonly kind: string;
  readonly variant: string;
  /** Numbers in the weights of one encoder. */
  readonly parameters: number;
  /** The measure by which learners of this task are compared: the share of right answers, or nats. */
  readonly measure: "accuracy" | "loss";
  readonly test: readonly LengthResult[];
  /** Baselines in that measure, at the length of training. */
  readonly baselines: Readonly<Record<string, number>>;
  /** Decays of the first encoder. */
  readonly decays: RunResult["decays"];
  /** Nats of the batch of a step, before it. */
  readonly losses: { readonly step: Float64Array; readonly train: Float64Array };
  readonly runs: readonly RunResult[];
  readonly milliseconds: number;
}

export interface LengthResult {
  readonly length: number;
  readonly accuracy: number;
  readonly loss: number;
  readonly baselines: Readonly<Record<string, number>>;
}

export interface RunResult {
  readonly seed: number;
  readonly test: readonly Omit<LengthResult, "baselines">[];
  /** Decays of each layer's heads, a second scan's after the first's; for LION-S, means over tokens. */
  readonly decays: readonly (readonly number[])[];
  /** Steps whose gradient was not finite, and which changed nothing. */
  readonly skippedSteps: number;
  readonly losses: { readonly step: Float64Array; readonly train: Float64Array };
  /** Measured during training, on 128 of the test sequences. */
  readonly looks: { readonly step: Float64Array; readonly loss: Float64Array; readonly accuracy: Float64Array };
}
