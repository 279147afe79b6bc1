/** Words of the first question about EAGLE. */
import { formatCount, formatFixed } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";
import { digitsOf, type Outcome } from "./outcome";

/** Below this error digits are counted; above, percent are read more easily. */
export const countsDigits = (error: number) => digitsOf(error) >= 2.5;

/** "66 %", "1.2 %". */
export const percentOf = (error: number) => `${error >= 0.1 ? Math.round(100 * error) : formatFixed(100 * error, 1)} %`;

/** "3.7", "14". */
export const digitsSaid = (digits: number) => (digits >= 10 ? String(Math.floor(digits)) : formatFixed(digits, 1));

const english = {
  headline: "A missing block follows from the rest.\nCompare two ways to compute it.",
  headlineShort: "A missing block, computed",
  lede: "EAGLE is the algorithm that linear transformers discover when they are trained to complete a low-rank matrix.",
  picture: "Two solvers complete a matrix",
  matrix: "The matrix",
  facts: (side: number, rank: number) => `${side} × ${side}, rank ${rank}, block D missing`,
  enlarged: "The dashed part is enlarged.",
  descent: "Gradient descent",
  eagle: "EAGLE",
  after: (iteration: number, state: string) => `after ${iterationsOf(iteration)}: ${state}`,
  off: (error: number) => (countsDigits(error) ? `right to ${Math.floor(digitsOf(error))} digits` : `${percentOf(error)} off`),
  empty: "block D is still empty",
  chart: (iteration: number, descent: string, eagle: string) =>
    `Block D after ${iterationsOf(iteration)}. Gradient descent: ${descent}. EAGLE: ${eagle}.`,
  digits: "Correct digits of D",
  iterations: "Iterations",
  of: (most: number) => `of ${most}`,
  question: ({ asked, digits }: Outcome) =>
    `At iteration ${asked}, EAGLE has ${digitsSaid(digits)} correct digits. How many more for twice as many?`,
  verdict: (answer: number, { more, asked, descentMore }: Outcome) => {
    if (answer === more) return `Right: ${formatCount(more)}.`;
    if (answer === descentMore) return `That is gradient descent; EAGLE needs ${formatCount(more)}.`;
    if (answer === asked) return `So many passed before the first digits; ${formatCount(more)} more is enough.`;
    return `That holds for an error that shrinks by a constant factor; here ${formatCount(more)} is enough.`;
  },
  why: ({ digits, after, last, descentMore }: Outcome) =>
    `Each further iteration squares the error: ${digitsSaid(digits)} digits, then ${digitsSaid(after)}, then ${digitsSaid(last)}. Gradient descent needs ${formatCount(descentMore)} more.`,
  whyShort: "Each further iteration squares the error.",
  price: ({ asked, price }: Outcome) =>
    `But ${asked - 1} iterations pass first, and each costs ${formatFixed(price, 1)} times as many operations.`,
} as const;

function iterationsOf(count: number): string {
  return count === 1 ? "1 iteration" : `${count} iterations`;
}

export const openingText = inLanguage("opening/words", english);
