/** Words of a first visit: one question about a hidden layer, and what its picture answers. */
import { formatCount } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";
import { digitsOf, isExact, percentOf } from "./error-format";
import type { Outcome } from "./outcome";

const off = (error: number) =>
  isExact(error) ? `Exact to ${digitsOf(error)} digits: this is the layer` : `Off by ${percentOf(error)} on average: not the layer yet`;

const choiceOf = (examples: number) => (Number.isFinite(examples) ? formatCount(examples) : "no number is enough");

const english = {
  headline: "Attention without softmax can be learned exactly.\nWatch when, and when not.",
  lede: "A hidden attention layer answers random sequences. A learner sees some of its answers and must give the others.",
  picture: "The layer and the learner",
  truth: "hidden layer",
  learner: "learner",
  off,
  lost: "The picture could not be computed. Everything else is one step away, below.",
  chart: (count: number, error: number) => `Answers of the hidden layer and of the learner to ${count} unseen questions. ${off(error)}.`,
  unseen: (count: number) => `${count} questions that it has not seen, from the least answer to the largest`,
  unseenShort: (count: number) => `${count} questions that it has not seen`,
  examples: "Examples it may see",
  of: (most: number) => `of ${most}`,
  soFar: "error so far",
  dragOn: "not seen yet: drag on",
  question: "How many examples are enough to know the layer exactly?",
  choice: choiceOf,
  hint: "Choose an answer, then drag: the picture replies.",
  fell: "All dots have found their strokes. Which number was it?",
  said: (examples: number) => `You said ${choiceOf(examples)}. Now drag on and see.`,
  replies: (answer: number, outcome: Outcome) => `${verdict(answer, outcome)} ${why(outcome)}`,
  goOn: "Go on",
} as const;

function verdict(answer: number, { enough, errors }: Outcome): string {
  if (answer === enough) return `Right: ${enough - 1} leave it off by ${percentOf(errors[enough - 1])}, ${enough} settle it.`;
  if (answer < enough)
    return `It takes ${enough}. With ${answer} the learner repeats what it has seen, and is off by ${percentOf(errors[answer])} elsewhere.`;
  if (Number.isFinite(answer)) return `${enough} are enough: the ${answer - enough} after them add nothing.`;
  return `${enough} are enough. On a softmax layer this learner never becomes exact.`;
}

function why({ psi }: Outcome): string {
  return `Without softmax an answer is a weighted sum of ${psi} features of the sequence, and each example settles one more.`;
}

export const openingText = inLanguage("opening/words", english);
