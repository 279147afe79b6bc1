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

export const gapsOfFigure1 =
  "The paper does not say whether N(0, I/√d) gives covariance or standard deviation (here: covariance, which puts var(y) where its axis begins), how weights start (here: N(0, 1/d)), the weight decay (here: none) or the schedule (here: a constant rate), nor whether training or test error is drawn (here: test).";

export const paper: readonly Preset[] = [
  preset("paper", {
    id: "paper-figure-1a",
    title: "Fig. 1(a): extra heads, d = 2",
    commentary:
      "Five learners train on the same 512 sequences of a one-head teacher; more heads fall faster and further, although one head could express the target. The closed form is at the last digit without a single step.",
    paper: {
      setting:
        "d = 2, N = 512, T = 100 tokens, every prefix supervised, one output; m heads trained by Adam, rate 0.001, batch 32, three seeds.",
      reproduced:
        "After 300 epochs the median test errors are 2e-3 with one head, 1e-6 with two, 2e-7 with four, 3e-13 with eight and 1e-30 with sixteen; the closed form is at 1e-32.",
      chosen: gapsOfFigure1,
    },
    document: {
      seed: 2,
      task: { ...extraHeads, d: 2, samples: 512 },
      learners: [closedForm, ...headCounts.map((heads) => ({ ...adam, heads, steps: 4800, initialScale: Math.SQRT1_2 }))],
    },
  }),
  preset("paper", {
    id: "paper-figure-1b",
    title: "Fig. 1(b): extra heads, d = 4",
    commentary:
      "The same with four coordinates and 2\u2009048 sequences: one and two heads stay far above, sixteen come down to where float64 ends. No learner here is deep; what depth does on such a target, “Depth is not heads” shows.",
    paper: {
      setting:
        "d = 4, N = 2\u2009048, T = 100 tokens, every prefix supervised, one output; m heads trained by Adam, rate 0.001, batch 32, three seeds.",
      reproduced:
        "After 100 epochs the median test errors are 0.2 with one head, 0.08 with two, 9e-4 with four, 4e-11 with eight and 2e-27 with sixteen; the closed form is at 1e-30. One and two heads have no fixed order over seeds.",
      chosen: gapsOfFigure1,
    },
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
      "The same convex learner on memories with more and more Gaussian keys among orthonormal ones, after 2\u2009000, 30\u2009000 and 3 million steps: the smaller λ_min, the farther its function from the truth. The closed form is exact at every mixture, even without a certificate, because the truth happens to be the fit of minimum norm: luck, not identification.",
    paper: {
      setting:
        "Associative memory, d = 4 (tokens of 8 coordinates, 288 features), N = 16\u2009384; orthonormal keys mixed with up to 5 % Gaussian ones; distance ‖p − p*‖ against λ_min from 2⁻¹³ to 2⁻⁷.",
      reproduced:
        "After 30\u2009000 steps the distance falls from 2.3 at 0 % (rank 248) to 0.8 at λ_min = 2e-6, 0.1 at 6e-4, 1e-4 at 4e-3 and 1e-15 at 0.06; longer training moves the fall to smaller λ_min, and at 0 % nothing ever decays.",
      chosen:
        "The paper does not name its convex solver. Exact least squares of minimum norm would be at distance 0 for every mixture, so a solver with a memory of its start is the reading that fits: gradient descent on W from N(0, 0.1²), at 0.9 of the largest stable rate. Labels are the layer's own output; Eq. (14), taken literally, leaves out the query's own column and is realizable by no layer.",
    },
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
      "The same learners on two data sets: with 5 % Gaussian keys Λ has full rank and whoever fits has found the truth; without them the rank is 248 of 288 and learners that fit just as well stay far from it. One head is the exception: it is pinned down where two are not.",
    paper: {
      setting: "Associative memory as in Fig. 2a; a convex learner and 1, 2, 4 and 8 heads; bars of ‖p − p*‖ for λ_min = 0.06 and 0.",
      reproduced:
        "Full rank: 2e-15, and 1e-15, 2e-9, 1e-4, 4e-4 with 1, 2, 4, 8 heads. Low rank: 2.3, and 5e-16, 0.08, 0.5, 0.3, with training errors below 1e-9 throughout.",
      chosen:
        "Training length, rate and start are not given: here AdamW, rate 0.003 with a cosine schedule, batch 64, 30\u2009000 steps from N(0, 0.3²). One head sometimes sticks in a local minimum, with either data (other seeds show it).",
    },
    document: {
      task: memory,
      learners: [closedForm, { ...convex, steps: 3e6 }, ...[1, 2, 4, 8].map((heads) => ({ ...descent, heads }))],
      sweep: { field: "gaussianShare", values: [0, 0.05] },
      laboratory: { view: "sweep" },
    },
  }),
];
