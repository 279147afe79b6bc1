import { formatCount } from "../../../platform/charts/format";
import type { Words } from "../../../platform/ui/translation";
import type { encoderText } from "./encoder-words";

export default {
  variants: { LIT: "LION-LIT", D: "LION-D", S: "LION-S", softmax: "Softmax" },
  conventions: { thm: "Theorem 3.1", sym: "symmetrisch" },
  positions: { sin: "Positionen", learned: "gelernte Positionen" },
  directions: { double: "Diagonale doppelt", split: "geteilte Köpfe", forward: "kausal" },
  scans: "zwei Scans",
  featureMaps: { elu: "φ = elu + 1", exp: "φ = exp" },
  steps: (count: number) => `${formatCount(count)} Schritte`,
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join(", ")})`,
  methods: {
    LIT: "kein Zerfall: Die Maske hängt nicht vom Abstand ab",
    D: "ein Zerfall je Kopf: Die Maske fällt mit dem Abstand",
    S: "ein Zerfall je Token, aus dem Token berechnet",
    softmax: "Softmax-Attention; Reihenfolge nur über Positionen",
  },
} satisfies Words<typeof encoderText>;
