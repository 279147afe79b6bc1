/** Learnability maps: many runs of one learner, drawn when they are asked for. */
import { extraHeads } from "./paper";
import { closedForm, gradient, type Preset, preset } from "./preset";

const headCounts = [1, 2, 4, 8, 16].map((heads) => [heads]);
const adam = { kind: "gradient", heads: 4, rate: 0.001, batch: 32, precision: "float64", initialScale: Math.SQRT1_2, steps: 4800 } as const;
const small = { ...gradient, precision: "float64", steps: 2000, batch: 16 } as const;
/** In float32, so that a GPU may draw it. */
const frontierLearner = {
  kind: "gradient",
  heads: 8,
  rate: 0.01,
  batch: 32,
  steps: 6000,
  schedule: "cosine",
  precision: "float32",
} as const;

export const maps: readonly Preset[] = [
  preset("works", {
    id: "heads-against-rate",
    quick: true,
    title: "Map: heads and learning rate",
    first: "map",
    document: {
      task: { kind: "random-attention", d: 2, n: 8, heads: 2, samples: 256, testSamples: 200, shifts: [] },
      learners: [closedForm, { ...small, heads: 4, rate: 0.01 }],
      map: {
        learner: small,
        x: { fields: ["learner.heads"], points: headCounts },
        y: { fields: ["learner.rate"], points: [[0.001], [0.003], [0.01], [0.03], [0.1]] },
      },
    },
  }),
  preset("works", {
    id: "identifiability-frontier",
    quick: true,
    title: "Map: the frontier of identifiability",
    first: "map",
    document: {
      task: { kind: "random-attention", d: 3, n: 16, heads: 2, samples: 64, testSamples: 200, shifts: [] },
      learners: [closedForm, frontierLearner],
      map: {
        learner: frontierLearner,
        x: { fields: ["task.samples"], points: [4, 8, 16, 32, 64, 128, 256].map((samples) => [samples]) },
        y: { fields: ["task.d"], points: [[2], [3], [4], [5]] },
        seeds: 2,
        target: 1,
      },
    },
  }),
  preset("paper", {
    id: "paper-figure-1",
    title: "Fig. 1, complete: both panels as a map",
    first: "map",
    paper: true,
    document: {
      task: { ...extraHeads, d: 2, samples: 512 },
      learners: [closedForm, adam],
      map: {
        learner: adam,
        x: { fields: ["learner.heads"], points: headCounts },
        y: {
          fields: ["task.d", "task.samples", "learner.steps", "learner.initialScale"],
          points: [
            [2, 512, 4800, Math.SQRT1_2],
            [4, 2048, 3200, 0.5],
          ],
          names: ["(a) d = 2, N = 512", "(b) d = 4, N = 2\u2009048"],
        },
        target: 1e-10,
      },
    },
  }),
];
