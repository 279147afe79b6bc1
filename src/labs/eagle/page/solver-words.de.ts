/** Deutsch für Namen und Verfahren der Löser. */
import { formatSetting } from "../../../platform/charts/format";
import type { Words } from "../../../platform/ui/translation";
import type { solverText } from "./solver-words";

export default {
  names: {
    eagle: "EAGLE",
    "gradient-descent": "Gradientenabstieg",
    "conjugate-gradients": "konjugierte Gradienten",
    lsmr: "LSMR",
    "sketch-sgd": "skizzierter Abstieg",
    "newton-schulz": "Newton-Schulz",
    direct: "direkt (QR)",
    transformer: "Transformer",
  },
  eagle: {
    unconstrained: "EAGLE",
    estimation: "EAGLE für W",
    rescaled: "EAGLE reskaliert",
    distributed: "verteilt",
    frozen: "einfrierend",
    columns: (r: number) => `r\u00a0=\u00a0${r}`,
    eta: (eta: number) => `η\u00a0${formatSetting(Number(eta.toPrecision(2)))}`,
    gamma: (gamma: number) => `γ\u00a0${formatSetting(gamma)}`,
  },
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join("; ")})`,
  methods: {
    eagle: "macht im selben Schritt A besser konditioniert und D genauer",
    "gradient-descent": "geht den quadratischen Fehler von W A = B hinab",
    "conjugate-gradients": "auf den Normalgleichungen W A Aᵀ = B Aᵀ",
    lsmr: "ein Krylow-Verfahren für kleinste Quadrate, Zeile für Zeile",
    "sketch-sgd": "Gradientenabstieg auf jeweils wenigen Spalten",
    "newton-schulz": "nähert sich der Pseudoinversen von A",
    direct: "eine Zerlegung, dann ist es fertig",
    transformer: "bekommt Matrizen gezeigt und was in das Loch gehört, aber nie gesagt, wie man es findet",
  },
} satisfies Words<typeof solverText>;
