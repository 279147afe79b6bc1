/** The lines of a Turing machine's text, split into settings and rules; names are not resolved yet. */
import { shown } from "../../../../../platform/fields/fields";
import { MachineFault } from "../machine/problem";
import { checkWord, type Grammar, type Lines as LinesOf, linesOf } from "../machine/text-lines";
import { type Move, moves } from "./machine";
import { turingProblem } from "./turing-problem";

type Setting = "blank" | "letters" | "start" | "halt" | "states";

export interface Rule {
  readonly line: number;
  readonly state: string;
  readonly read: string;
  readonly next: string;
  readonly write: string;
  readonly move: Move;
}

export type Lines = LinesOf<Setting, Rule>;

const grammar: Grammar<Setting, Rule> = {
  wordsOfRule: 5,
  settings: {
    blank: { noun: "letter", many: "machine-many-letters" },
    letters: { noun: "letter" },
    start: { noun: "state", many: "machine-many-states" },
    halt: { noun: "state" },
    states: { noun: "state" },
  },
  readRule,
  unknown: (settings, line, meant) =>
    meant === undefined
      ? turingProblem("turing-line-unknown", { settings }, { line })
      : turingProblem("turing-line-misspelt", { settings, meant }, { line }),
};

export function readLines(text: string): Lines {
  return linesOf(text, grammar);
}

function readRule(words: readonly string[], line: number): Rule {
  const arrow = words.indexOf("->");
  if (arrow !== 2 || words.length !== 6) {
    const after = words.length - arrow - 1;
    throw new MachineFault(turingProblem("turing-line-words", { before: arrow, after }, { line }));
  }
  const [state, read, , next, write, word] = words;
  for (const name of [state, next]) checkWord(name, line, "state");
  for (const letter of [read, write]) if (letter !== "*") checkWord(letter, line, "letter");
  const move = moves.find((known) => known === word.toUpperCase());
  if (!move) throw new MachineFault(turingProblem("turing-line-no-move", { word: shown(word) }, { line }));
  return { line, state, read, next, write, move };
}
