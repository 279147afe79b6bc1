/** Problems of Turing machines, their texts and tapes, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

const example = "a rule looks like this: right 0 -> right 0 R";
const addRule = "add a rule {state} {letter} -> ..., or {state} * -> ... for all other letters";
const tooLarge = "{samples} samples of dimension {d} with {entries} entries of G need {size} GB, the limit is {limit} GB";

export const turingSentences = {
  "turing-no-states": { message: "the machine has no states", hint: "add a state" },
  "turing-few-letters": { message: "the alphabet needs a blank and at least one more letter", hint: "add a letter" },
  "turing-table-ragged": { message: "the table of rules is not {states} states x {letters} letters" },
  "turing-halting-rule": { message: "the halting state {state} has a rule for {letter}", hint: "remove the rule" },
  "turing-rule-missing": { message: "{state} has no rule for {letter}", hint: "add a rule, or make {state} a halting state" },
  "turing-rule-astray": { message: "{state} on {letter} goes to state number {next}, expected 0 to {last}" },
  "turing-rule-writes-stranger": { message: "{state} on {letter} writes letter number {write}, expected 0 to {last}" },

  "turing-tape-too-long": {
    message: "the text has {count} letters, but the tape has {cells} cells",
    hint: "shorten the text or add cells",
  },
  "turing-tape-stranger": { message: "the tape has the letter {letter}, which is not in the alphabet", hint: "the letters are {letters}" },

  // A text.
  "turing-text-empty": { message: "the text has no rules, expected at least one", hint: example },
  "turing-only-blank": { message: "the machine has no letter but the blank", hint: "add a line such as: letters 0 1" },
  "turing-line-unknown": { message: "is neither a rule nor a setting ({settings})", hint: example },
  "turing-line-misspelt": { message: "is neither a rule nor a setting ({settings})", hint: "did you mean {meant}?" },
  "turing-line-words": { message: "has {before} words before -> and {after} after it, expected 2 and 3", hint: example },
  "turing-line-no-move": { message: "ends in {word}, which is not a move", hint: "write L for left, R for right or S to stay" },
  "turing-line-of-halting": {
    message: "gives the halting state {state} a rule",
    hint: "remove the rule, or remove {state} from the line halt",
  },
  "turing-second-rule": { message: "gives {state} a second rule for {letter}", hint: "the first is on line {line}: remove one of them" },
  "turing-rule-lacking": { message: "is the last rule of state {state}, which lacks one for {letter}", hint: addRule },
  "turing-state-without-rules": {
    message: "names the state {state}, which has no rules",
    hint: `${addRule}, or name it in the line halt`,
  },

  "turing-head-outside": { message: "must be below the number of cells" },
  "turing-tapes-too-few": {
    message: "must be below {count}, the number of tapes of this length, got {traces}: test tapes are needed too",
  },
  "turing-machines-too-few": {
    message: "must be below {count}, the number of machines with tapes, got {traces}: test computations are needed too",
  },
  "turing-data-too-large": {
    message: tooLarge,
    hint: "Use fewer traces or steps, or fewer states, letters or cells, which set the dimension.",
  },
} as const satisfies Sentences;

export type TuringProblemCode = keyof typeof turingSentences;
