/** Words of lessons on this lab. */
import { formatValue } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { inLanguage } from "../in-language";
import { signed } from "./signed";

const english = {
  measures: {
    "times-better": "Measured: so many times better than answering zero",
    "network-error": "Measured error of the network",
    "reading-error": "Measured error of what its layers are read as",
    "reading-ratio": "Measured error with three numbers a layer, over that with all weights",
    "left-out": "Measured share that three numbers leave out, in per cent",
    eta: "Measured η",
    gamma: "Measured γ",
    "sent-hidden": "Measured share of C and D in what is sent, in per cent",
    weights: "Trained numbers",
    numbers: "Numbers of the reading",
    skipped: "Steps that were left out",
  } as Readonly<Record<string, string>>,
  /** By the names that goals have. */
  goals: {
    "another-algorithm": ({ way, figures: { better, gamma } }: Reached) =>
      way === "sign"
        ? `Read with +D the network is ${formatValue(better)} times better than answering zero, with γ = ${signed(gamma)} in its first layer: it has come to something else, since the rules of EAGLE leave −D in the corner.`
        : `This network is ${formatValue(better)} times better than answering zero, with γ = ${signed(gamma)} in its first layer. There is a way by a single choice that no training can make up for.`,
  },
} as const;

export const lessonApiText = inLanguage("lesson-api/words", english);
