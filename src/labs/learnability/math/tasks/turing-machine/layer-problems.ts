/** Descriptions of tokens and heads of a Turing machine's layer, in English; `layer-problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

export const turingLayerSentences = {
  // The content of each block of a token.
  "turing-block-Tkey": { message: "the state a rule is for" },
  "turing-block-Trow": { message: "what the rule says, in the place of its letter" },
  "turing-block-Mkey": { message: "the cell a letter belongs to" },
  "turing-block-Mval": { message: "the letter in that cell, or the change of it" },
  "turing-block-Aq": { message: "the state" },
  "turing-block-Ap": { message: "the cell under the head" },
  "turing-block-Brow": { message: "all rules of the state" },
  "turing-block-BQ": { message: "cell and letter under the head: what is looked for" },
  "turing-block-BK": { message: "the same: where it is found" },
  "turing-block-BV": { message: "the same: what is found there" },
  "turing-block-Cq": { message: "the next state" },
  "turing-block-Clet": { message: "cell and letter that were read" },
  "turing-block-CwQ": { message: "the letter to write: what is looked for" },
  "turing-block-CwK": { message: "the same: where it is found" },
  "turing-block-CwV": { message: "the same: what is found there" },
  "turing-block-CmQ": { message: "the move: what is looked for" },
  "turing-block-CmK": { message: "the same: where it is found" },
  "turing-block-CmV": { message: "the same: what is found there" },

  // Descriptions of tokens and heads.
  "turing-token-rule": { message: "rule: in {state} on {letter}, write {write}, {move}, go to {next}" },
  "turing-token-cell": { message: "tape: cell {cell} holds {letter}" },
  "turing-token-A": { message: "A: state {state}, head at cell {head}" },
  "turing-token-A-turned": { message: "A: state {state}, head at cell {head}; cell {cell} turned from {before} to {letter}" },
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
