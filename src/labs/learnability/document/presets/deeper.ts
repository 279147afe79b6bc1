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
    commentary:
      "One, {learners.2.heads:word} and {learners.3.heads:word} heads in one layer are compared with {learners.4.layers:word} and {learners.5.layers:word} layers of one head. After {learners.1.steps} steps the [test errors](loss) are {ends.1.test:1}, {ends.2.test:1} and {ends.3.test:1} for heads, {ends.4.test:1} and {ends.5.test:2} for layers. The deeper models can represent the target with all layers but one switched off. Gradient descent did not find these weights in this run.",
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
    commentary:
      "{learners.1.heads:Word} heads of linear attention are compared with a Transformer of one layer, with softmax, MLP and layer norm. After {learners.1.steps} steps their [test errors](loss) are {ends.1.test:1} and {ends.2.test:2}; the Transformer's [training error](loss:drawn.train) is {ends.2.train:2}. Most of the gap is overfitting: with 2\u202f048 samples instead of {task.samples} its test error is {measured.testOfMoreSamples}, its training error {measured.trainOfMoreSamples}. Layer norm bounds its output, but the target is unbounded.",
    document: {
      seed: 1,
      task: oneHead,
      learners: [closedForm, { ...gradient, heads: 16, ...training }, { kind: "transformer", layers: 1, heads: 2, width: 16, ...training }],
    },
  }),
];
