/** Words on what a run costs; part of the catalogue in `text.ts`. */
import { formatCount, formatDuration } from "../charts/format";

/** As exact as a forecast is: "40 s", "12 min", "3 h". */
function roughly(seconds: number): string {
  if (seconds < 90) return `${formatCount(seconds)} s`;
  return seconds < 90 * 60 ? `${formatCount(seconds / 60)} min` : `${formatCount(seconds / 3600)} h`;
}

export const costText = {
  left: (seconds: number) => `about ${roughly(seconds)} left`,
  expected: (seconds: number, learners: number) =>
    `about ${roughly(seconds)}${learners === 0 ? "" : ` for ${formatCount(learners)} ${learners === 1 ? "learner" : "learners"}`}`,
  multiplyAdds: (count: number) => `${costText.count(count)} multiply-adds`,
  count: (multiplyAdds: number) => multiplyAdds.toExponential(1).replace("e+", "e"),
  time: (milliseconds: number) => formatDuration(milliseconds).replaceAll(" ", "\u00a0"),
  total: "what all learners together have computed, and the time it took this device",
  compare: "Compare errors and compute",
  hide: "Hide the comparison",
  table: "Errors and compute of all runs",
  columns: { learner: "Learner", error: "Error", multiplyAdds: "Multiply-adds", time: "Time" },
  unknown: "–",
} as const;
