import type { Sentence } from "../../../../../platform/fields/problem";
import type { LearningProblemCode } from "./learning-problems";

const random = "zufällige Maschinen in der Liste der Ziele wählen, um die Zeichnung zu behalten";

export const learningSentencesDe: Readonly<Record<LearningProblemCode, Sentence>> = {
  "learned-one-letter": {
    message: "ein Alphabet aus einem Buchstaben hat je Länge ein einziges Wort, also bleibt kein Testwort",
    hint: "einen zweiten Buchstaben hinzufügen",
  },
  "learned-automaton": { message: "der Automat {problem}", hint: random },
  "learned-automaton-advised": { message: "der Automat {problem}", hint: "{problem.hint}" },
  "learned-field": { message: "das Feld {field} {problem}", hint: random },
  "learned-field-advised": { message: "das Feld {field} {problem}", hint: "{problem.hint}" },
};
