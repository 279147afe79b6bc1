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
    commentary:
      "Start [the map](map) to compare one to {map.x.points.4.0:word} heads and five learning rates in {runs:word} short runs. Each cell has {map.seeds:word} targets of {task.heads:word} heads. One head cannot represent these targets at any rate. With {map.x.points.2.0:word} or more heads, rates of {map.y.points.2.0} and {map.y.points.3.0} succeed on every target; {map.y.points.0.0} is too slow for {map.learner.steps} steps.",
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
    commentary:
      "Start [the map](map) to compare numbers of training samples N and dimensions d in {runs:word} runs. Where N is below ψ = {rows.0.features}, {rows.1.features}, {rows.2.features}, {rows.3.features}, Λ is singular. There the median test error of every cell stays above ten, even where the training error is small. In the other cells it falls below one.",
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
    commentary:
      "Start [the map](map) to compute both panels of the figure: {map.x.points.length:word} head counts, d = {map.y.points.0.0} and d = {map.y.points.1.0}, {map.seeds:word} targets per cell. At learning rate {map.learner.rate} many heads reach far lower errors than few, although one head can represent every target. Each cell opens as a run.",
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
