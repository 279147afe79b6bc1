/** Experiments on random attention that go wrong in an instructive way. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const descent = { kind: "gradient", heads: 16, optimizer: "sgd", precision: "float64" } as const;

export const failing: readonly Preset[] = [
  preset("fails", {
    id: "too-few-samples",
    quick: true,
    title: "Too few samples",
    question: "Do {task.samples:word} samples determine all {features:word} directions?",
    context:
      "Linear attention on tokens of {task.d:word} coordinates has {features:word} cubic features. The closed form, {learners.1.heads:word} and {learners.2.heads:word} heads train on only {task.samples:word} samples.",
    lead: ["spectrum", "loss"],
    settings: ["task.samples", "task.d", "task.n", "task.heads"],
    document: {
      task: { ...randomAttention, samples: 30 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
  preset("fails", {
    id: "a-rate-that-diverges",
    quick: true,
    title: "A learning rate that is too large",
    question: "Is a learning rate of {learners.1.rate} faster than {learners.2.rate}?",
    context:
      "{gradientLearners:Word} learners of {learners.1.heads:word} heads train by gradient descent on the same {task.samples} samples. They differ only in their learning rate.",
    lead: ["loss", "spectrum"],
    settings: ["task.inputScale", "task.samples", "task.d", "task.n"],
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...descent, rate: 0.003, steps: 100_000 }, { ...descent, rate: 0.0003, steps: 100_000 }],
    },
  }),
  preset("fails", {
    id: "rademacher-data-are-blind",
    title: "Random signs leave Λ singular",
    question: "Training tokens are random signs. Are learners right on Gaussian tokens?",
    context:
      "The closed form, {learners.1.heads:word} and {learners.2.heads:word} heads train on {task.samples} sequences of random signs. A second test set has Gaussian tokens.",
    lead: ["spectrum", "loss"],
    settings: ["task.inputLaw", "task.samples", "task.d", "task.n"],
    views: { loss: "drawn.0" },
    document: {
      task: { ...randomAttention, samples: 4096, inputLaw: "rademacher", shifts: [{ kind: "law", inputLaw: "gaussian" }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
      laboratory: { view: "entries" },
    },
  }),
  preset("fails", {
    id: "one-token",
    title: "Sequences of one token",
    question: "Learners train on single tokens. Are they right on {task.shifts.0.n:word}?",
    context:
      "The closed form, {learners.1.heads:word} and {learners.2.heads:word} heads train on {task.samples} sequences of one token. A second test set has sequences of {task.shifts.0.n:word} tokens.",
    lead: ["loss", "spectrum"],
    settings: ["task.n", "task.samples", "task.d", "task.heads"],
    views: { loss: "drawn.0" },
    document: {
      task: { ...randomAttention, n: 1, samples: 1024, shifts: [{ kind: "length", n: 8 }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
];
