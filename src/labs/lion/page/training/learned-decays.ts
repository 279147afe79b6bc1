/** The decays that an encoder gives to tokens, by the kinds of tokens. */

import type { LionDocument } from "../../document/document";
import { partOf } from "../../engine/training/plan";
import { inspectEncoder, type Tests } from "./inspect-encoders";

/** Sequences over which decays are averaged and counted. */
const sequenceCount = 16;

/** Decays of a head. */
export interface HeadDecays {
  readonly layer: number;
  /** From 0; those of a second scan follow those of the first. */
  readonly head: number;
  /** At every token of some sequences, by what stands for its kind. */
  readonly byGlyph: ReadonlyMap<string, readonly number[]>;
  /** Over all tokens. */
  readonly mean: number;
}

/** Over some of the test sequences; none where nothing decays. */
export function decaysByGlyph(document: LionDocument, learner: number, weights: Float32Array, tests: Tests): readonly HeadDecays[] {
  const { settings, layers, sequences } = inspectEncoder(document, learner, weights, tests, partOf(tests.sequences, 0, sequenceCount));
  const { symbols, secondSymbols } = sequences;
  const kinds = Array.from(symbols, (symbol, token) => kindOf(document, tests.glyphs.token(symbol, secondSymbols?.[token] ?? 0)));
  return layers.flatMap(({ logits }, layer) =>
    logits.flatMap((scan, at) =>
      Array.from({ length: settings.heads }, (_, head): HeadDecays => {
        const byGlyph = new Map<string, number[]>();
        for (const [token, kind] of kinds.entries()) {
          const lambda = lambdaOf(scan[token * settings.heads + head]);
          const known = byGlyph.get(kind);
          if (known) known.push(lambda);
          else byGlyph.set(kind, [lambda]);
        }
        return { layer, head: at * settings.heads + head, byGlyph, mean: meanOf([...byGlyph.values()].flat()) };
      }),
    ),
  );
}

/** Keys of recall are one kind each with every value. */
function kindOf({ problem }: LionDocument, glyph: string): string {
  return problem.kind === "task" && problem.task === "recall" ? (glyph.endsWith("?") ? "?" : "=") : glyph;
}

export function lambdaOf(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Tokens after which half is left. */
export function halfLifeOf(lambda: number): number {
  return Math.LN2 / -Math.log(lambda);
}

/** Where a gate closes most. */
export interface Closed extends HeadDecays {
  readonly glyph: string;
  /** The mean over tokens of that kind. */
  readonly lambda: number;
}

/** Fewest tokens of a kind for a mean. */
const fewest = 12;

/** The head and the kind of token with the smallest mean decay; null where nothing decays. */
export function closesMost(heads: readonly HeadDecays[]): Closed | null {
  const all = heads.flatMap((head) =>
    [...head.byGlyph].flatMap(([glyph, lambdas]): Closed[] =>
      lambdas.length < fewest ? [] : [{ ...head, glyph, lambda: meanOf(lambdas) }],
    ),
  );
  return all.length === 0 ? null : all.reduce((least, one) => (one.lambda < least.lambda ? one : least));
}
