/** Names of the lab and of what links of teachers lock. */
import { inLanguage } from "./in-language";

const english = {
  title: "EAGLE",
  controls: {
    preset: "Choice of a preset",
    kind: "Kind of problem",
    solvers: "List of solvers",
    conditioning: "Singular values of A",
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
    "sketch-sgd": "sketched gradient descent",
    "newton-schulz": "Newton-Schulz",
    transformer: "networks",
    result: "the result document",
  },
  panels: {
    training: "Error during training",
    weights: "Weights",
    constants: "Step sizes η and γ per layer",
    unrolled: "States after each layer",
    storedRuns: "Stored runs at the paper's size",
    machines: "Machines",
    exchange: "Rounds and bytes",
    sketches: "Sketch size",
  },
  loading: "The panel is loading.",
  formats: "Matrix Market (.mtx), CSV or .npy, also compressed (.gz), or JSON",
  settingsOf: (owner: string) => `Settings of ${owner}`,
  history: { run: "Run", solver: "Solver", iterations: "Iterations", error: "Squared error", unknown: "unknown", left: "stopped early" },
} as const;

export const eagleText = inLanguage("words", english);
