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
    question: "Which learning rates work for which number of heads?",
    context:
      "Teachers of {task.heads:word} heads label {task.samples} sequences. The map compares one to {map.x.points.4.0:word} heads at {map.y.points.length:word} learning rates, with {map.seeds:word} targets per cell.",
    lead: ["map", "loss"],
    settings: ["task.heads", "task.samples", "task.d", "task.n"],
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
    question: "How many samples does each dimension need?",
    context:
      "{map.learner.heads:Word} heads train on {map.x.points.0.0} to {map.x.points.6.0} samples, with tokens of {map.y.points.0.0:word} to {map.y.points.3.0:word} coordinates. The map compares {runs} runs.",
    lead: ["map", "spectrum"],
    settings: ["task.samples", "task.d", "task.inputLaw", "task.heads"],
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
    question: "One head can represent these targets. Do more heads train better?",
    context:
      "Teachers of one head label {map.y.points.0.1} sequences with {map.y.points.0.0:word} coordinates or {map.y.points.1.1} with {map.y.points.1.0:word}. The map compares {map.x.points.length:word} head counts, with {map.seeds:word} targets per cell.",
    lead: ["map", "loss"],
    settings: ["task.heads", "task.n", "task.noise"],
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
