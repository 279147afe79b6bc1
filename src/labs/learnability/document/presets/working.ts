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
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...calmDescent, heads }))],
    },
  }),
  preset("works", {
    id: "extra-heads-help",
    title: "Why AdamW jumps back",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 300_000 }))],
    },
  }),
  preset("works", {
    id: "label-noise",
    quick: true,
    title: "Label noise",
    document: {
      task: { ...randomAttention, samples: 4096, noise: 0.5 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...gradient, heads, steps: 60_000 }))],
    },
  }),
  preset("works", {
    id: "far-from-the-data",
    title: "Far from the training data",
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
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...["float32", "float64"].map((precision) => ({ ...toTheLastDigit, heads: 16, steps: 200_000, precision }))],
    },
  }),
  preset("works", {
    id: "sixteen-dimensions",
    title: "{task.d:Word} dimensions",
    first: "spectrum",
    document: {
      task: { kind: "random-attention", d: 16, n: 32, heads: 4, samples: 4096, shifts: [] },
      learners: [closedForm],
    },
  }),
];
