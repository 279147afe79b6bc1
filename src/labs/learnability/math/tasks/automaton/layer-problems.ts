/** Descriptions of tokens and heads of an automaton's layer, in English; `layer-problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

export const automatonLayerSentences = {
  "automaton-token-none": { message: "not a token of this layer" },
  "automaton-token-entry": { message: "table entry: in {state}, {letter} leads to {next}" },
  "automaton-token-letter": { message: "letter {number}: {letter}" },
  "automaton-token-state": { message: "A: state {state}, position {position}" },
  "automaton-token-row": { message: "B: {arrows}; letter {number}: {letter}" },
  "automaton-arrows": { message: "{arrow}, {others}" },
  "automaton-arrow": { message: "{letter} leads to {next}" },
  "automaton-head-row": { message: "fetch the row of the state" },
  "automaton-head-letter": { message: "fetch the letter at the position" },
  "automaton-head-follow": { message: "follow the arrow of letter {letter}" },
  "automaton-head-state": { message: "in {state}, fetch the letter and follow its arrow" },
} as const satisfies Sentences;

export type AutomatonWordsCode = keyof typeof automatonLayerSentences;
