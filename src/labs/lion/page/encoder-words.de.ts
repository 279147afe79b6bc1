import { formatCount } from "../../../platform/charts/format";
import type { Words } from "../../../platform/ui/translation";
import type { encoderText } from "./encoder-words";

export default {
  variants: { LIT: "LION-LIT", D: "LION-D", S: "LION-S", softmax: "Softmax" },
  conventions: { thm: "Theorem 3.1", sym: "symmetrisch" },
  positions: { sin: "Positionen", learned: "gelernte Positionen" },
  directions: { double: "sich selbst zweimal", split: "geteilte Köpfe", forward: "nur zurück" },
  scans: "zwei Durchläufe",
  featureMaps: { elu: "φ = elu + 1", exp: "φ = e^x" },
  steps: (count: number) => `${formatCount(count)} Schritte`,
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join(", ")})`,
  methods: {
    LIT: "kein Zerfall: Die Maske hängt nicht vom Abstand ab",
    D: "ein Zerfall je Kopf: je weiter, desto leiser",
    S: "ein Zerfall je Token, den er zu setzen lernt",
    softmax: "Softmax-Attention; ohne Positionen kennt auch sie keine Reihenfolge",
  },
} satisfies Words<typeof encoderText>;
