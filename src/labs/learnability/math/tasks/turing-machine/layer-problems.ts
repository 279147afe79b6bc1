/** Descriptions of tokens and heads of a Turing machine's layer, in English; `layer-problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

export const turingLayerSentences = {
  // The content of each block of a token.
  "turing-block-Tkey": { message: "state of a rule" },
  "turing-block-Trow": { message: "content of the rule, at the position of its letter" },
  "turing-block-Mkey": { message: "cell of a letter" },
  "turing-block-Mval": { message: "letter in that cell, or its change" },
  "turing-block-Aq": { message: "the state" },
  "turing-block-Ap": { message: "cell under the head" },
  "turing-block-Brow": { message: "all rules of the state" },
  "turing-block-BQ": { message: "cell and letter under the head: query" },
  "turing-block-BK": { message: "the same: key" },
  "turing-block-BV": { message: "the same: value" },
  "turing-block-Cq": { message: "the next state" },
  "turing-block-Clet": { message: "cell and letter that were read" },
  "turing-block-CwQ": { message: "letter to write: query" },
  "turing-block-CwK": { message: "the same: key" },
  "turing-block-CwV": { message: "the same: value" },
  "turing-block-CmQ": { message: "move: query" },
  "turing-block-CmK": { message: "the same: key" },
  "turing-block-CmV": { message: "the same: value" },

  // Descriptions of tokens and heads.
  "turing-token-rule": { message: "rule: in {state} on {letter}, write {write}, {move}, go to {next}" },
  "turing-token-cell": { message: "tape: cell {cell} holds {letter}" },
  "turing-token-A": { message: "A: state {state}, head at cell {head}" },
  "turing-token-A-turned": { message: "A: state {state}, head at cell {head}; cell {cell} changes from {before} to {letter}" },
  "turing-token-B": { message: "B: fetches the rules of {state} and reads {letter}" },
  "turing-token-L": { message: "move left" },
  "turing-token-R": { message: "move right" },
  "turing-token-S": { message: "stay" },
  "turing-token-C": { message: "C: on {letter}, write {write}, {move}, go to {next}" },
  "turing-head-fetch": { message: "fetch the rules of the state" },
  "turing-head-read": { message: "read the cell under the head" },
  "turing-head-apply": { message: "apply the rule for {letter}" },
  "turing-head-write": { message: "write {letter}" },
  "turing-move-L": { message: "move left" },
  "turing-move-R": { message: "move right" },
  "turing-move-S": { message: "stay" },
} as const satisfies Sentences;

export type TuringWordsCode = keyof typeof turingLayerSentences;
