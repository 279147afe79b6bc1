/** Problems of automata, their texts and words, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

const example = "an arrow looks like this: even a -> odd";
const earlier = "the first is on line {line}: remove one of them";
const tooLarge = "{samples} samples of dimension {d} with {entries} entries of G need {size} GB, the limit is {limit} GB";

export const automatonSentences = {
  "automaton-no-states": { message: "the automaton has no states", hint: "add a state" },
  "automaton-no-letters": { message: "the alphabet has no letters", hint: "add a letter" },
  "automaton-positions": {
    message: "there are {positions} positions, expected one for each of the {states} states",
    hint: "remove all positions",
  },
  "automaton-table-ragged": { message: "the table of arrows is not {states} states x {letters} letters" },
  "automaton-arrow-astray": {
    message: "the arrow from {state} for letter {letter} leads to state number {next}, expected 0 to {last}",
    hint: "choose one of the states as its end",
  },
  "automaton-arrow-missing": {
    message: "{state} has no arrow for letter {letter}",
    hint: "add an arrow from {state} for letter {letter}, for instance back to {state}",
  },
  "automaton-word-stranger": {
    message: "the word has the letter {letter}, which is not in the alphabet",
    hint: "the letters are {letters}",
  },

  // A drawing.
  "automaton-no-start": { message: "the automaton has no start state", hint: "choose a start state" },
  "automaton-arrow-of-strangers": {
    message: "an arrow leads from state number {from} to {to}, but there are {states} states",
    hint: "remove the arrow",
  },
  "automaton-arrow-blank": { message: "the arrow from {from} to {to} has no letter", hint: "write a letter on it" },
  "automaton-arrow-letter": {
    message: "the arrow from {from} to {to} has the letter {letter}, which is not in the alphabet",
    hint: "the letters are {letters}: use one of them, or add {letter}",
  },
  "automaton-two-arrows": { message: "{state} has two arrows for letter {letter}: to {first} and to {second}", hint: "remove one of them" },
  "automaton-two-arrows-alike": { message: "{state} has two arrows for letter {letter}: both to {first}", hint: "remove one of them" },

  // A text.
  "automaton-text-empty": { message: "the text has no arrows, expected at least one", hint: example },
  "automaton-only-star": { message: "the arrows name no letter but *", hint: "add a line such as: letters a b" },
  "automaton-line-unknown": { message: "is neither an arrow nor a setting ({settings})", hint: example },
  "automaton-line-misspelt": { message: "is neither an arrow nor a setting ({settings})", hint: "did you mean {meant}?" },
  "automaton-line-no-letter": { message: "has no letter before ->, expected a state and a letter", hint: example },
  "automaton-line-no-target": { message: "has no state after ->, expected one state", hint: example },
  "automaton-line-targets": { message: "has {count} words after ->, expected one state", hint: example },
  "automaton-second-arrow": {
    message: "gives {state} a second arrow for letter {letter}: to {first} and to {second}",
    hint: earlier,
  },
  "automaton-second-arrow-alike": { message: "gives {state} a second arrow for letter {letter}: both to {first}", hint: earlier },

  "automaton-form": {
    message: 'must be "universal" for random machines: a fixed layer has one machine, the family must be "one"',
  },
  "automaton-too-large": { message: "must have at most {states} states and {letters} letters to be learned" },
  "automaton-words-too-few": {
    message: "must be below {count}, the number of words of this length, got {traces}: test words are needed too",
  },
  "automaton-machines-too-few": {
    message: "must be below {count}, the number of machines with words, got {traces}: test computations are needed too",
  },
  "automaton-data-too-large": {
    message: tooLarge,
    hint: "Use fewer traces or added samples, smaller machines or shorter words.",
  },
} as const satisfies Sentences;

export type AutomatonProblemCode = keyof typeof automatonSentences;
