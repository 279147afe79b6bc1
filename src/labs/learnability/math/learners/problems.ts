/** Problems of learners, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../platform/fields/problem";

const unlabelled = (needs: string) => ({ message: `the training samples have no labels y, which ${needs} needs` });
const overshoots =
  "the loss stopped being a number at step {step}: with rate {rate}, {optimizer} overshoots further at every step. Lower the rate";

export const learnerSentences = {
  "train-empty": { message: "there are no training samples" },
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
      "the loss passed 1e300 by step {step}: the rate {rate} is above d_out / λ_max(S Λ S) = {largest}, the largest at which gradient descent on W is stable. Set Rate / largest stable below 1.",
  },
  "convex-features": {
    message: "tokens of {d} coordinates have {psi} cubic features, gradient descent on W is computed for at most {most}",
    hint: "Lower the dimension d to 16 or less, or use the closed form, which needs no features.",
  },
  "convex-no-features": {
    message: "every training sample has features of zero, so that gradient descent on W has no direction to go",
    hint: "Use samples whose last token is not zero.",
  },
  "head-search-dimension": {
    message:
      "fewer heads are looked for up to d = {most}, got d = {d}: each of dozens of steps solves for all H outputs d entries of V at once, which takes seconds and more there",
    hint: "Lower the dimension, or set compress to 0 and keep the heads of the singular value decomposition.",
  },
  "few-heads-work": {
    message: "no best fit is searched for with H = {heads} heads at d = {d}: work grows with H^2 d^6 and would take minutes",
    hint: "Lower the dimension or the number of heads.",
  },
  "next-token-no-symbols": {
    message: "the tokens of this target are not made of symbols, of which a model of the next token gives the probabilities",
    hint: "Choose an automaton without added samples, or the squared error.",
  },
  "gpu-float64": {
    message: "a GPU trains in float32, this learner asks for float64",
    hint: "Choose float32, or train on the processor.",
  },
  "gpu-gram-inaccurate": {
    message: "the Gram matrix in float32 is too inaccurate to be refined to float64: {detail}",
    hint: "The data are too few or nearly dependent for the GPU; solve on the processor.",
  },
  "gpu-gram-residual": { message: "the relative residual went from {before} to {after}" },
  "path-too-short": {
    message: "the path of this learner spans no plane yet",
    hint: "Let it take more steps, or choose other directions.",
  },
  "loss-without-curvature": { message: "the loss has no curvature here" },
} as const satisfies Sentences;

export type LearnerProblemCode = keyof typeof learnerSentences;
