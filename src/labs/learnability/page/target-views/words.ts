/** Words of targets wherever they are named. */
import { formatSetting } from "../../../../platform/charts/format";
import { counted } from "../../../../platform/ui/grammar";
import { inLanguage } from "../in-language";

const english = {
  names: {
    "random-attention": "Random attention",
    "associative-memory": "Associative memory",
    automaton: "Finite automaton",
    "turing-machine": "Turing machine",
    custom: "Own data",
  },
  shifted: {
    scaled: (factor: number) => `tokens × ${formatSetting(factor)}`,
    law: (law: string) => `${law} tokens`,
    laws: { gaussian: "Gaussian", rademacher: "rademacher", sphere: "sphere" },
    length: (n: number) => counted(n, "token", "tokens"),
    keys: (law: "Gaussian" | "orthonormal") => `${law} keys`,
  },
} as const;

export const targetText = inLanguage("target-views/words", english);
