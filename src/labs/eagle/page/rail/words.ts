import { formatCount, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  label: "Problem and solvers",
  preset: {
    lede: "One block of a low-rank matrix is missing; the known blocks determine it. Which solver needs the fewest iterations?",
    ledeOfTraining: "Layers of linear attention are trained to predict a missing block. Which algorithm do their weights implement?",
    groups: { solvers: "Solvers compared", training: "Training a network", paper: "Figures of the paper" },
    /** Words with which a search of the gallery finds presets. */
    searches: ["noise", "rank", "machines"],
  },
  problem: {
    title: "Problem",
    kind: "Kind of problem",
    kinds: {
      "low-rank": "Random low rank",
      distributed: "Distributed",
      structured: "From engineering",
      training: "Train a network",
      custom: "Own data",
    },
  },
  solvers: {
    title: "Solvers",
    none: "No solver is chosen. Add a solver.",
    add: "Add a solver",
    figure: "squared error",
    most: (count: number) => `At most ${formatCount(count)} ${count === 1 ? "solver" : "solvers"}.`,
  },
  standing: {
    waiting: "waits",
    running: "runs",
    failed: "failed",
    nothing: "no block to complete",
    diverged: "diverged: numerical overflow",
    spent: "all iterations done",
    settled: "D has converged",
    caveats: {
      "unseen-directions": "D has converged; A Aᵀ does not resolve singular values of A below 10⁻⁷ ‖A‖",
      biased: "D has converged to a biased value: part of B lies outside the row space of A",
    },
    rounding: (distributed: boolean) =>
      `not converged: rounding errors have reached the size of A${distributed ? "; turn “Freezing” on" : ""}`,
    solved: "done",
    guarded: (kept: number, at: number) =>
      `stopped at iteration ${formatCount(at)} as changes of D grew; the D of iteration ${formatCount(kept)} is kept`,
    trains: "training",
    left: (seconds: number) =>
      seconds < 90 ? `about ${formatCount(seconds)} s left` : `about ${formatCount(Math.round(seconds / 60))} min left`,
    trained: "all steps done",
    medianError: (error: number) => `, median squared error ${formatValue(error)}`,
    skipped: (count: number) =>
      count === 0 ? "" : `; ${formatCount(count)} ${count === 1 ? "step" : "steps"} with non-finite gradient skipped`,
    error: (error: number) => `, squared error ${formatValue(error)}`,
  },
} as const;

export const eagleRailText = inLanguage("rail/words", english);
