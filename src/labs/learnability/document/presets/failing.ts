/** Experiments on random attention that go wrong in an instructive way. */
import { closedForm, type Preset, preset, randomAttention, toTheLastDigit } from "./preset";

const descent = { kind: "gradient", heads: 16, optimizer: "sgd", precision: "float64" } as const;

export const failing: readonly Preset[] = [
  preset("fails", {
    id: "too-few-samples",
    quick: true,
    title: "Too few samples",
    first: "spectrum",
    document: {
      task: { ...randomAttention, samples: 30 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
  preset("fails", {
    id: "a-rate-that-diverges",
    quick: true,
    title: "A learning rate that is too large",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, { ...descent, rate: 0.003, steps: 100_000 }, { ...descent, rate: 0.0003, steps: 100_000 }],
    },
  }),
  preset("fails", {
    id: "rademacher-data-are-blind",
    title: "Random signs leave Λ singular",
    first: "spectrum",
    document: {
      task: { ...randomAttention, samples: 4096, inputLaw: "rademacher", shifts: [{ kind: "law", inputLaw: "gaussian" }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
  preset("fails", {
    id: "one-token",
    title: "Sequences of one token",
    views: { loss: "drawn.0" },
    document: {
      task: { ...randomAttention, n: 1, samples: 1024, shifts: [{ kind: "length", n: 8 }] },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 100_000 }))],
    },
  }),
];
