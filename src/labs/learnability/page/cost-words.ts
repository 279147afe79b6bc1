/** Words on what a run costs. */
import { formatCount, formatDuration, formatPower } from "../../../platform/charts/format";
import { inLanguage } from "./in-language";

/** Rounded as a forecast allows: "40 s", "12 min", "3 h". */
function roughly(seconds: number): string {
  if (seconds < 90) return `${formatCount(seconds)} s`;
  return seconds < 90 * 60 ? `${formatCount(seconds / 60)} min` : `${formatCount(seconds / 3600)} h`;
}

/** Counts of operations are large: "3.2e9". */
const inPowers = (count: number) => formatPower(count, 1);

const english = {
  left: (seconds: number) => `about ${roughly(seconds)} left`,
  expected: (seconds: number, learners: number) =>
    `about ${roughly(seconds)}${learners === 0 ? "" : ` for ${formatCount(learners)} ${learners === 1 ? "learner" : "learners"}`}`,
  multiplyAdds: (count: number) => `${inPowers(count)} multiply-adds`,
  count: inPowers,
  time: (milliseconds: number) => formatDuration(milliseconds).replaceAll(" ", "\u00a0"),
  total: "multiply-adds of all learners together, and their time on this device",
  columns: { learner: "Learner", error: "Error", multiplyAdds: "Multiply-adds", time: "Time" },
  unknown: "–",
  errors: "test errors of the learners at the end",
} as const;

export const costText = inLanguage("cost-words", english);
