/** The decays that an encoder has learned: of LION-D those of its heads, of LION-S what its heads have on average over tokens. */
import type { SequenceBatch } from "../../math/encoder/batch";
import type { LayerSeen } from "../../math/encoder/forward";
import type { EncoderSettings } from "../../math/encoder/settings";
import { sigmoid } from "../../math/feature-map";

/** For each layer the heads' decays, those of a second scan after those of the first; none where nothing decays. */
export function meanDecays(
  { heads }: EncoderSettings,
  layers: readonly LayerSeen<Float64Array>[],
  { count, length }: SequenceBatch,
): readonly (readonly number[])[] {
  const tokens = count * length;
  return layers.map(({ logits }) =>
    logits.flatMap((scan) =>
      Array.from({ length: heads }, (_, head) => {
        let sum = 0;
        for (let token = 0; token < tokens; token++) sum += sigmoid(scan[token * heads + head]);
        return sum / tokens;
      }),
    ),
  );
}
