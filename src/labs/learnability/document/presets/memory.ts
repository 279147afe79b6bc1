/** Associative memories, and what their data leave open (paper notes, sections 4.9 and 6.2). */
import { closedForm, gradient, type Preset, preset, toTheLastDigit } from "./preset";

const memory = { kind: "associative-memory", d: 4, pairs: 4 } as const;
const convexFromNoise = { kind: "convex", start: "gaussian", steps: 1e6 } as const;

export const memories: readonly Preset[] = [
  preset("memory", {
    id: "a-memory-of-four-pairs",
    quick: true,
    title: "A memory of {task.pairs:word} pairs",
    first: "memory",
    document: {
      task: { ...memory, keyLaw: "gaussian", samples: 2000 },
      learners: [closedForm, { ...toTheLastDigit, heads: 1, steps: 60_000 }, { ...toTheLastDigit, heads: 4, steps: 60_000 }],
    },
  }),
  preset("memory", {
    id: "perfect-fit-wrong-function",
    title: "A perfect fit, the wrong function",
    first: "certificate",
    document: {
      task: { ...memory, samples: 2000 },
      learners: [closedForm, convexFromNoise, { ...gradient, heads: 4, batch: 64, initialScale: 0.3, steps: 60_000, precision: "float64" }],
      laboratory: { view: "learners" },
    },
  }),
  preset("memory", {
    id: "the-two-head-witness",
    quick: true,
    title: "The two-head witness",
    first: "certificate",
    document: {
      task: { ...memory, samples: 2000 },
      learners: [closedForm],
      laboratory: { view: "twin", direction: -1, output: 4, amplitude: 4.243 },
    },
  }),
  preset("memory", {
    id: "five-percent-are-enough",
    title: "{task.gaussianShare:%:Word} percent Gaussian keys are enough",
    first: "certificate",
    document: {
      task: { ...memory, samples: 16_384, gaussianShare: 0.05 },
      learners: [closedForm, convexFromNoise, { ...gradient, heads: 2, batch: 64, initialScale: 0.3, steps: 60_000, precision: "float64" }],
      laboratory: { view: "learners" },
    },
  }),
  preset("memory", {
    id: "a-softmax-teacher",
    quick: true,
    title: "A softmax teacher",
    views: { loss: "against.curve" },
    document: {
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 4096, teacher: "softmax", shifts: [] },
      learners: [closedForm, { ...gradient, heads: 16, steps: 60_000 }],
    },
  }),
];
