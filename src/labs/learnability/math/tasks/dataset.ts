import type { Heads, Split } from "../model/samples";
import type { SymbolGroup } from "../model/symbols";
import type { OwnSize } from "./training-size";

/** A test set drawn from another law than the training data. */
export interface ShiftedSplit extends Split {
  /** In words: "tokens scaled by 2". */
  readonly name: string;
}

/** Everything a run needs of its target. */
export interface Dataset {
  readonly d: number;
  readonly outputs: number;
  readonly train: Split;
  readonly test: Split;
  readonly shifted: readonly ShiftedSplit[];
  /** The target itself, where there is one to compare with. */
  readonly teacher: Heads | null;
  /** A large fresh sample of a target that is no linear attention, to find the best fit with; null for other targets. */
  readonly population: Split | null;
  /** Whether each test group is a computation: its prompt, in tokens, and whole numbers as labels. Null for other targets. */
  readonly traces: { readonly prompt: number } | null;
  /** Of which symbols every label is made; absent where labels are numbers. */
  readonly symbols?: readonly SymbolGroup[];
  /** Standard deviation of the noise on the training labels; null when unknown. */
  readonly noise: number | null;
  /**
   * True where the theory line of label noise is drawn: independent samples of one law that shows every direction, with
   * labels that linear attention can make. (The line itself is that of Gaussian features.)
   */
  readonly followsTheory: boolean;
}

/** One sequence as the data documents hold it: Z is d x n row-major, y has `outputs` entries. */
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
