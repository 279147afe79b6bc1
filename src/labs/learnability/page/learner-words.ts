/** Names and states of learners, wherever they are named. */
import { formatCount, formatDuration, formatSetting, formatValue } from "../../../platform/charts/format";
import { counted, inWords } from "../../../platform/ui/grammar";
import { inLanguage } from "./in-language";

const english = {
  closedForm: "Closed form",
  /** Beside a curve: "closed form". */
  inLabel: (name: string) => name.toLowerCase(),
  /** Within a sentence: "the closed form with ridge 0.1". */
  closedFormInText: (name: string) => `the ${name.charAt(0).toLowerCase()}${name.slice(1).replace(", ", " with ")}`,
  /** "sixteen heads with rate 0.01": the number in words, since sentences begin with it. */
  headsInText: (name: string, heads: number) => name.replace(/^\S+/, inWords(heads)).replace(", ", " with "),
  ridge: (ridge: number) => `ridge ${formatSetting(ridge)}`,
  /** A setting that distinguishes two learners: "rate 0.01". */
  setting: (label: string, value: string) => `${label.toLowerCase()} ${value}`,
  closedFormMethod: (ridge: number, compress: number) =>
    `${ridge > 0 ? `ridge ${formatSetting(ridge)}` : "least squares"}, then ${compress > 0 ? `a search for ${counted(compress, "head", "heads")}` : "SVD"}`,
  compressed: (heads: number) => (heads > 0 ? `in ${counted(heads, "head", "heads")}` : "heads of the SVD"),
  heads: (heads: number) => counted(heads, "head", "heads"),
  /** "8 heads of rank 1": keys and queries are separate. */
  headsOfRank: (heads: number, rank: number) => `${counted(heads, "head", "heads")} of rank ${rank}`,
  withDifference: (name: string, difference: string) => `${name}, ${difference}`,
  method: (optimizer: string, rate: number, schedule: string) => `${optimizer} · rate ${formatSetting(rate)}${schedule}`,
  optimizers: { adamw: "AdamW", sgd: "SGD" },
  schedules: { constant: "", cosine: ", cosine" },
  waiting: "waiting",
  step: (step: number, steps: number) => `step ${formatCount(step)} of ${formatCount(steps)}`,
  pausedAt: (step: number, steps: number) => `paused at ${formatCount(step)} of ${formatCount(steps)}`,
  doneSteps: (steps: number) => `${counted(steps, "step", "steps")} done`,
  doneIn: (milliseconds: number) => `solved in ${formatDuration(milliseconds)}`,
  solving: "solving",
  failed: (reason: string) => `failed: ${reason}`,
  error: (value: number) => formatValue(value),
  testError: "test error",
  addClosedForm: "Closed form",
  addGradient: "Gradient",
  stoppedAt: (step: number, rule: string) => `stopped at ${formatCount(step)}: ${rule}`,
  rules: { "target error": "target error reached", plateau: "plateau of the loss", time: "time limit reached" },
  tryRate: (rate: number) => `Try rate ${formatSetting(rate)}`,
  seeds: (count: number) => ` · ${count} seeds`,
} as const;

export const learnerText = inLanguage("learner-words", english);
