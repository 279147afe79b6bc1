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
    document: {
      seed: 1,
      task: oneHead,
      learners: [closedForm, { ...gradient, heads: 16, ...training }, { kind: "transformer", layers: 1, heads: 2, width: 16, ...training }],
    },
  }),
];
