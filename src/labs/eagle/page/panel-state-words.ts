/** Captions of the cards of panels: at most twelve words each, true at every moment of a run. */
import { formatCount, formatValue } from "../../../platform/charts/format";
import { counted } from "../../../platform/ui/grammar";
import { inLanguage } from "./in-language";

const english = {
  uncomputed: "Computed when opened",
  onRequest: "Computed on request",
  loaded: "Loaded when opened",
  noSolver: "No solver",
  noResult: "No result yet",
  refused: "No block to complete",
  divergedAll: "Every solver diverged",
  error: (error: number) => `Lowest squared error ${formatValue(error)}`,
  iterations: (count: number) => counted(count, "iteration", "iterations"),
  noMatrix: "No matrix yet",
  rank: (rank: number, condition: number) => `Rank ${formatCount(rank)}, condition number ${formatValue(condition)}`,
  hole: (rows: number, columns: number) => `D has ${formatCount(rows)} × ${formatCount(columns)} entries`,
  noChange: "No solver changes A",
  condition: (value: number) => `Condition number ${formatValue(value)}`,
  conditionTo: (from: number, to: number) => `Condition number from ${formatValue(from)} to ${formatValue(to)}`,
  noNetwork: "No network",
  untrained: "Not trained yet",
  layers: (layers: number, steps: number) => `${counted(layers, "layer", "layers")} after ${counted(steps, "step", "steps")}`,
  medianError: (error: number, steps: number) => `Median error ${formatValue(error)} after ${counted(steps, "step", "steps")}`,
  machines: (count: number) => `${counted(count, "machine", "machines")}, started when opened`,
  rounds: (count: number) => `${counted(count, "round", "rounds")} so far`,
} as const;

export const panelStateText = inLanguage("panel-state-words", english);
