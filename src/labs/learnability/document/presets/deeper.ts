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
    title: "Depth is not heads",
    commentary:
      "After {learners.1.steps} steps [one head is at {ends.1.test:1}](loss), {learners.2.heads:word} at {ends.2.test:1} and {learners.3.heads:word} at {ends.3.test:1}; {learners.4.layers:word} layers of one head each are at {ends.4.test:1} and {learners.5.layers:word} layers at {ends.5.test:2}. Depth could do it too, with all layers but one switched off, but gradient descent did not find that in these steps: here heads help it, and depth does not.",
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
    title: "A full Transformer on the same data",
    commentary:
      "{learners.1.heads:Word} heads of linear attention are at {ends.1.test:1} after {learners.1.steps} steps; a Transformer of one layer (softmax, MLP, layer norm) is at {ends.2.train:2} on [the samples](loss:drawn.train) it trains on and at {ends.2.test:2} [on fresh ones](loss). Most of that gap is overfitting: with 2\u202f048 samples instead of {task.samples} the same Transformer ends at {measured.trainOfMoreSamples} and {measured.testOfMoreSamples}. The target is cubic in its tokens and unbounded; the output of a last layer norm is bounded, so this Transformer is exact for no number of samples.",
    document: {
      seed: 1,
      task: oneHead,
      learners: [closedForm, { ...gradient, heads: 16, ...training }, { kind: "transformer", layers: 1, heads: 2, width: 16, ...training }],
    },
  }),
];
