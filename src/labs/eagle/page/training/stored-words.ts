/** Words of the panel of stored runs. */
import { inLanguage } from "../in-language";

const english = {
  run: "Stored run",
  show: "What is shown",
  shows: { weights: "weights", error: "error", steps: "steps of EAGLE" },
  regimes: { unconstrained: "unconstrained", distributed: "distributed", limited: "few columns" },
  name: (regime: string, seed: number) => `${regime}, seed ${seed}`,
  waiting: "The stored runs are being fetched.",
  failed: "The stored runs could not be fetched. They are not kept for use without a network; open the panel again when there is one.",
  none: "No runs are stored.",
  whole: (steps: string) => `${steps} steps`,
  partly: (done: string, of: string) => `${done} of ${of} steps`,
  origin: (steps: string, batch: string, size: string, minutes: string, machine: string) =>
    `A stored result, not your run: ${steps} of ${batch} matrices of ${size}, trained beforehand by the trainer of this page in ${minutes} min of one core (${machine}).`,
  better: (ratio: string) => `The typical fresh matrix is completed ${ratio} times better than by answering zero.`,
  noBetter: "The typical fresh matrix is completed no better than by answering zero.",
  between: (low: string, high: string) => `between ${low} and ${high}`,
  steps: (eta: string, gamma: string, runs: number) =>
    `${runs > 1 ? `Mean over the layers, of ${runs} seeds` : "Mean over the layers"}: η ${eta}, γ ${gamma}; the paper found 1 and 1.9.`,
  leftOut: (count: string, of: string) => `Of ${of} matrices the norms leave out ${count}, on which the network diverges.`,
  columns: {
    run: "Run",
    steps: "Steps",
    better: "Times better than answering zero",
    eta: "η, mean of the layers",
    gamma: "γ, mean of the layers",
    skipped: "Steps left out",
    seconds: "Seconds of one core",
    machine: "Machine",
    kernels: "Kernels",
  },
  explain: [
    "The paper trains for 20 000 steps of 1 024 matrices, which takes longer than anybody waits for a page. These networks were trained beforehand, for as many of these steps as is said, with the trainer and from the random streams that runs of this page have: whoever gives a run their settings and waits as long gets the same bits, where the kernels are of the same version.",
    "They are judged by 8 192 fresh matrices; the norms that η and γ are scaled by are the largest of the first 1 024, as in a batch of the paper: for η of one machine's columns of A, for γ of all columns together.",
    "All four factors of these networks began Gaussian. With these first weights some seeds of the smaller presets leave a layer at zero; none of these five networks does. Five runs do not say how often it happens at this size.",
  ],
  formula:
    "\\eta_l = -\\alpha_1 \\alpha_2 \\max \\lVert A_l^{\\mu} \\rVert^2, \\quad \\gamma_l = -\\alpha_1 \\alpha_3 \\max \\lVert A_l \\rVert^2",
} as const;

export const storedText = inLanguage("training/stored-words", english);
