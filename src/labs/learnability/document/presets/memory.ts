/** Associative memories, and what their data leave open (paper notes, sections 4.9 and 6.2). */
import { closedForm, gradient, type Preset, preset, toTheLastDigit } from "./preset";

const memory = { kind: "associative-memory", d: 4, pairs: 4 } as const;
const convexFromNoise = { kind: "convex", start: "gaussian", steps: 1e6 } as const;

export const memories: readonly Preset[] = [
  preset("memory", {
    id: "a-memory-of-four-pairs",
    quick: true,
    title: "A memory of {task.pairs:word} pairs",
    question: "Can one head learn to query a memory of {task.pairs:word} pairs?",
    context:
      "Each of {task.samples} prompts holds {task.pairs:word} Gaussian keys, their values and a query. The closed form, one head and {learners.2.heads:word} heads learn the weighted sum of values.",
    lead: ["exhibit", "loss"],
    settings: ["task.pairs", "task.d", "task.keyLaw", "task.samples"],
    document: {
      task: { ...memory, keyLaw: "gaussian", samples: 2000 },
      learners: [closedForm, { ...toTheLastDigit, heads: 1, steps: 60_000 }, { ...toTheLastDigit, heads: 4, steps: 60_000 }],
    },
  }),
  preset("memory", {
    id: "perfect-fit-wrong-function",
    title: "A perfect fit, the wrong function",
    question: "Every sample is fitted. Is the function right?",
    context:
      "Beside the closed form, a convex learner and {learners.2.heads:word} heads train on {task.samples} memories with orthonormal keys. The laboratory measures the distance of both trained functions from the target.",
    lead: ["certificate", "loss"],
    settings: ["task.keyLaw", "task.gaussianShare", "task.samples", "task.pairs", "task.d"],
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
    question: "Two functions fit the same samples. Where do they differ?",
    context:
      "The target is compared with itself plus one more head, on {task.samples} memories with orthonormal keys and on Gaussian keys.",
    lead: ["certificate", "spectrum"],
    settings: ["task.keyLaw", "task.gaussianShare", "task.samples"],
    document: {
      task: { ...memory, samples: 2000 },
      learners: [closedForm],
      laboratory: { view: "twin", direction: -1, output: 4, amplitude: 4.243 },
    },
  }),
  preset("memory", {
    id: "five-percent-are-enough",
    title: "{task.gaussianShare:%:Word} percent Gaussian keys are enough",
    question: "{task.gaussianShare:%:Word} percent of the samples have Gaussian keys. Is the function identified?",
    context:
      "The closed form, a convex learner and {learners.2.heads:word} heads train on {task.samples} memories. Of these, {gaussianSamples} have Gaussian keys and the others orthonormal ones.",
    lead: ["certificate", "spectrum"],
    settings: ["task.gaussianShare", "task.samples", "task.pairs", "task.d"],
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
    question: "How close can linear attention come to a softmax teacher?",
    context:
      "A teacher with softmax attention labels {task.samples} sequences. The closed form and {learners.1.heads:word} linear heads are compared with the best linear attention.",
    lead: ["loss", "attention"],
    settings: ["task.teacher", "task.samples", "task.d", "task.n"],
    views: { loss: "against.curve" },
    document: {
      task: { kind: "random-attention", d: 4, n: 8, heads: 2, samples: 4096, teacher: "softmax", shifts: [] },
      learners: [closedForm, { ...gradient, heads: 16, steps: 60_000 }],
      laboratory: { view: "map" },
    },
  }),
];
