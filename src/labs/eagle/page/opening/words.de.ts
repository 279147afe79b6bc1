import { formatCount, formatFixed } from "../../../../platform/charts/format";
import { digitsOf, type Outcome } from "./outcome";
import { countsDigits, digitsSaid, type openingText, percentOf } from "./words";

export default {
  headline: "Ein fehlender Block folgt aus dem Rest.\nZwei Verfahren berechnen ihn.",
  headlineShort: "Ein fehlender Block, berechnet",
  lede: "EAGLE ist der Algorithmus, den lineare Transformer entdecken, wenn sie lernen, eine Matrix von kleinem Rang zu vervollständigen.",
  picture: "Zwei Löser vervollständigen eine Matrix",
  matrix: "Die Matrix",
  facts: (side: number, rank: number) => `${side} × ${side}, Rang ${rank}, Block D fehlt`,
  enlarged: "Der gestrichelte Teil ist vergrößert.",
  descent: "Gradientenabstieg",
  eagle: "EAGLE",
  after: (iteration: number, state: string) => `nach ${iterationsOf(iteration)}: ${state}`,
  off: (error: number) => (countsDigits(error) ? `${Math.floor(digitsOf(error))} Stellen richtig` : `${percentOf(error)} Fehler`),
  empty: "Block D ist noch leer",
  chart: (iteration: number, descent: string, eagle: string) =>
    `Block D nach ${iterationsOf(iteration)}. Gradientenabstieg: ${descent}. EAGLE: ${eagle}.`,
  digits: "Richtige Stellen von D",
  iterations: "Iterationen",
  of: (most: number) => `von ${most}`,
  question: ({ asked, digits }: Outcome) =>
    `Nach ${asked} Iterationen hat EAGLE ${digitsSaid(digits)} richtige Stellen. Wie viele Iterationen verdoppeln sie?`,
  verdict: (answer: number, { more, asked, descentMore }: Outcome) => {
    if (answer === more) return `Richtig: ${formatCount(more)}.`;
    if (answer === descentMore) return `So viele braucht der Gradientenabstieg; bei EAGLE genügt ${formatCount(more)}.`;
    if (answer === asked) return `So viele vergingen bis zu den ersten Stellen; jetzt genügt ${formatCount(more)}.`;
    return `Das gilt für einen Fehler, der um einen festen Faktor schrumpft; hier genügt ${formatCount(more)}.`;
  },
  why: ({ digits, after, last, descentMore }: Outcome) =>
    `Jede weitere Iteration quadriert den Fehler: ${digitsSaid(digits)} Stellen, dann ${digitsSaid(after)}, dann ${digitsSaid(last)}. Der Gradientenabstieg braucht noch ${formatCount(descentMore)}.`,
  whyShort: "Jede weitere Iteration quadriert den Fehler.",
  price: ({ asked, price }: Outcome) =>
    `Doch zuerst vergehen ${asked - 1} Iterationen, und jede kostet ${formatFixed(price, 1)}-mal so viele Operationen.`,
} satisfies typeof openingText;

function iterationsOf(count: number): string {
  return count === 1 ? "1 Iteration" : `${count} Iterationen`;
}
