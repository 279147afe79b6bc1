/** Problems of JFLAP files, in English; `jff-problems.de.ts` has the same in German. */
import type { Sentences } from "../../../../../platform/fields/problem";

const again = "save the file again in JFLAP";
const openAutomaton = "open a .jff file with a finite automaton";
/** The parser's own message, in English. */
const parser = { message: "{reason}" };

export const jffSentences = {
  "jff-doctype": {
    message: "the file has a document type (DOCTYPE), which JFLAP files do not have",
    hint: "remove the line that declares it",
  },
  "jff-not-xml": { message: "the file is not valid XML: {reason}", hint: again },
  "jff-line-not-xml": { message: "is not valid XML: {reason}", hint: again },
  "jff-not-closed": { message: "ends the file before <{tag}> is closed", hint: again },
  "jff-no-structure": { message: "the file has no <structure>, so it is not a JFLAP file", hint: openAutomaton },
  "jff-turing-machine": { message: "the file holds a Turing machine, not a finite automaton", hint: "open it as a Turing machine" },
  "jff-pda": { message: "the file holds a pushdown automaton, not a finite automaton", hint: openAutomaton },
  "jff-mealy": { message: "the file holds a Mealy machine, not a finite automaton", hint: openAutomaton },
  "jff-moore": { message: "the file holds a Moore machine, not a finite automaton", hint: openAutomaton },
  "jff-grammar": { message: "the file holds a grammar, not a finite automaton", hint: openAutomaton },
  "jff-re": { message: "the file holds a regular expression, not a finite automaton", hint: openAutomaton },
  "jff-lsystem": { message: "the file holds an L-system, not a finite automaton", hint: openAutomaton },
  "jff-other": { message: "the file holds something of type {type}, not a finite automaton", hint: openAutomaton },
  "jff-state-without-id": { message: "state number {number} of the file has no id", hint: again },
  "jff-ids-alike": { message: "two states of the file have the id {id}", hint: again },
  "jff-two-starts": { message: "{first} and {second} are both initial", hint: "keep one initial state" },
  "jff-renamed": { message: "the state {name} is now called {now}" },
  "jff-arrow-without": { message: "arrow number {number} of the file has no <{end}>", hint: again },
  "jff-arrow-from-lost": {
    message: "arrow number {number} of the file leads from the state with id {id}, which the file does not have",
    hint: again,
  },
  "jff-arrow-to-lost": {
    message: "arrow number {number} of the file leads to the state with id {id}, which the file does not have",
    hint: again,
  },
  "jff-arrow-lambda": {
    message: "the arrow from {from} to {to} reads nothing (a lambda arrow)",
    hint: "JFLAP turns it into a deterministic automaton: Convert, Convert to DFA",
  },
  "jff-arrow-word": { message: "the arrow from {from} to {to} reads {read}, which {fault}", hint: "draw an arrow for each letter" },
  "jff-arrow-letter": { message: "the arrow from {from} to {to} reads {read}, which {fault}", hint: "use another character" },

  "xml-no-start": parser,
  "xml-declaration": parser,
  "xml-space": parser,
  "xml-tag-name": parser,
  "xml-open-quote": parser,
  "xml-not-opened": parser,
  "xml-closing-tag": parser,
  "xml-other-tag": parser,
  "xml-roots": parser,
  "xml-character": parser,
  "xml-extra-text": parser,
  "xml-unclosed": parser,
  "xml-attribute": parser,
  "xml-depth": parser,
  "xml-other": parser,
} as const satisfies Sentences;

export type JffProblemCode = keyof typeof jffSentences;
