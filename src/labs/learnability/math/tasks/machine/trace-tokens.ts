/** Traces as sequences of tokens: those before each generated token, which is the label. */

import type { LongComputation } from "../../../../../platform/numerics/progress";
import { emptyTokens, joinedTokens, type TokenSplit, writeSequence } from "../../model/token-splits";
import type { Workspace } from "../../workspace";
import { lawOfProbes, type ProbeSpec } from "../probes";
import { drawTokenSplit } from "../sampled-tokens";
import { drawTokens } from "../sampling";
import type { Token } from "./tokens";
import type { Trace } from "./traces";

/** All tokens but the last of each trace: the label of a token is the one after it. All traces have one length. */
export function traceTokens(d: number, traces: readonly Trace[]): TokenSplit {
  const n = Math.max(0, ...traces.map(({ tokens }) => tokens.length - 1));
  const prefixes = traces.length === 0 ? 1 : traces[0].tokens.length - traces[0].prompt;
  const split = emptyTokens(d, n, traces.length, prefixes);
  traces.forEach(({ tokens }, i) => {
    writeSequence(split, i, tokenAfterToken(tokens.slice(0, -1), d));
  });
  return split;
}

/**
 * The training traces, followed by added samples: then, as in the data set, every prefix of a trace is a sequence of its
 * own.
 *
 * @param prompt  tokens of every added sequence.
 */
export function* supervisedTokens(
  traces: TokenSplit,
  spec: ProbeSpec,
  seed: number,
  workspace: Workspace,
  prompt: number,
): LongComputation<TokenSplit> {
  if (spec.probes === 0) return traces;
  const added = yield* drawTokenSplit(
    drawTokens,
    lawOfProbes(traces.d, prompt, spec.probeLaw, false),
    spec.probes,
    BigInt(seed),
    workspace,
  );
  return joinedTokens(prefixesOf(traces), added);
}

/** Every supervised prefix as a sequence. */
function prefixesOf({ d, n, count, tokens, prefixes }: TokenSplit): TokenSplit {
  const split = emptyTokens(d, n, count * prefixes, 1);
  for (let i = 0; i < count; i++)
    for (let k = 0; k < prefixes; k++) {
      const end = i * n + n - prefixes + k + 1;
      writeSequence(split, i * prefixes + k, tokens.subarray(i * n * d, end * d));
    }
  return split;
}

function tokenAfterToken(tokens: readonly Token[], d: number): Float64Array {
  const dense = new Float64Array(tokens.length * d);
  for (const [t, token] of tokens.entries()) for (const [coordinate, value] of token) dense[t * d + coordinate] = value;
  return dense;
}
