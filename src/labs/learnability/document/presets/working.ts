/** Experiments on random attention that come out well, each for a reason worth seeing. */
import { closedForm, gradient, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

/** Errors fall nearly without a rise: small steps, and no division by what the gradients have been. */
const calmDescent = {
  kind: "gradient",
  optimizer: "sgd",
  rate: 0.0002,
  schedule: "cosine",
  precision: "float64",
  steps: 100_000,
} as const;

export const working: readonly Preset[] = [
  preset("works", {
    id: "heads-that-help",
    title: "Extra heads help",
    question: "{task.heads:Word} heads made these labels. Why train {learners.3.heads:word}?",
    context:
      "A teacher, one layer of {task.heads:word} linear-attention heads, labels {task.samples} random sequences. The closed form and one, {learners.2.heads:word} and {learners.3.heads:word} heads learn from them.",
    lead: ["loss", "spectrum", "attention"],
    settings: ["task.heads", "task.samples", "task.d", "task.noise"],
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...calmDescent, heads }))],
    },
  }),
  preset("works", {
    id: "extra-heads-help",
    title: "Why AdamW jumps back",
    question: "{learners.3.heads:Word} heads reach rounding error. Do they stay there?",
    context:
      "AdamW trains one, {learners.2.heads:word} and {learners.3.heads:word} heads on {task.samples} samples of a teacher with {task.heads:word} heads. The closed form is the reference.",
    lead: ["loss", "attention"],
    settings: ["task.heads", "task.samples", "task.d", "task.noise"],
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 300_000 }))],
    },
  }),
  preset("works", {
    id: "label-noise",
    quick: true,
    title: "Label noise",
    question: "The labels are noisy. How small can the test error become?",
    context:
      "Gaussian noise with σ = {task.noise} is added to the labels of {task.samples} training sequences. The closed form, {learners.1.heads:word} and {learners.2.heads:word} heads are tested on labels without noise.",
    lead: ["loss", "attention"],
    settings: ["task.noise", "task.samples", "task.d", "task.heads"],
    document: {
      task: { ...randomAttention, samples: 4096, noise: 0.5 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...gradient, heads, steps: 60_000 }))],
    },
  }),
  preset("works", {
    id: "far-from-the-data",
    title: "Far from the training data",
    question: "Does a learner stay exact on inputs unlike its training data?",
    context:
      "The closed form and {learners.1.heads:word} heads train on {task.samples} sequences of Gaussian tokens. {task.shifts.length:Word} further test sets have larger tokens, random signs or longer sequences.",
    lead: ["loss", "spectrum"],
    settings: ["task.samples", "task.inputLaw", "task.d", "task.n"],
    views: { loss: "drawn.0" },
    document: {
      task: {
        ...randomAttention,
        samples: 1024,
        shifts: [
          { kind: "scaled", factor: 4 },
          { kind: "law", inputLaw: "rademacher" },
          { kind: "length", n: 64 },
        ],
      },
      learners: [closedForm, { ...toTheLastDigit, heads: 16, steps: 200_000 }],
    },
  }),
  preset("works", {
    id: "how-many-digits",
    title: "Float32 and float64",
    question: "How much accuracy does float32 cost?",
    context:
      "{gradientLearners:Word} learners of {learners.1.heads:word} heads train on the same {task.samples} samples from the same initial weights. One computes in float32, the other in float64.",
    lead: ["loss", "attention"],
    settings: ["task.inputScale", "task.samples", "task.d", "task.heads"],
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...["float32", "float64"].map((precision) => ({ ...toTheLastDigit, heads: 16, steps: 200_000, precision }))],
    },
  }),
  preset("works", {
    id: "sixteen-dimensions",
    title: "{task.d:Word} dimensions",
    question: "Does the closed form stay exact with {features} features?",
    context:
      "A teacher of {task.heads:word} heads labels {task.samples} sequences of tokens with {task.d:word} coordinates. The closed form solves for the coefficients of all cubic features at once.",
    lead: ["spectrum", "loss"],
    settings: ["task.samples", "task.d", "task.n", "task.heads"],
    document: {
      task: { kind: "random-attention", d: 16, n: 32, heads: 4, samples: 4096, shifts: [] },
      learners: [closedForm],
    },
  }),
];
