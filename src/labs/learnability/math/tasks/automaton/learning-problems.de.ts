import type { Sentence } from "../../../../../platform/fields/problem";
import type { LearningProblemCode } from "./learning-problems";

const random = "stattdessen zufällige Maschinen lernen, in der Liste der Ziele, um weiterzuzeichnen";

export const learningSentencesDe: Readonly<Record<LearningProblemCode, Sentence>> = {
  "learned-one-letter": {
    message: "ein Buchstabe ergibt je Länge ein einziges Wort, zum Testen bleibt also nichts",
    hint: "einen zweiten Buchstaben hinzufügen",
  },
  "learned-automaton": { message: "der Automat {problem}", hint: random },
  "learned-automaton-advised": { message: "der Automat {problem}", hint: "{problem.hint}" },
  "learned-field": { message: "das Feld {field} {problem}", hint: random },
  "learned-field-advised": { message: "das Feld {field} {problem}", hint: "{problem.hint}" },
};
