import type { Sentence } from "../../../../../platform/fields/problem";
import type { AutomatonWordsCode } from "./layer-problems";

export const automatonLayerSentencesDe: Readonly<Record<AutomatonWordsCode, Sentence>> = {
  "automaton-token-none": { message: "kein Token dieser Schicht" },
  "automaton-token-entry": { message: "Tabelleneintrag: in {state} führt {letter} zu {next}" },
  "automaton-token-letter": { message: "Buchstabe {number}: {letter}" },
  "automaton-token-state": { message: "A: Zustand {state}, Position {position}" },
  "automaton-token-row": { message: "B: {arrows}; Buchstabe {number}: {letter}" },
  "automaton-arrows": { message: "{arrow}, {others}" },
  "automaton-arrow": { message: "{letter} führt zu {next}" },
  "automaton-head-row": { message: "die Zeile des Zustands holen" },
  "automaton-head-letter": { message: "den Buchstaben an der Position holen" },
  "automaton-head-follow": { message: "dem Pfeil des Buchstabens {letter} folgen" },
  "automaton-head-state": { message: "in {state} den Buchstaben holen und seinem Pfeil folgen" },
};
