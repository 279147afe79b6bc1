/** Traces as training data: every prefix of a generated sequence is a sample (G, z) and the next token its label. */

import { DimensionError } from "../../../../../platform/numerics/errors";
import { packedIndex } from "../../model/features";
import { packedSize, type Split } from "../../model/samples";
import type { Token } from "./tokens";

/** A whole sequence: the first `prompt` tokens are given, the others generated. */
export interface Trace {
  readonly tokens: readonly Token[];
  readonly prompt: number;
}

export type LabelledSplit = Split & { readonly labels: Float64Array };

/** Zeros for `count` samples. */
export function emptySplit(d: number, count: number, prefixes: number): LabelledSplit {
  const gram = new Float64Array(count * packedSize(d));
  return { d, count, gram, last: new Float64Array(count * d), outputs: d, labels: new Float64Array(count * d), prefixes };
}

/** Bytes that a split of `count` samples takes. */
export function splitBytes(d: number, count: number): number {
  return count * (packedSize(d) + 2 * d) * 8;
}

/**
 * Writes the prefixes of a trace that end in the last token of the prompt or in a generated one, each with the next token
 * as its label. G grows by z z^T from one to the next (paper notes, section 1.1).
 *
 * @param at  index of the first sample.
 * @returns the number of samples: the generated tokens.
 * @throws {DimensionError} when the split is too small for them.
 */
export function prefixMoments(split: LabelledSplit, at: number, { tokens, prompt }: Trace): number {
  const { d, gram, last, labels } = split;
  const size = packedSize(d);
  const written = tokens.length - prompt;
  if (at + written > split.count) throw new DimensionError(`a trace of ${written} samples from ${at} on, room for ${split.count}`);
  const growing = new Float64Array(size);
  for (let t = 0; t + 1 < tokens.length; t++) {
    addOuter(growing, tokens[t], d);
    const sample = at + t + 1 - prompt;
    if (t + 1 < prompt) continue;
    gram.set(growing, sample * size);
    for (const [coordinate, value] of tokens[t]) last[sample * d + coordinate] = value;
    for (const [coordinate, value] of tokens[t + 1]) labels[sample * d + coordinate] = value;
  }
  return written;
}

/** G + z z^T, packed. */
function addOuter(gram: Float64Array, token: Token, d: number): void {
  for (const [i, [j, a]] of token.entries()) for (const [k, b] of token.slice(i)) gram[packedIndex(d, j, k)] += a * b;
}
