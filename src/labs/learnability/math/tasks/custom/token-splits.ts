import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { emptyTokens, type TokenSplit, writeSequence } from "../../model/token-splits";
import type { OwnData, Sequence } from "../dataset";
import type { DatasetTokens } from "../sampled-tokens";
import { customProblem } from "./custom-problem";

/** The tokens of own data, which may differ in length. */
export function tokens(data: OwnData | null): DatasetTokens {
  if (!data) throw new PlaygroundError(customProblem("custom-not-open"));
  return { train: splitOf(data.train, data.d), test: splitOf(data.test, data.d), shifted: [] };
}

function splitOf(sequences: readonly Sequence[], d: number): TokenSplit {
  const n = sequences.reduce((longest, sequence) => Math.max(longest, sequence.n), 0);
  const split = emptyTokens(d, n, sequences.length, 1);
  sequences.forEach((sequence, i) => {
    const { Z } = sequence;
    writeSequence(
      split,
      i,
      Z.map((_, at) => Z[(at % d) * sequence.n + Math.floor(at / d)]),
    );
  });
  return split;
}
