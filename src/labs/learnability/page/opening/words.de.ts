import { formatCount } from "../../../../platform/charts/format";
import { digitsOf, isExact, percentOf } from "./error-format";
import type { Outcome } from "./outcome";
import type { openingText } from "./words";

const off = (error: number) =>
  isExact(error)
    ? `Auf ${digitsOf(error)} Stellen genau: Das ist die Schicht`
    : `Im Mittel um ${percentOf(error)} daneben: noch nicht die Schicht`;

const choiceOf = (examples: number) => (Number.isFinite(examples) ? formatCount(examples) : "keine Zahl reicht");

export default {
  headline: "Attention ohne Softmax lässt sich exakt lernen.\nHier ist zu sehen, wann, und wann nicht.",
  lede: "Eine verborgene Attention-Schicht antwortet auf zufällige Folgen. Ein Lerner sieht einige ihrer Antworten und muss die anderen geben.",
  picture: "Die Schicht und der Lerner",
  truth: "verborgene Schicht",
  learner: "Lerner",
  off,
  lost: "Das Bild ließ sich nicht berechnen. Alles andere ist einen Schritt entfernt, unten.",
  chart: (count: number, error: number) =>
    `Antworten der verborgenen Schicht und des Lerners auf ${count} ungesehene Fragen. ${off(error)}.`,
  unseen: (count: number) => `${count} Fragen, die er nicht gesehen hat, von der kleinsten Antwort zur größten`,
  unseenShort: (count: number) => `${count} Fragen, die er nicht gesehen hat`,
  examples: "Beispiele, die er sehen darf",
  of: (most: number) => `von ${most}`,
  soFar: "Fehler bisher",
  dragOn: "noch nicht gesehen: weiterziehen",
  question: "Wie viele Beispiele reichen, um die Schicht exakt zu kennen?",
  choice: choiceOf,
  hint: "Eine Antwort wählen, dann ziehen: Das Bild antwortet.",
  fell: "Alle Punkte sitzen auf ihren Strichen. Bei welcher Zahl kam das?",
  said: (examples: number) => `Die Antwort ist gegeben: ${choiceOf(examples)}. Nun weiterziehen und sehen.`,
  replies: (answer: number, outcome: Outcome) => `${verdict(answer, outcome)} ${why(outcome)}`,
  goOn: "Weiter",
} satisfies typeof openingText;

function verdict(answer: number, { enough, errors }: Outcome): string {
  if (answer === enough)
    return `Richtig: Mit ${enough - 1} liegt er noch um ${percentOf(errors[enough - 1])} daneben, ${enough} entscheiden es.`;
  if (answer < enough)
    return `Es braucht ${enough}. Mit ${answer} wiederholt der Lerner, was er gesehen hat, und liegt sonst um ${percentOf(errors[answer])} daneben.`;
  if (Number.isFinite(answer)) return `${enough} reichen: Die ${answer - enough} danach fügen nichts hinzu.`;
  return `${enough} reichen. An einer Softmax-Schicht wird dieser Lerner nie exakt.`;
}

function why({ psi }: Outcome): string {
  return `Ohne Softmax ist eine Antwort eine gewichtete Summe aus ${psi} Merkmalen der Folge, und jedes Beispiel legt eines mehr fest.`;
}
