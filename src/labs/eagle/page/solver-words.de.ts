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
    "sketch-sgd": "Gradientenabstieg mit Sketch",
    "newton-schulz": "Newton-Schulz",
    direct: "direkt (QR)",
    transformer: "Transformer",
  },
  eagle: {
    unconstrained: "EAGLE",
    estimation: "EAGLE für W",
    rescaled: "EAGLE reskaliert",
    distributed: "verteilt",
    frozen: "mit Einfrieren",
    columns: (r: number) => `r\u00a0=\u00a0${r}`,
    eta: (eta: number) => `η\u00a0${formatSetting(Number(eta.toPrecision(2)))}`,
    gamma: (gamma: number) => `γ\u00a0${formatSetting(gamma)}`,
  },
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join("; ")})`,
  methods: {
    eagle: "verbessert im selben Schritt die Kondition von A und die Genauigkeit von D",
    "gradient-descent": "minimiert den quadratischen Fehler von W A = B",
    "conjugate-gradients": "lösen die Normalgleichungen W A Aᵀ = B Aᵀ",
    lsmr: "ein Krylow-Verfahren für kleinste Quadrate, auf jede Zeile von B angewandt",
    "sketch-sgd": "Gradientenabstieg auf jeweils wenigen Spalten",
    "newton-schulz": "iteriert gegen die Pseudoinverse von A",
    direct: "löst durch eine QR-Zerlegung, ohne Iterationen",
    transformer: "wird auf den fehlenden Block trainiert, nicht auf einen Algorithmus",
  },
} satisfies Words<typeof solverText>;
