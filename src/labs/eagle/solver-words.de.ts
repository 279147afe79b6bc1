/** Deutsch für Namen und Verfahren der Löser. */
import { formatSetting } from "../../charts/format";
import type { Words } from "../../ui/translation";
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
  },
  eagle: {
    unconstrained: "EAGLE",
    estimation: "EAGLE für W",
    distributed: "EAGLE, verteilt",
    frozen: "EAGLE, einfrierend",
    limited: (r: number) => `EAGLE, r = ${r}`,
    rescaled: (r: number) => `EAGLE reskaliert, r = ${r}`,
    steps: (name: string, eta: number, gamma: number) =>
      `${name}, η ${formatSetting(Number(eta.toPrecision(2)))}, γ ${formatSetting(gamma)}`,
  },
  numbered: (name: string, place: number) => `${name} ${place}`,
  methods: {
    eagle: "macht im selben Schritt A besser konditioniert und D genauer",
    "gradient-descent": "geht den quadratischen Fehler von W A = B hinab",
    "conjugate-gradients": "auf den Normalgleichungen W A Aᵀ = B Aᵀ",
    lsmr: "ein Krylow-Verfahren für kleinste Quadrate, Zeile für Zeile",
    "sketch-sgd": "Gradientenabstieg auf jeweils wenigen Spalten",
    "newton-schulz": "nähert sich der Pseudoinversen von A",
    direct: "eine Zerlegung, dann ist es fertig",
  },
} satisfies Words<typeof solverText>;
