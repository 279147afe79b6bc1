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
    question: "One head can represent the target. Do {learners.5.heads:word} reach smaller errors?",
    context:
      "A teacher of one head labels every prefix of {task.samples} sequences of {task.n} tokens with {task.d:word} coordinates. One to {learners.5.heads:word} heads train for {epochs.0} epochs.",
    lead: ["loss", "heads"],
    settings: ["task.heads", "task.samples", "task.d", "task.n"],
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
    question: "In {task.d:word} dimensions, how many heads reach rounding error?",
    context:
      "A teacher of one head labels every prefix of {task.samples} sequences of {task.n} tokens with {task.d:word} coordinates. One to {learners.5.heads:word} heads train for {epochs.0} epochs.",
    lead: ["loss", "heads"],
    settings: ["task.heads", "task.samples", "task.d", "task.n"],
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
    question: "How does the distance from the target depend on λ_min?",
    context:
      "A convex learner trains on {task.samples} memories, up to {sweep.values.6:%} % of them with Gaussian keys. The laboratory compares {sweep.values.length:word} mixtures after {learners.1.steps}, {learners.2.steps} and {learners.3.steps:millions} million steps.",
    lead: ["certificate", "spectrum"],
    settings: ["task.gaussianShare", "task.samples", "task.pairs", "task.d"],
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
    question: "Full rank or low rank: which fits reach the target?",
    context:
      "A convex learner and one to {learners.5.heads:word} heads train on {task.samples} memories. One data set has orthonormal keys only, the other {sweep.values.1:%} % Gaussian keys.",
    lead: ["certificate", "loss"],
    settings: ["task.gaussianShare", "task.samples", "task.pairs", "task.d"],
    paper: true,
    document: {
      task: memory,
      learners: [closedForm, { ...convex, steps: 3e6 }, ...[1, 2, 4, 8].map((heads) => ({ ...descent, heads }))],
      sweep: { field: "gaussianShare", values: [0, 0.05] },
      laboratory: { view: "sweep" },
    },
  }),
];
