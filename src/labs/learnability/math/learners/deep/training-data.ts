import { DimensionError } from "../../../../../platform/numerics/errors";
import type { Split } from "../../model/samples";
import type { SymbolGroup } from "../../model/symbols";
import { pickSequences, type TokenSplit } from "../../model/token-splits";
import type { Dataset } from "../../tasks/dataset";
import type { DatasetTokens } from "../../tasks/sampled-tokens";
import { recordedSamples } from "../recording";
import { labelsToLearn } from "../trainable";

/** Tokens with the labels of their supervised tokens, (count * prefixes) x outputs; null where they are not known. */
export interface LabelledTokens {
  readonly split: TokenSplit;
  readonly labels: Float64Array | null;
}

/** Training and test data of a learner of tokens. */
export interface TokenTraining {
  readonly outputs: number;
  /** The number by which linear attention is divided. */
  readonly divisor: number;
  /** The symbols of labels; null where labels are numbers. */
  readonly symbols: readonly SymbolGroup[] | null;
  readonly train: { readonly split: TokenSplit; readonly labels: Float64Array };
  /** At most `recordedSamples` supervised tokens, whole sequences, evenly spread. */
  readonly recorded: LabelledTokens;
  readonly test: LabelledTokens;
  readonly shifted: readonly LabelledTokens[];
}

/**
 * Joins the tokens of a data set with its labels.
 *
 * @throws {PlaygroundError} when there are no training samples or they have no labels.
 * @throws {DimensionError} when the tokens do not belong to the data set.
 */
export function tokenTraining(dataset: Dataset, tokens: DatasetTokens): TokenTraining {
  const { train, test, shifted, outputs } = dataset;
  const labels = labelsToLearn(train, "train-unlabelled");
  const { split } = labelledBy(train, tokens.train);
  return {
    outputs,
    divisor: dataset.divisor ?? 1,
    symbols: dataset.symbols ?? null,
    train: { split, labels },
    recorded: recordedPart(split, labels, outputs),
    test: labelledBy(test, tokens.test),
    shifted: shifted.map((set, k) => labelledBy(set, tokens.shifted[k])),
  };
}

function labelledBy(samples: Split, split: TokenSplit): LabelledTokens {
  if (samples.count !== split.count * split.prefixes || (samples.count > 0 && samples.d !== split.d))
    throw new DimensionError(`there are ${samples.count} samples and ${split.count} x ${split.prefixes} supervised tokens`);
  return { split, labels: samples.labels };
}

function recordedPart(split: TokenSplit, labels: Float64Array, outputs: number): LabelledTokens {
  const kept = Math.min(split.count, Math.max(1, Math.floor(recordedSamples / split.prefixes)));
  if (kept === split.count) return { split, labels };
  const indices = Int32Array.from({ length: kept }, (_, i) => Math.floor((i * split.count) / kept));
  return { split: pickSequences(split, indices), labels: pickRows(labels, split.prefixes * outputs, indices) };
}

/** Rows of `width` numbers, in the order given. */
export function pickRows(values: Float64Array, width: number, indices: Int32Array | Uint32Array): Float64Array {
  const picked = new Float64Array(indices.length * width);
  indices.forEach((index, i) => {
    picked.set(values.subarray(index * width, (index + 1) * width), i * width);
  });
  return picked;
}
