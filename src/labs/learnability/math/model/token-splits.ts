import { memoryLimit, TooLargeError } from "../../../../platform/numerics/errors";
import { modelProblem } from "./model-problem";

/**
 * Sequences for models of tokens rather than of (G, z). Shorter ones are padded with zeros in front, so that all end at the
 * same place.
 */
export interface TokenSplit {
  /** Token dimension. */
  readonly d: number;
  /** Tokens of the longest sequence. */
  readonly n: number;
  /** Number of sequences. */
  readonly count: number;
  /** count x n x d, token after token. */
  readonly tokens: Float64Array;
  /** Tokens of each sequence, at most n. */
  readonly lengths: Int32Array;
  /** Supervised tokens of each sequence, its last ones; their labels are the rows of the split of the same samples. */
  readonly prefixes: number;
}

/** Zeros for sequences of any length up to n. @throws {TooLargeError} */
export function emptyTokens(d: number, n: number, count: number, prefixes: number): TokenSplit {
  const bytes = count * n * d * 8;
  if (bytes > memoryLimit)
    throw new TooLargeError(
      modelProblem("model-tokens-memory", { count, n, d, needed: (bytes / 1024 ** 3).toFixed(1), limit: memoryLimit / 1024 ** 3 }),
    );
  return { d, n, count, tokens: new Float64Array(count * n * d), lengths: new Int32Array(count), prefixes };
}

/** Writes sequence i. @param tokens  its own tokens, one after the other, at most n. */
export function writeSequence(split: TokenSplit, i: number, tokens: Float64Array): void {
  split.lengths[i] = tokens.length / split.d;
  split.tokens.set(tokens, (i + 1) * split.n * split.d - tokens.length);
}

/** The tokens of sequence i without the zeros before them. */
export function sequenceOf({ d, n, tokens, lengths }: TokenSplit, i: number): Float64Array {
  return tokens.subarray(((i + 1) * n - lengths[i]) * d, (i + 1) * n * d);
}

/** The sequences of two splits, one after the other. */
export function joinedTokens(first: TokenSplit, second: TokenSplit): TokenSplit {
  const joined = emptyTokens(first.d, Math.max(first.n, second.n), first.count + second.count, first.prefixes);
  for (let i = 0; i < first.count; i++) writeSequence(joined, i, sequenceOf(first, i));
  for (let i = 0; i < second.count; i++) writeSequence(joined, first.count + i, sequenceOf(second, i));
  return joined;
}

/** Some of the sequences, in the order given. */
export function pickSequences(split: TokenSplit, indices: Int32Array | Uint32Array): TokenSplit {
  const picked = emptyTokens(split.d, split.n, indices.length, split.prefixes);
  indices.forEach((index, i) => {
    writeSequence(picked, i, sequenceOf(split, index));
  });
  return picked;
}

/** The first sequences, at most `count`, sharing memory. */
export function firstSequences(split: TokenSplit, count: number): TokenSplit {
  const { d, n, tokens, lengths } = split;
  const kept = Math.min(split.count, count);
  return { ...split, count: kept, tokens: tokens.subarray(0, kept * n * d), lengths: lengths.subarray(0, kept) };
}

/** Whether every sequence has n tokens. */
export function isUniform({ n, lengths }: TokenSplit): boolean {
  return lengths.every((length) => length === n);
}
