import { formatCount } from "../../../../platform/charts/format";
import { digitsOf, isExact, percentOf } from "./error-format";
import type { Outcome } from "./outcome";
import type { openingText } from "./words";

const off = (error: number) => (isExact(error) ? `Auf ${digitsOf(error)} Stellen genau` : `Relativer Fehler ${percentOf(error)}`);

const choiceOf = (examples: number) => (Number.isFinite(examples) ? formatCount(examples) : "keine Zahl genügt");

export default {
  headline: "Attention ohne Softmax lässt sich exakt lernen.\nHier zeigt sich, wie viele Beispiele das braucht.",
  lede: "Eine verborgene Attention-Schicht bildet zufällige Folgen auf Ausgaben ab. Ein Lerner trainiert auf einem Teil davon und sagt die übrigen voraus.",
  picture: "Die Schicht und der Lerner",
  truth: "verborgene Schicht",
  learner: "Lerner",
  off,
  chart: (count: number, error: number) => `Ausgaben der verborgenen Schicht und des Lerners auf ${count} Testfolgen. ${off(error)}.`,
  unseen: (count: number) => `${count} Testfolgen, geordnet nach der Ausgabe der verborgenen Schicht`,
  unseenShort: (count: number) => `${count} Testfolgen`,
  examples: "Trainingsbeispiele",
  of: (most: number) => `von ${most}`,
  soFar: "relativer Fehler",
  question: "Wie viele Trainingsbeispiele machen den Lerner exakt?",
  choice: choiceOf,
  fell: "Die Vorhersagen stimmen mit den Ausgaben überein. Ab wie vielen Beispielen?",
  replies: (answer: number, outcome: Outcome) => `${verdict(answer, outcome)} ${why(outcome)}`,
  noisy: "Und bei verrauschten Labels?",
} satisfies typeof openingText;

function verdict(answer: number, { enough, errors }: Outcome): string {
  if (answer === enough)
    return `Richtig: Mit ${enough - 1} Beispielen beträgt der relative Fehler ${percentOf(errors[enough - 1])}, mit ${enough} bleibt nur Rundung.`;
  if (answer < enough)
    return `Es braucht ${enough}. Mit ${answer} passt der Lerner zu den Trainingsbeispielen, doch auf den Testfolgen beträgt sein relativer Fehler ${percentOf(errors[answer])}.`;
  if (Number.isFinite(answer)) return `${enough} genügen: Die übrigen ${answer - enough} ändern nichts.`;
  return `${enough} genügen. Bei einer Softmax-Schicht würde dieser Lerner nicht exakt.`;
}

function why({ psi }: Outcome): string {
  return `Ohne Softmax ist jede Ausgabe eine gewichtete Summe aus ${psi} Merkmalen der Folge. Jedes Beispiel liefert eine Gleichung für ihre Gewichte.`;
}
