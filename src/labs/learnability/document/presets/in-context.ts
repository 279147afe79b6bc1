/** Linear regression in context: every prompt is a regression of its own. */
import { closedForm, gradient, type Preset, preset } from "./preset";

/** Full batches in float64, as in the released code of Zhang, Singh, Latham, Saxe 2025; rank-one heads from a small start. */
const descent = { kind: "gradient", batch: "all", optimizer: "sgd", momentum: 0, rate: 0.05, initialScale: 0.02, steps: 30_000 } as const;
const rankOne = { ...descent, heads: 5, keyQueryRank: 1, seed: 2 } as const;
const prompts = { kind: "in-context-regression", samples: 8000 } as const;

/** AdamW on clipped gradients: the answers of several layers are polynomials of high degree in a prompt, with rare large ones. */
const layered = { heads: 2, steps: 1500, batch: 64, rate: 0.01, schedule: "cosine", clip: 1, initialScale: 0.2 } as const;

const shown = ["task.dimension", "task.context", "task.spectrum", "task.noise"];
/** Presets that open on the panel of the target. */
const stairs = { lead: ["exhibit", "loss"], settings: shown, paper: true } as const;

export const inContext: readonly Preset[] = [
  preset("works", {
    id: "regression-in-context",
    quick: true,
    title: "Regression in context",
    question: "Every prompt is a new regression. How well can one layer answer?",
    context:
      "Each of {task.samples} prompts has {task.context} examples of a linear function and a query. The closed form and {learners.1.heads:word} heads learn from them; test prompts have new functions.",
    lead: ["loss", "spectrum"],
    settings: shown,
    document: {
      task: { kind: "in-context-regression" },
      learners: [closedForm, { ...gradient, heads: 4, initialScale: 0.1, steps: 5000 }],
    },
  }),
  preset("works", {
    id: "one-direction-at-a-time",
    ...stairs,
    title: "One direction at a time",
    question: "In which order does a layer learn the directions of its inputs?",
    context:
      "{learners.1.heads:Word} heads with separate keys and queries of rank one learn from {task.samples} prompts. As many merged heads train from as small a start.",
    document: { task: prompts, learners: [closedForm, rankOne, { ...rankOne, keyQueryRank: null }] },
  }),
  preset("works", {
    id: "equal-directions",
    ...stairs,
    title: "Equal directions",
    question: "Every direction has the same variance. What decides their order?",
    context:
      "All {task.dimension:word} directions have the same variance. Two learners of {learners.1.heads:word} heads differ only in their start.",
    document: {
      task: { ...prompts, spectrum: "white" },
      learners: [closedForm, { ...rankOne, seed: 1 }, { ...rankOne, seed: 3 }],
    },
  }),
  preset("works", {
    id: "adam-without-stairs",
    ...stairs,
    title: "AdamW without stairs",
    question: "What does AdamW do to the stairs of gradient descent?",
    context: "{learners.1.heads:Word} heads of rank one train from one start on {task.samples} prompts, by gradient descent and by AdamW.",
    document: { task: prompts, learners: [closedForm, rankOne, { ...rankOne, optimizer: "adamw", rate: 0.001 }] },
  }),
  preset("fails", {
    id: "one-head-one-direction",
    ...stairs,
    title: "One head, one direction",
    question: "At which function does a single head of rank one end?",
    context:
      "The inputs have {task.dimension:word} directions. One head of rank one and {learners.2.heads:word} such heads learn from {task.samples} prompts.",
    settings: ["task.dimension", "task.context", "task.spectrum", "task.trace"],
    document: {
      task: { ...prompts, trace: 4, context: 16 },
      learners: [closedForm, ...[1, 4].map((heads) => ({ ...rankOne, rate: 0.01, heads, seed: 1 }))],
    },
  }),
  preset("works", {
    id: "layers-and-steps",
    title: "Layers and gradient steps",
    question: "Is every layer worth a gradient step?",
    context:
      "One, {learners.2.layers:word} and {learners.3.layers:word} layers learn from {task.samples} prompts, compared with as many gradient steps on the examples.",
    lead: ["exhibit", "loss"],
    settings: shown,
    document: {
      task: { kind: "in-context-regression", samples: 2048, testSamples: 1024 },
      learners: [closedForm, { kind: "gradient", ...layered }, ...[2, 3].map((layers) => ({ kind: "linear-layers", layers, ...layered }))],
    },
  }),
];
