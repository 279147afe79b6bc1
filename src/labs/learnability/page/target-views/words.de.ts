import { formatCount, formatSetting } from "../../../../platform/charts/format";
import type { targetText } from "./words";

export default {
  names: {
    "random-attention": "Zufällige Attention",
    "associative-memory": "Assoziativspeicher",
    automaton: "Endlicher Automat",
    "turing-machine": "Turingmaschine",
    custom: "Eigene Daten",
  },
  shifted: {
    scaled: (factor: number) => `Token × ${formatSetting(factor)}`,
    law: (law: string) => `Token: ${law}`,
    laws: { gaussian: "gaußsch", rademacher: "zufällige Vorzeichen", sphere: "Kugel" },
    length: (n: number) => `${formatCount(n)} Token`,
    keys: (law: "Gaussian" | "orthonormal") => (law === "Gaussian" ? "gaußsche Schlüssel" : "orthonormale Schlüssel"),
  },
} satisfies typeof targetText;
