/** Names of encoders, each with a line on its attention. */
import { formatCount } from "../../../platform/charts/format";
import { inLanguage } from "./in-language";

const english = {
  variants: { LIT: "LION-LIT", D: "LION-D", S: "LION-S", softmax: "softmax" },
  conventions: { thm: "Theorem 3.1", sym: "symmetric" },
  positions: { sin: "positions", learned: "learned positions" },
  directions: { double: "diagonal twice", split: "split heads", forward: "causal" },
  scans: "two scans",
  featureMaps: { elu: "φ = elu + 1", exp: "φ = exp" },
  steps: (count: number) => `${formatCount(count)} steps`,
  /** Settings that differ from the defaults stand in brackets. */
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join(", ")})`,
  methods: {
    LIT: "no decay: the mask does not depend on distance",
    D: "one decay per head: the mask falls with distance",
    S: "one decay per token, computed from the token",
    softmax: "softmax attention; order enters only through positions",
  },
} as const;

export const encoderText = inLanguage("encoder-words", english);
