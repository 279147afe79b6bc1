/** Words on gradient descent on W. */
import { formatCount, formatRounded, formatSetting, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar";
import { inLanguage } from "./in-language";

/** Four figures, which distinguish 0.99 of a bound from the bound. */
function rateWords(rate: number): string {
  return formatRounded(rate, 4);
}

const english = {
  name: "Convex",
  inLabel: (name: string) => name.replace(/^Convex/, "convex"),
  add: "Convex",
  starts: { zero: "zero", gaussian: "a Gaussian W" },
  method: (from: string) => `gradient descent on W, from ${from}`,
  differences: {
    start: (value: string) => `from ${value}`,
    relativeRate: (share: number) => `rate ${formatSetting(share)} × bound`,
    steps: (steps: number) => counted(steps, "step", "steps"),
    startScale: (scale: number) => `start scale ${formatSetting(scale)}`,
    seed: (seed: number) => `seed ${formatCount(seed)}`,
  },
  rate: (rate: number, largest: number) =>
    rate > largest
      ? `rate ${rateWords(rate)} above ${rateWords(largest)} (= d_out/λ_max), the largest stable one`
      : `rate ${rateWords(rate)} of at most ${rateWords(largest)} (= d_out/λ_max)`,
  rateHelp:
    "Stability bound: d_out/λ_max(S Λ S), with S = √2 on pair features and 1 on squares. Above it the deviation along the first eigenvector grows with every step.",
  time: (time: number) => `T = rate × steps = ${formatValue(time)}`,
  working: "decomposing Λ",
  computed: (step: number, steps: number) => `computed to step ${formatCount(step)} of ${formatCount(steps)}`,
  done: (steps: number, duration: string) => `${counted(steps, "step", "steps")} computed in ${duration}`,
  tryRate: (share: number) => `Try ${formatSetting(share)} of the largest stable rate`,
  /** "the convex learner from zero", "the convex learner with 10 steps". */
  inText: (name: string) =>
    name
      .replace(/^Convex/, "the convex learner")
      .replace(/, (?=from)/, " ")
      .replace(/(?<=learner), /, " with "),
  at: (who: string, value: number, step: number) => `${who} is at ${formatValue(value)} after ${counted(step, "step", "steps")}`,
  reached: (who: string, value: number, steps: number) => `${who} reached ${formatValue(value)} in ${counted(steps, "step", "steps")}`,
  diverged: (who: string, step: number, rate: number, largest: number) =>
    `${who} diverged by step ${formatCount(step)}: its rate ${rateWords(rate)} is above the stability bound ${rateWords(largest)}`,
  failed: (who: string, reason: string) => `${who} failed: ${reason.replace(/\.$/, "")}`,
} as const;

export const convexText = inLanguage("convex-words", english);
