/** Words of lessons on this lab. */
import { formatValue } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { inLanguage } from "../in-language";
import { signed } from "./signed";

const english = {
  measures: {
    "times-better": "Measured error ratio, zero predictor over network",
    "network-error": "Measured error of the network",
    "reading-error": "Measured error of the three-scalar algorithm",
    "reading-ratio": "Measured error ratio, three scalars per layer over all weights",
    "left-out": "Measured residual of three scalars, in per cent",
    eta: "Measured η",
    gamma: "Measured γ",
    "sent-hidden": "Measured share of C and D in the messages, in per cent",
    weights: "Trained weights",
    numbers: "Scalars of the algorithm",
    skipped: "Skipped steps",
  } as Readonly<Record<string, string>>,
  /** By the names that goals have. */
  goals: {
    "another-algorithm": ({ way, figures: { better, gamma } }: Reached) =>
      way === "sign"
        ? `With read-out +D the error is ${formatValue(better)} times smaller than that of the zero predictor; γ = ${signed(gamma)} in the first layer. The network implements a different algorithm: EAGLE's updates give −D.`
        : `The error of this network is ${formatValue(better)} times smaller than that of the zero predictor; γ = ${signed(gamma)} in its first layer. A single setting alone also gives another algorithm.`,
  },
} as const;

export const lessonApiText = inLanguage("lesson-api/words", english);
