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
      "One head cannot represent this target of {task.heads:word} heads: [the best one-head fit](loss) leaves {measured.unexplainedPercent} % of the variance of y, and training reaches it. {task.heads:Word} heads would be enough; yet {learners.2.heads:word} come down to the last digits of float64, and {learners.3.heads:word} do so in a fraction of the steps at the same rate.",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...[1, 4, 16].map((heads) => ({ ...calmDescent, heads }))],
    },
  }),
  preset("works", {
    id: "extra-heads-help",
    title: "Why AdamW jumps back",
    commentary:
      "The same heads on the same samples, trained by AdamW: {learners.3.heads:word} fall to {measured.lowest}, [jump back](loss) by more than {measured.riseInDecades} decades and rattle until the rate has decayed. AdamW divides every gradient by the root of the mean of its recent squares. Near the optimum that mean forgets the large gradients of the beginning and shrinks, so the steps grow against the gradients until they overshoot. In the preset before this one SGD divides by nothing, and falls calmly.",
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
      "With noise of standard deviation {task.noise} on every label no learner can be exact any more, but the closed form errs nearly as theory predicts for Gaussian features: σ²ψ/(N − ψ − 1) for each coordinate, [the dashed line](loss), with nothing fitted. Cubic features lie above it, with {task.samples} samples by about a hundredth on average. {learners.2.heads:Word} heads end at the same error, since they find the same minimum.",
    document: {
      task: { ...randomAttention, samples: 4096, noise: 0.5 },
      learners: [closedForm, ...[4, 16].map((heads) => ({ ...gradient, heads, steps: 60_000 }))],
    },
  }),
  preset("works", {
    id: "far-from-the-data",
    title: "Far from the data",
    commentary:
      "The test sets here are [{task.shifts.0.factor:word} times larger](loss:drawn.0), made of [random signs](loss:drawn.1), or [{timesLonger.2:word} times longer](loss:drawn.2) than anything in training, and still every error is at the last digit. These samples see all {features} directions, so whoever fits them has found the function itself, and a function has no far away.",
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
    title: "Float32 against float64",
    commentary:
      "{gradientLearners:Word} learners with the same {learners.1.heads:word} heads, the same start and the same samples; one computes with 7 digits, the other with 16. They [fall together](loss) until float32 has no digits left, near {ends.1.test:power}, while float64 goes on for {decadesBetween:word} more decades.",
    document: {
      task: { ...randomAttention, samples: 1024 },
      learners: [closedForm, ...["float32", "float64"].map((precision) => ({ ...toTheLastDigit, heads: 16, steps: 200_000, precision }))],
    },
  }),
  preset("works", {
    id: "sixteen-dimensions",
    title: "{task.d:Word} dimensions",
    commentary:
      "Tokens of {task.d:word} coordinates have {features} cubic features; as samples come in, [the rank grows](spectrum) until {task.samples} of them leave no direction free. The closed form then finds the teacher’s function to the last digits, without a single gradient step. {task.heads:Word} heads made it; the SVD of W writes it in up to d² = {weights}.",
    first: "spectrum",
    document: {
      task: { kind: "random-attention", d: 16, n: 32, heads: 4, samples: 4096, shifts: [] },
      learners: [closedForm],
    },
  }),
];
