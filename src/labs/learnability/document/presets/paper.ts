/** Figures of "Learning Linear Attention in Polynomial Time" (paper notes, sections 6.1 and 6.2). */
import { closedForm, type Preset, preset } from "./preset";

/** Section 4.1: a one-head teacher with one output, T = 100 tokens, every prefix supervised. */
export const extraHeads = {
  kind: "random-attention",
  n: 100,
  heads: 1,
  output: "scalar",
  supervision: "causal",
  inputScaling: "covariance",
  teacherScaling: "covariance",
  testSamples: 200,
  shifts: [],
} as const;

const adam = { kind: "gradient", rate: 0.001, batch: 32, precision: "float64", repeats: 3 } as const;
const headCounts = [1, 2, 4, 8, 16];

/** Section 4.2: associative memory with orthonormal keys, some of them replaced by Gaussian ones. */
const memory = { kind: "associative-memory", d: 4, pairs: 4, samples: 16_384 } as const;
const convex = { kind: "convex", start: "gaussian", startScale: 0.1 } as const;
const descent = {
  kind: "gradient",
  rate: 0.003,
  schedule: "cosine",
  batch: 64,
  initialScale: 0.3,
  steps: 30_000,
  precision: "float64",
} as const;

export const paper: readonly Preset[] = [
  preset("paper", {
    id: "paper-figure-1a",
    title: "Fig. 1(a): extra heads, d = {task.d}",
    commentary:
      "{gradientLearners:Word} learners train on the same {task.samples} sequences of a one-head teacher. At rate {learners.1.rate} [more heads](loss) fall faster and further, although one head can represent the target; at rate 0.01 {learners.5.heads:word} heads end above one. The closed form is at the last digit without a single step.",
    paper: true,
    document: {
      seed: 2,
      task: { ...extraHeads, d: 2, samples: 512 },
      learners: [closedForm, ...headCounts.map((heads) => ({ ...adam, heads, steps: 4800, initialScale: Math.SQRT1_2 }))],
    },
  }),
  preset("paper", {
    id: "paper-figure-1b",
    title: "Fig. 1(b): extra heads, d = {task.d}",
    commentary:
      "The same with {task.d:word} coordinates and {task.samples} sequences: at rate {learners.1.rate} one and {learners.2.heads:word} heads stay far above, and {learners.5.heads:word} [come down](loss) to where float64 ends. At rate 0.01 one head comes down, and {learners.5.heads:word} stay above it. No learner here is deep; what depth does on such a target, “Depth is not heads” shows.",
    paper: true,
    document: {
      seed: 2,
      task: { ...extraHeads, d: 4, samples: 2048 },
      learners: [closedForm, ...headCounts.map((heads) => ({ ...adam, heads, steps: 6400, initialScale: 0.5 }))],
    },
  }),
  preset("paper", {
    id: "paper-figure-2a",
    title: "Fig. 2a: the certificate and the distance",
    commentary:
      "The same convex learner on memories with more and more Gaussian keys among orthonormal ones, after {learners.1.steps}, {learners.2.steps} and {learners.3.steps:millions} million steps: [the smaller λ_min](certificate), the farther its function from the truth. The closed form is exact at every mixture, even without a certificate, because the truth happens to be the fit of minimum norm: luck, not identification.",
    first: "certificate",
    views: { certificate: "axis.lambda" },
    paper: true,
    document: {
      task: { ...memory, gaussianShare: 0.01 },
      learners: [closedForm, ...[2e3, 3e4, 3e6].map((steps) => ({ ...convex, steps }))],
      sweep: { field: "gaussianShare", values: [0, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05] },
      laboratory: { view: "sweep" },
    },
  }),
  preset("paper", {
    id: "paper-figure-2b",
    title: "Fig. 2b: full rank against low rank",
    commentary:
      "The same learners on {sweep.values.length:word} data sets: with {sweep.values.1:%} % Gaussian keys Λ has full rank and whoever fits has found the truth; without them the rank is {rank} of {features} and learners that fit just as well [stay far](certificate) from it. In this one run a single head ends at the truth without them, too; that says nothing of other starts.",
    first: "certificate",
    paper: true,
    document: {
      task: memory,
      learners: [closedForm, { ...convex, steps: 3e6 }, ...[1, 2, 4, 8].map((heads) => ({ ...descent, heads }))],
      sweep: { field: "gaussianShare", values: [0, 0.05] },
      laboratory: { view: "sweep" },
    },
  }),
];
