/** Words of a first visit: one question about a hidden layer, and the answer that its picture gives. */
import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";
import { digitsOf, isExact, percentOf } from "./error-format";
import type { Outcome } from "./outcome";

const off = (error: number) => (isExact(error) ? `Exact to ${digitsOf(error)} digits` : `Relative error ${percentOf(error)}`);

const choiceOf = (examples: number) => (Number.isFinite(examples) ? formatCount(examples) : "no number suffices");

const english = {
  headline: "Attention without softmax can be learned exactly.\nSee how many samples that takes.",
  lede: "A hidden attention layer maps random sequences to outputs. A learner is trained on some of them and predicts the others.",
  picture: "The layer and the learner",
  truth: "hidden layer",
  learner: "learner",
  off,
  chart: (count: number, error: number) => `Outputs of the hidden layer and of the learner on ${count} test sequences. ${off(error)}.`,
  unseen: (count: number) => `${count} test sequences, sorted by the output of the hidden layer`,
  unseenShort: (count: number) => `${count} test sequences`,
  examples: "Training samples",
  of: (most: number) => `of ${most}`,
  soFar: "relative error",
  question: "How many training samples make the learner exact?",
  choice: choiceOf,
  fell: "The predictions match the outputs. From how many samples on?",
  replies: (answer: number, outcome: Outcome) => `${verdict(answer, outcome)} ${why(outcome)}`,
  noisy: "And with noisy labels?",
} as const;

function verdict(answer: number, { enough, errors }: Outcome): string {
  if (answer === enough)
    return `Correct: with ${enough - 1} samples the relative error is ${percentOf(errors[enough - 1])}, with ${enough} it is rounding.`;
  if (answer < enough)
    return `It takes ${enough}. With ${answer} the learner fits the training samples, and its relative error on the test sequences is ${percentOf(errors[answer])}.`;
  if (Number.isFinite(answer)) return `${enough} suffice: the other ${answer - enough} change nothing.`;
  return `${enough} suffice. On a softmax layer this learner would not become exact.`;
}

function why({ psi }: Outcome): string {
  return `Without softmax each output is a weighted sum of ${psi} features of the sequence. Each sample gives one equation for their weights.`;
}

export const openingText = inLanguage("opening/words", english);
