/** The lines of a Turing machine's text, told apart into settings and rules; names are not looked up yet. */
import { shown } from "../../../../../platform/fields/fields";
import { MachineFault } from "../machine/problem";
import { checkWord, type Grammar, type Lines as LinesOf, linesOf } from "../machine/text-lines";
import { type Move, moves } from "./machine";

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

export const example = "a rule looks like this: right 0 -> right 0 R";

const grammar: Grammar<Setting, Rule> = {
  rule: "a rule",
  wordsOfRule: 5,
  example,
  settings: {
    blank: { noun: "letter", one: "expected one" },
    letters: { noun: "letter" },
    start: { noun: "state", one: "expected one" },
    halt: { noun: "state" },
    states: { noun: "state" },
  },
  readRule,
};

export function readLines(text: string): Lines {
  return linesOf(text, grammar);
}

function readRule(words: readonly string[], line: number): Rule {
  const arrow = words.indexOf("->");
  if (arrow !== 2 || words.length !== 6) {
    const after = words.length - arrow - 1;
    throw new MachineFault(`has ${arrow} words before -> and ${after} after it, expected 2 and 3`, example, { line });
  }
  const [state, read, , next, write, word] = words;
  for (const name of [state, next]) checkWord(name, line, "state");
  for (const letter of [read, write]) if (letter !== "*") checkWord(letter, line, "letter");
  const move = moves.find((known) => known === word.toUpperCase());
  if (!move) throw new MachineFault(`ends in ${shown(word)}, which is not a move`, "write L for left, R for right or S to stay", { line });
  return { line, state, read, next, write, move };
}
