/** Words of the panel of stored runs. */
import { inLanguage } from "../in-language";

const english = {
  run: "Stored run",
  show: "Quantity shown",
  shows: { weights: "weights", error: "error", steps: "step sizes" },
  regimes: { unconstrained: "unconstrained", distributed: "distributed", limited: "limited computation" },
  name: (regime: string, seed: number) => `${regime}, seed ${seed}`,
  none: "No runs are stored.",
  whole: (steps: string) => `${steps} steps`,
  partly: (done: string, of: string) => `${done} of ${of} steps`,
  origin: (steps: string, batch: string, size: string, minutes: string, machine: string) =>
    `Stored result, not the current run: ${steps} of ${batch} matrices of ${size}, trained in ${minutes} min on one core (${machine}).`,
  better: (ratio: string) => `The median error on fresh matrices is ${ratio} times smaller than that of the zero predictor.`,
  noBetter: "The median error on fresh matrices is close to or above that of the zero predictor.",
  between: (low: string, high: string) => `between ${low} and ${high}`,
  steps: (eta: string, gamma: string, runs: number) =>
    `${runs > 1 ? `Mean over the layers, of ${runs} seeds` : "Mean over the layers"}: η ${eta}, γ ${gamma}; the paper reports 1 and 1.9.`,
  leftOut: (count: string, of: string) => `The norms omit ${count} of ${of} matrices, on which the network diverges.`,
  columns: {
    run: "Run",
    steps: "Steps",
    better: "Error of the zero predictor over the network’s",
    eta: "η, mean of the layers",
    gamma: "γ, mean of the layers",
    skipped: "Skipped steps",
    seconds: "Seconds on one core",
    machine: "Machine",
    kernels: "Kernels",
  },
  explain: [
    "The paper trains for 20 000 steps of 1 024 matrices. These networks were trained in advance by the trainer of this page, for the stated number of steps. A run with the same settings and kernel version gives the same bits.",
    "Errors are measured on 8 192 fresh matrices. η and γ use the largest norms among the first 1 024, as in a batch of the paper. η uses one machine's columns of A, γ all columns.",
    "All four factors of these networks were initialised as Gaussian. With this initialisation some seeds of the smaller presets leave a layer at zero; none of these five networks does. Five runs are too few to estimate how often this happens at this size.",
  ],
  formula:
    "\\eta_l = -\\alpha_1 \\alpha_2 \\max \\lVert A_l^{\\mu} \\rVert^2, \\quad \\gamma_l = -\\alpha_1 \\alpha_3 \\max \\lVert A_l \\rVert^2",
} as const;

export const storedText = inLanguage("training/stored-words", english);
