/** Words of the picture of attention: a query, scores, and a sum of values. */
import { formatFixed } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

/** "−1.03", with the sign of numbers in sentences; whole numbers have no decimals. */
export const signed = (value: number) =>
  formatFixed(value, Number.isInteger(value) ? 0 : 2)
    .replace("-", "−")
    .replace(/^−(0([.,]00)?)$/, "$1");

const english = {
  figure: "Attention in three steps",
  titles: ["A query from the last token", "Every token gets a score", "A sum of values"],
  notes: [
    "The matrix Q maps it to a direction.",
    "Along the query: positive. Against it: negative.",
    "Each value times its score, added up.",
  ],
  /** In formulas. */
  score: "score",
  last: ", the last",
  query: "query q",
  answer: "output ŷ",
  token: (number: number, x: number, y: number) => `Token ${number}: ${signed(x)}, ${signed(y)}`,
  move: "Drag, or move with the arrow keys.",
  frames: [
    (query: readonly number[]) => `The query is ${signed(query[0])}, ${signed(query[1])}.`,
    (scores: readonly number[]) => `Scores: ${scores.map(signed).join("; ")}.`,
    (answer: readonly number[]) => `The output is ${signed(answer[0])}, ${signed(answer[1])}.`,
  ],
  strip: "The same scores",
  stripNote: "below the line: negative",
  sum: (sum: number) => `sum ${signed(sum)}`,
  sumNote: "without softmax not always 1",
  again: "Play again",
  steps: "Steps",
  step: (number: number) => `Step ${number} of 3`,
  headline: "The hidden layer in three steps",
  lede: "One head of linear attention: a query, a score for every token, and a sum of values weighted by the scores.",
  attempt: "Drag a token in frame 1. Which scores change?",
  reply: "Any of the first four changes only its own score. The last one changes all five, because it makes the query.",
  goOn: "Go on",
} as const;

export const mechanismText = inLanguage("mechanism/words", english);
