/** Names of encoders and one line on what each does. */
import { formatCount } from "../../../platform/charts/format";
import { inLanguage } from "./in-language";

const english = {
  variants: { LIT: "LION-LIT", D: "LION-D", S: "LION-S", softmax: "softmax" },
  conventions: { thm: "Theorem 3.1", sym: "symmetric" },
  positions: { sin: "positions", learned: "learned positions" },
  directions: { double: "itself twice", split: "split heads", forward: "back alone" },
  scans: "two scans",
  featureMaps: { elu: "φ = elu + 1", exp: "φ = e^x" },
  steps: (count: number) => `${formatCount(count)} steps`,
  /** Brackets keep what an encoder is from what is said of it. */
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join(", ")})`,
  methods: {
    LIT: "no decay: its mask does not depend on distance",
    D: "a decay per head: the farther, the fainter",
    S: "a decay per token, which it learns to set",
    softmax: "softmax attention; without positions it knows no order either",
  },
} as const;

export const encoderText = inLanguage("encoder-words", english);
