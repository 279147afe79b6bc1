/** Depth, softmax and MLPs beside heads (paper notes, section 6.1, at a size that a browser trains in seconds). */
import { closedForm, gradient, type Preset, preset } from "./preset";

/** A one-head teacher with one output, as in section 4.1 of the paper, with fewer and shorter sequences. */
const oneHead = {
  kind: "random-attention",
  d: 4,
  n: 8,
  heads: 1,
  samples: 512,
  output: "scalar",
  inputScaling: "covariance",
  teacherScaling: "covariance",
  testSamples: 128,
  shifts: [],
} as const;

const training = { steps: 1000, rate: 0.01, schedule: "cosine" } as const;
const layers = { kind: "linear-layers", heads: 1, initialScale: 0.1, ...training } as const;

export const deeper: readonly Preset[] = [
  preset("paper", {
    id: "depth-is-not-heads",
    title: "Does depth replace extra heads?",
    question: "One head made the labels. Train more heads or more layers?",
    context:
      "A teacher of one head labels {task.samples} sequences with one number each. One to {learners.3.heads:word} heads in one layer are compared with {learners.4.layers:word} and {learners.5.layers:word} layers of one head.",
    lead: ["loss", "attention"],
    settings: ["task.heads", "task.samples", "task.d", "task.n"],
    document: {
      seed: 1,
      task: oneHead,
      learners: [
        closedForm,
        ...[1, 4, 16].map((heads) => ({ ...gradient, heads, ...training })),
        ...[2, 4].map((depth) => ({ ...layers, layers: depth })),
      ],
    },
  }),
  preset("paper", {
    id: "full-transformer",
    title: "A softmax Transformer on the same data",
    question: "Does a Transformer learn this target better than linear attention?",
    context:
      "A teacher with one head of linear attention labels {task.samples} sequences. {learners.1.heads:Word} linear heads are compared with a Transformer that has softmax, an MLP and layer norm.",
    lead: ["loss", "attention"],
    settings: ["task.heads", "task.samples", "task.d", "task.n"],
    document: {
      seed: 1,
      task: oneHead,
      learners: [closedForm, { ...gradient, heads: 16, ...training }, { kind: "transformer", layers: 1, heads: 2, width: 16, ...training }],
    },
  }),
];
