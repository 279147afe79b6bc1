/**
 * The samples of an experiment. Words of this folder:
 *
 * - target: the computation to be learned, set by the `task` of an experiment;
 * - teacher: the network that labels the samples of a target;
 * - law: the distribution of random tokens, as the fields of documents call it;
 * - sample: one (G, z, y), from the prefix of a sequence that ends in z;
 * - split: a set of samples, such as the training set;
 * - prefixes: the number of samples of each sequence of a split;
 * - shifted: sampled from a different distribution than the training set;
 * - reference: a large sample that stands for the whole distribution;
 * - trace: the tokens of one computation of a machine; its prompt are those before the first generated token;
 * - probes: samples added to the training set that do not follow the distribution of the target;
 * - purpose: the number that selects the random stream of a split (with seed and index, see `random.ts`).
 */
import type { Heads, Split } from "../model/samples";
import type { SymbolGroup } from "../model/symbols";
import type { OwnSize } from "./training-size";

/** A test set sampled from a different distribution than the training set. */
export interface ShiftedSplit extends Split {
  /** In words: "tokens scaled by 2". */
  readonly name: string;
}

/** All samples of a target, and the facts about them that a run uses. */
export interface Dataset {
  readonly d: number;
  readonly outputs: number;
  readonly train: Split;
  readonly test: Split;
  readonly shifted: readonly ShiftedSplit[];
  /** The heads that label the samples; null where none are known. */
  readonly teacher: Heads | null;
  /** A large sample for the best linear-attention fit to a target that linear attention cannot represent; else null. */
  readonly reference: Split | null;
  /** For targets whose test sequences are traces, with integer labels: the tokens of the prompt. Null for other targets. */
  readonly traces: { readonly prompt: number } | null;
  /** The number by which attention is divided, G = Z Z^T / divisor, as in `TaskKind`; absent: 1. */
  readonly divisor?: number;
  /** Groups of coordinates that encode one symbol each in a label; absent where labels are numbers. */
  readonly symbols?: readonly SymbolGroup[];
  /** Standard deviation of the noise on the training labels; null when unknown. */
  readonly noise: number | null;
  /**
   * Whether the expected error under label noise is drawn: for independent samples of one distribution whose Lambda has
   * full rank, with labels that linear attention can represent. (The formula is that of Gaussian features.)
   */
  readonly followsTheory: boolean;
}

/** One sequence of own data: Z is d x n, row-major; y has `outputs` entries. */
export interface Sequence {
  readonly n: number;
  readonly Z: Float64Array;
  readonly y: Float64Array | null;
}

/** Own data by their dimensions. */
export function sizeOfOwnData({ d, outputs, train, test }: OwnData): OwnSize {
  return { d, outputs, train: train.length, test: test.length };
}

/** Own data, decoded from a file ("learnability-data", version 1). */
export interface OwnData {
  readonly d: number;
  readonly outputs: number;
  readonly train: readonly Sequence[];
  /** Labels may be missing here. */
  readonly test: readonly Sequence[];
}
