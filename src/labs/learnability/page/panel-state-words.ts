/** Lines on cards that represent panels: at most twelve words each, true at every moment of a run. */
import { formatCount, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar";
import { inLanguage } from "./in-language";

const english = {
  noLearner: "No learner",
  noResult: "No result yet",
  drawing: "Samples not drawn yet",
  failed: "The samples could not be used",
  divergedAll: "Every learner diverged",
  error: {
    test: (error: number) => `Lowest test error ${formatValue(error)}`,
    training: (error: number) => `Lowest training error ${formatValue(error)}`,
  },
  rank: (rank: number, psi: number) => `Rank ${formatCount(rank)} of ${formatCount(psi)}`,
  rankSoFar: (rank: number, psi: number, samples: number) =>
    `Rank ${formatCount(rank)} of ${formatCount(psi)} after ${counted(samples, "sample", "samples")}`,
  testSamples: (count: number) => `1 of ${counted(count, "test sample", "test samples")}`,
  oneSample: "One sample of the data",
  heads: (least: number, most: number) =>
    least === most
      ? `Learners with ${counted(most, "head", "heads")}`
      : `Learners with ${formatCount(least)} to ${formatCount(most)} heads`,
  noHeads: "No learner with single heads",
  closedFormHeads: "Heads of the closed form",
  memory: (own: boolean) => (own ? "Own table of keys and values" : "Keys and values of a sample"),
  machine: (states: number, letters: number) => `${counted(states, "state", "states")}, ${counted(letters, "letter", "letters")}`,
  directions: (learned: number, all: number) => `${formatCount(learned)} of ${counted(all, "direction", "directions")} learned`,
  certified: (count: number, of: number) => `${formatCount(count)} of ${formatCount(of)} test traces certified`,
  uncomputed: "Computed when opened",
  loaded: "Loaded when opened",
  landscape: {
    none: "Needs a learner trained by gradients",
    learners: (count: number) => `${counted(count, "learner", "learners")}, computed when opened`,
  },
  map: {
    none: "No map planned",
    runs: (columns: number, rows: number, runs: number) =>
      `${formatCount(columns)} × ${formatCount(rows)} settings, ${counted(runs, "run", "runs")}`,
  },
} as const;

export const panelStateText = inLanguage("panel-state-words", english);
