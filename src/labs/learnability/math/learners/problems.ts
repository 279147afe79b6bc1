/** Problems of learners, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../platform/fields/problem";

const unlabelled = (needs: string) => ({
  message: `the training samples have no labels y, which ${needs} needs`,
  hint: "Add labels to the training data.",
});
// It stands in kept result documents, which stay the same to the bit.
const overshoots =
  "the loss stopped being a number at step {step}: with rate {rate}, {optimizer} overshoots further at every step. Lower the rate";

export const learnerSentences = {
  "train-empty": { message: "there are no training samples", hint: "Add samples to the training data." },
  "train-unlabelled": unlabelled("this learner"),
  "train-unlabelled-gradient": unlabelled("a gradient learner"),
  "train-unlabelled-convex": unlabelled("the convex learner"),
  "train-unlabelled-closed-form": unlabelled("the closed form"),
  "train-unlabelled-least-squares": unlabelled("least squares"),
  "train-unlabelled-loss": unlabelled("a loss"),
  "diverged-unclipped": { message: `${overshoots}, or clip the gradient.` },
  "diverged-clipped": { message: `${overshoots} or the largest gradient norm.` },
  "diverged-convex": {
    message:
      "the loss exceeds 1e300 by step {step}. The learning rate {rate} is above {largest} = d_out / λ_max(S Λ S), the largest stable one. Set Relative learning rate below 1.",
  },
  "convex-features": {
    message: "tokens of {d} coordinates have {psi} cubic features, but gradient descent on W takes at most {most}",
    hint: "Lower the dimension d to at most 16, or use the closed form.",
  },
  "convex-no-features": {
    message: "all features of the training samples are zero, so gradient descent on W has no gradient",
    hint: "Use samples whose last token is not zero.",
  },
  "head-search-dimension": {
    message: "compression to fewer heads is available up to d = {most}, got d = {d}: its steps would take seconds each",
    hint: "Lower the dimension, or set Heads after compression to 0.",
  },
  "few-heads-work": {
    message: "the best fit of H = {heads} heads at d = {d} would take minutes: its work grows as H^2 d^6",
    hint: "Lower the dimension or the number of heads.",
  },
  "next-token-no-symbols": {
    message: "next-token prediction needs tokens that are made of symbols, which this target does not have",
    hint: "Choose an automaton target without added samples, or set Objective to squared error.",
  },
  "gpu-float64": {
    message: "the GPU trains in float32, but the precision of this learner is float64",
    hint: "Set Precision to float32, or train on the processor.",
  },
  "gpu-whole-batch": {
    message: "the GPU trains on batches in float32, but each step of this learner uses all samples in float64",
    hint: "Set Batch size to a number, or train on the processor.",
  },
  "gpu-key-query-rank": {
    message: "the GPU trains heads with one key-query matrix, but the keys and queries of this learner are separate, of rank {rank}",
    hint: "Set Rank of key-query to merged, or train on the processor.",
  },
  "unfetched-key-query-rank": {
    message: "learners with separate keys and queries are not loaded",
    hint: "Check the connection and restart the run.",
  },
  "whole-batch-size": {
    message: "steps on all samples would need {size} GB for {psi} features and {samples} samples",
    hint: "Set Batch size to a number, or lower the number of samples or the dimension.",
  },
  "gpu-gram-inaccurate": {
    message: "the GPU computes the Gram matrix in float32, which is too inaccurate here: {detail}",
    hint: "Solve on the processor: the samples are too few or nearly dependent.",
  },
  "gpu-gram-residual": { message: "refinement changes the relative residual from {before} to {after}" },
  "path-too-short": {
    message: "the path of this learner spans no plane yet",
    hint: "Train the learner for more steps, or choose other directions.",
  },
  "loss-without-curvature": { message: "the loss has no curvature here" },
} as const satisfies Sentences;

export type LearnerProblemCode = keyof typeof learnerSentences;
