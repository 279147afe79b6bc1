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
    commentary:
      "One, {learners.2.heads:word} and {learners.3.heads:word} heads train on the same samples at the same learning rate. One head cannot represent the target of {task.heads:word} heads: [its best fit](loss) leaves {measured.unexplainedPercent} % of the variance of y. {learners.2.heads:Word} and {learners.3.heads:word} heads reach float64 rounding error, {learners.3.heads:word} in a fraction of the steps.",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...calmDescent, heads }))],
    },
  }),
  preset("works", {
    id: "extra-heads-help",
    title: "Why AdamW jumps back",
    commentary:
      "The heads and samples are those of “Extra heads help”, but AdamW replaces SGD, with a larger learning rate. {learners.3.heads:Word} heads fall to {measured.lowest}, [jump back](loss) by more than {measured.riseInDecades} decades, and fluctuate until the learning rate has decayed. AdamW divides each gradient by the root mean square of recent gradients. Near the optimum this divisor shrinks, so steps overshoot.",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...toTheLastDigit, heads, steps: 300_000 }))],
    },
  }),
  preset("works", {
    id: "label-noise",
    quick: true,
    title: "Label noise",
    commentary:
      "The closed form and gradient descent train on labels with noise of standard deviation {task.noise}. For Gaussian features theory predicts the test error σ²ψ/(N − ψ − 1) per coordinate, [the dashed line](loss). Cubic features lie above it, with {task.samples} samples by about 1 % on average. {learners.2.heads:Word} heads reach the same minimum as the closed form, and the same error.",
    document: {
      task: { ...randomAttention, samples: 4096, noise: 0.5 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...gradient, heads, steps: 60_000 }))],
    },
  }),
  preset("works", {
    id: "far-from-the-data",
    title: "Far from the training data",
    commentary:
      "The learners are tested on tokens [{task.shifts.0.factor:word} times larger](loss:drawn.0), on [random signs](loss:drawn.1), and on sequences [{timesLonger.2:word} times longer](loss:drawn.2) than in training. Every test error is at float64 rounding. The training samples give Λ full rank, {features}, so the least-squares fit is unique. A learner that fits them exactly therefore has the target's function for all inputs.",
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
    commentary:
      "{gradientLearners:Word} learners have the same {learners.1.heads:word} heads, initial weights and samples, but compute in different precision. Their errors [fall together](loss) until float32, with about 7 digits, stops near {ends.1.test:power}. Float64, with about 16 digits, falls by {decadesBetween:word} more decades.",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...["float32", "float64"].map((precision) => ({ ...toTheLastDigit, heads: 16, steps: 200_000, precision }))],
    },
  }),
  preset("works", {
    id: "sixteen-dimensions",
    title: "{task.d:Word} dimensions",
    commentary:
      "The closed form learns a target on tokens of {task.d:word} coordinates, which have {features} cubic features. [The rank of Λ](spectrum) grows with the samples; {task.samples} of them give full rank. The closed form then recovers the teacher's function to rounding error without a gradient step. The teacher has {task.heads:word} heads; the SVD of W gives at most d² = {weights}.",
    first: "spectrum",
    document: {
      task: { kind: "random-attention", d: 16, n: 32, heads: 4, samples: 4096, shifts: [] },
      learners: [closedForm],
    },
  }),
];
