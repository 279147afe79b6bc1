/** The data that a target draws, in the form of own data: for files that other programs and this page read. */

import { memoryLimit, TooLargeError } from "../../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { Split } from "../../model/samples";
import { sequenceOf, type TokenSplit } from "../../model/token-splits";
import type { Dataset, OwnData, Sequence } from "../dataset";
import type { DatasetTokens } from "../sampled-tokens";
import { customProblem } from "./custom-problem";

/** Sequences written between two pauses, about 5 ms. */
const perTurn = 2000;

/**
 * The data set as sequences with one label each, noise on training labels included: under causal supervision each prefix is
 * a sequence of its own. Shifted test sets, which own data do not have, are left out.
 *
 * @throws {TooLargeError} when the prefixes do not fit into memory.
 */
export function* drawnData(dataset: Dataset, tokens: DatasetTokens): LongComputation<OwnData> {
  const numbers = numbersOf(tokens.train) + numbersOf(tokens.test);
  if (8 * numbers > memoryLimit) {
    const [size, limit] = [((8 * numbers) / 1024 ** 3).toFixed(1), memoryLimit / 1024 ** 3];
    throw new TooLargeError(customProblem("drawn-too-large", { count: dataset.train.count + dataset.test.count, size, limit }));
  }
  const train = yield* sequences(dataset.train, tokens.train);
  const test = yield* sequences(dataset.test, tokens.test);
  return { d: dataset.d, outputs: dataset.outputs, train, test };
}

/** Numbers of all prefixes. */
function numbersOf({ d, lengths, prefixes }: TokenSplit): number {
  return lengths.reduce((sum, length) => sum + d * (prefixes * length - (prefixes * (prefixes - 1)) / 2), 0);
}

function* sequences({ labels, outputs }: Split, split: TokenSplit): LongComputation<Sequence[]> {
  const { d, count, prefixes, lengths } = split;
  const all: Sequence[] = [];
  for (let sample = 0; sample < count * prefixes; sample++) {
    if (sample % perTurn === 0) yield sample / (count * prefixes);
    const i = Math.floor(sample / prefixes);
    const n = lengths[i] - prefixes + 1 + (sample % prefixes);
    const tokens = sequenceOf(split, i);
    const Z = new Float64Array(d * n);
    for (let token = 0; token < n; token++) for (let k = 0; k < d; k++) Z[k * n + token] = tokens[token * d + k];
    all.push({ n, Z, y: labels?.slice(sample * outputs, (sample + 1) * outputs) ?? null });
  }
  return all;
}
