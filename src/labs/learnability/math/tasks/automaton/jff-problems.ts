/** Problems of JFLAP files, in English; `jff-problems.de.ts` has the same in German. */
import { codedProblem, type Problem, type Sentences, type Values } from "../../../../../platform/fields/problem";
import { atSpot, type MachineProblem, type Spot } from "../machine/problem";

const again = "save the file again in JFLAP";
const openAutomaton = "open a .jff file with a finite automaton";
/** The parser's own message, in English. */
const parser = { message: "{reason}" };

export const jffSentences = {
  "jff-doctype": {
    message: "the file has a document type (DOCTYPE), which JFLAP files do not have",
    hint: "remove the line that declares it",
  },
  "jff-not-xml": { message: "the file is not proper XML: {reason}", hint: again },
  "jff-line-not-xml": { message: "is not proper XML: {reason}", hint: again },
  "jff-not-closed": { message: "ends the file before <{tag}> is closed", hint: again },
  "jff-no-structure": { message: "the file has no <structure>, so it is not from JFLAP", hint: openAutomaton },
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
  "jff-two-starts": { message: "{first} and {second} are both initial", hint: "an automaton begins in one state" },
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

export function jffProblem(code: JffProblemCode, values: Values = {}, spot: Spot = {}): MachineProblem {
  return atSpot(codedProblem(jffSentences, code, values), spot);
}

/** Patterns of the parser's messages, with the names in them. */
const parserForms: readonly (readonly [RegExp, JffProblemCode])[] = [
  [/^Start tag expected$/, "xml-no-start"],
  [/^XML declaration allowed only at the start of the document$/, "xml-declaration"],
  [/^Invalid space after '<'$/, "xml-space"],
  [/^Tag '(?<tag>.+)' is an invalid name$/s, "xml-tag-name"],
  [/^Attributes for '(?<tag>.+)' have open quote$/s, "xml-open-quote"],
  [/^Closing tag '(?<tag>.+)' has not been opened$/s, "xml-not-opened"],
  [/^Closing tag '(?<tag>.+)' .+$/s, "xml-closing-tag"],
  [
    /^Expected closing tag '(?<tag>.+)' \(opened in line (?<line>\d+), col (?<column>\d+)\) instead of closing tag '(?<other>.+)'$/s,
    "xml-other-tag",
  ],
  [/^Multiple possible root nodes found$/, "xml-roots"],
  [/^char '(?<character>.+)' is not expected$/s, "xml-character"],
  [/^Extra text at the end$/, "xml-extra-text"],
  [/^Unclosed tag '(?<tag>.+)'$/s, "xml-unclosed"],
  [/^(?:boolean )?[Aa]ttribute '(?<name>.+)' (?:has no|is without|is not|is an|is repeated).*$/s, "xml-attribute"],
  [/^Maximum nested tags exceeded$/, "xml-depth"],
];

/** The problem of a message of the parser, without its final stop. */
export function parserProblem(message: string): Problem {
  const reason = message.slice(0, 200).replace(/\.\s*$/, "");
  for (const [form, code] of parserForms) {
    const found = form.exec(reason);
    if (found) return codedProblem(jffSentences, code, { ...found.groups, reason });
  }
  return codedProblem(jffSentences, "xml-other", { reason });
}
