/** Probably approximately correct (Theorem 2.2), beside the other questions of the verdict. */
import { closedForm, gradient, type Preset, preset, randomAttention } from "./preset";

/** Outputs of variance 1, about. */
const noisy = { ...randomAttention, samples: 400, output: "scalar", noise: 0.5, inputScaling: "deviation", teacherScale: 1.14 } as const;
const sizes = [20, 30, 40, 50, 64, 80, 100, 128, 160, 200, 256, 320, 400, 500, 640, 800, 1000, 1300, 1600];
const promise = { samples: sizes, draws: 100, epsilon: 0.05, delta: 0.05 };

export const promises: readonly Preset[] = [
  preset("works", {
    id: "a-promise",
    quick: true,
    title: "A promise with ε and δ",
    question: "How many samples bring a learner within ε of the best layer?",
    context:
      "Theorem 2.2 promises it for all but a share δ of the data sets. Each dot is one data set, fitted by Algorithm 1 and compared with the best layer.",
    lead: ["guarantee", "loss"],
    settings: ["task.d", "task.noise", "task.teacher"],
    document: {
      seed: 7,
      task: noisy,
      learners: [closedForm, { ...gradient, heads: 4, steps: 20_000 }],
      sampleComplexity: promise,
    },
  }),
  preset("works", {
    id: "kept-without-identification",
    title: "A promise kept without identification",
    question: "Must Λ have full rank for good predictions?",
    context:
      "Random signs never determine all directions, and the labels are noisy. Each data set is fitted, and its excess risk is measured on the same distribution.",
    lead: ["guarantee", "spectrum"],
    settings: ["task.inputLaw", "task.noise", "task.d"],
    document: { seed: 7, task: { ...noisy, inputLaw: "rademacher" }, learners: [closedForm], sampleComplexity: promise },
  }),
  preset("works", {
    id: "beyond-every-layer",
    title: "The best layer, not the teacher",
    question: "Can a target be learned that no layer of linear attention represents?",
    context:
      "A softmax layer labels the samples without noise. The closed form is compared with the best linear attention, which leaves a part of the variance.",
    lead: ["guarantee", "loss"],
    settings: ["task.teacher", "task.d", "task.n"],
    document: {
      seed: 7,
      task: { ...randomAttention, samples: 1024, output: "scalar", teacher: "softmax" },
      learners: [closedForm],
      sampleComplexity: promise,
    },
  }),
  preset("fails", {
    id: "one-head-cannot",
    quick: true,
    title: "Learnable, but not by one head",
    question: "{task.heads:Word} heads made these labels. Does one head come within ε?",
    context: "Algorithm 1 and one head train on {task.samples} samples with noisy labels. Both are compared with the best layer.",
    lead: ["guarantee", "loss"],
    settings: ["task.heads", "task.noise", "task.samples"],
    document: {
      seed: 11,
      task: { ...noisy, heads: 4 },
      learners: [closedForm, { ...gradient, heads: 1, steps: 20_000 }],
      sampleComplexity: promise,
    },
  }),
];
