/** Why an automaton cannot be learned, in English; `learning-problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

const random = "choose random machines in the list of targets to keep the drawing";

export const learningSentences = {
  "learned-one-letter": {
    message: "an alphabet of one letter has a single word of each length, so no test word is left",
    hint: "add a second letter",
  },
  "learned-automaton": { message: "the automaton {problem}", hint: random },
  "learned-automaton-advised": { message: "the automaton {problem}", hint: "{problem.hint}" },
  "learned-field": { message: "the field {field} {problem}", hint: random },
  "learned-field-advised": { message: "the field {field} {problem}", hint: "{problem.hint}" },
} as const satisfies Sentences;

export type LearningProblemCode = keyof typeof learningSentences;
