/** Names of the lab and of what links of teachers lock. */
import { inLanguage } from "./in-language";

const english = {
  title: "EAGLE",
  controls: {
    preset: "Choice of a preset",
    kind: "Kind of problem",
    solvers: "List of solvers",
    conditioning: "What it does to A",
  },
  owners: {
    "low-rank": "random problems",
    distributed: "distributed problems",
    structured: "problems from engineering",
    training: "networks' problems",
    custom: "own matrices",
    eagle: "EAGLE",
    "gradient-descent": "gradient descent",
    "conjugate-gradients": "conjugate gradients",
    lsmr: "LSMR",
    "sketch-sgd": "sketched descent",
    "newton-schulz": "Newton-Schulz",
    transformer: "networks",
    result: "the result document",
  },
  panels: {
    training: "Training",
    weights: "Weights",
    constants: "Read as an algorithm",
    unrolled: "Unrolled",
    storedRuns: "Trained beforehand, at the paper's size",
    machines: "Machines",
    exchange: "Rounds and bytes",
    sketches: "Few columns at a time",
  },
  loading: "This panel is being fetched.",
  formats: "Matrix Market (.mtx), CSV or .npy, also compressed (.gz), or JSON",
  settingsOf: (owner: string) => `Settings of ${owner}`,
  history: { run: "Run", solver: "Solver", iterations: "Iterations", error: "Squared error", unknown: "unknown", left: "left early" },
} as const;

export const eagleText = inLanguage("words", english);
