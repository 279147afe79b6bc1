/** An encoder on its reversed input: with its own settings, and with one setting changed at a time. */

import type { Clock } from "../../../../platform/engine/sweep-role";
import { sequences64 } from "../../../../platform/tensors/sequences64";
import { ignoresOrder, mirrorBreaks, mirrorScores } from "../../math/encoder/mirror";
import type { EncoderSettings } from "../../math/encoder/settings";
import type { OpenedEncoder } from "./asked";
import type { FromMirror, MirrorChanges, ToMirror } from "./messages";

/** In float64, so that scores that agree do so to the last digits. */
export async function reverseInput(
  { settings, row, sequence, glyphs }: OpenedEncoder,
  { sequence: index, reversal }: Pick<ToMirror, "sequence" | "reversal">,
  post: (message: FromMirror) => void,
  clock: Pick<Clock, "pause">,
): Promise<void> {
  const batch = sequence(index);
  const tokens = Array.from(batch.symbols, (symbol, at) => glyphs.token(symbol, batch.secondSymbols?.[at] ?? 0));
  const all = [{}, ...changesOf(settings)];
  for (const [at, changes] of all.entries()) {
    const changed = { ...settings, ...changes };
    const scores = mirrorScores(sequences64, changed, row, batch, reversal);
    const run = {
      ...scores,
      changes,
      breaks: mirrorBreaks(changed, batch.length),
      orderless: ignoresOrder(changed),
      tokens,
      classes: glyphs.classes,
    };
    post({ type: "run", run, share: (at + 1) / all.length });
    await clock.pause();
  }
}

/** Settings that can change without changing the weights, and that change the scores. */
export function changesOf({ variant, convention, directions, positions }: EncoderSettings): readonly MirrorChanges[] {
  const conventions = variant === "s" ? (["eq9", "thm", "sym"] as const).filter((one) => one !== convention) : [];
  const looks = variant === "softmax" ? [] : (["both", "split"] as const).filter((one) => one !== directions);
  // Learned positions are weights, which others do not have.
  const places = positions === "learned" ? [] : (["none", "sin"] as const).filter((one) => one !== positions);
  return [
    ...conventions.map((one) => ({ convention: one })),
    ...looks.map((one) => ({ directions: one })),
    ...places.map((one) => ({ positions: one })),
  ];
}
