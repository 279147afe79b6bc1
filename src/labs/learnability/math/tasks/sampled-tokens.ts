/** The tokens of samples: the same draws, not reduced to (G, z). */

import type { LongComputation } from "../../../../platform/numerics/progress";
import { emptyTokens, type TokenSplit, writeSequence } from "../model/token-splits";
import type { Workspace } from "../workspace";
import type { DrawnLaw, DrawTokens, TokenLaw } from "./sampling";

/** The tokens of every sequence of a data set, in the order of its samples. */
export interface DatasetTokens {
  readonly train: TokenSplit;
  readonly test: TokenSplit;
  readonly shifted: readonly TokenSplit[];
}

/** Tokens drawn between two pauses: a few milliseconds of work. */
const numbersPerTurn = 100_000;

/** The tokens of the first sequences of a distribution. */
export function* drawTokenSplit<Law extends TokenLaw>(
  draw: DrawTokens<Law>,
  law: DrawnLaw<Law>,
  sequences: number,
  seed: bigint,
  workspace: Workspace,
): LongComputation<TokenSplit> {
  const { d, n, causal } = law;
  const split = emptyTokens(d, n, sequences, causal ? n : 1);
  const perTurn = Math.max(1, Math.floor(numbersPerTurn / (d * n)));
  for (let i = 0; i < sequences; i++) {
    if (i % perTurn === 0) yield i / sequences;
    writeSequence(split, i, draw(workspace, law, seed, i));
  }
  return split;
}
