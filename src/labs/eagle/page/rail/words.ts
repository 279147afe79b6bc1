import { formatCount, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  label: "Problem and solvers",
  settings: "Problem and solvers",
  preset: {
    own: "An experiment of your own",
    lede: "Part of a matrix is missing, but its rank is small enough: the missing block follows from the rest. Who fills it first?",
    ledeOfTraining:
      "Layers of linear attention are shown matrices with a hole, and what belongs there. Nobody tells them how to find it; then their weights are read.",
    showed: (title: string) => `What “${title}” showed`,
    groups: { solvers: "Solvers compared", training: "A network in training", paper: "Figures of the paper" },
    paper: {
      title: "The paper's figure, and what is reproduced",
      setting: "In the paper",
      reproduced: "Here as there",
      differs: "What differs",
    },
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
    none: "Nobody fills the hole yet. Add a solver.",
    add: (name: string) => `Add ${name}`,
    most: (count: number) => `At most ${formatCount(count)} ${count === 1 ? "solver" : "solvers"}.`,
    iterations: (count: number) => formatCount(count),
  },
  standing: {
    waiting: "waits",
    running: "runs",
    failed: "failed",
    nothing: "has nothing to complete",
    diverged: "its numbers overflowed",
    spent: "all its iterations are done",
    settled: "D has settled",
    caveats: {
      "unseen-directions": "D has settled; A Aᵀ hides singular values of A below 10⁻⁷ ‖A‖",
      biased: "D has settled at a biased value: part of B lies outside the row space of A",
    },
    rounding: (distributed: boolean) => `not converged: rounding has reached the size of A${distributed ? "; turn “Freezing” on" : ""}`,
    solved: "done",
    guarded: (kept: number, at: number) =>
      `more iterations began to spoil D: noticed at ${formatCount(at)}, the D of ${formatCount(kept)} is kept`,
    trains: "is being trained",
    left: (seconds: number) =>
      seconds < 90 ? `about ${formatCount(seconds)} s left` : `about ${formatCount(Math.round(seconds / 60))} min left`,
    trained: "all its steps are done",
    medianError: (error: number) => `, median squared error ${formatValue(error)}`,
    skipped: (count: number) =>
      count === 0 ? "" : `; ${formatCount(count)} ${count === 1 ? "step was" : "steps were"} not finite and left out`,
    error: (error: number) => `, squared error ${formatValue(error)}`,
  },
} as const;

export const eagleRailText = inLanguage("rail/words", english);
