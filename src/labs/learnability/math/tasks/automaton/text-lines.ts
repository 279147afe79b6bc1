/** The lines of an automaton's text, split into settings and arrows; names are not resolved yet. */
import { MachineFault, type MachineProblem } from "../machine/problem";
import { checkWord, type Grammar, linesOf, type SettingLine } from "../machine/text-lines";
import { automatonProblem } from "./automaton-problem";

type Setting = "start" | "accept" | "states" | "letters";

/** "from letters -> to". */
export interface ArrowLine {
  readonly line: number;
  readonly from: string;
  /** * stands for every letter without an arrow of its own. */
  readonly letters: readonly string[];
  readonly to: string;
}

export interface Lines {
  readonly settings: ReadonlyMap<Setting, SettingLine>;
  readonly arrows: readonly ArrowLine[];
  readonly problems: readonly MachineProblem[];
}

const grammar: Grammar<Setting, ArrowLine> = {
  wordsOfRule: 3,
  settings: {
    start: { noun: "state", many: "machine-many-starts" },
    accept: { noun: "state", empty: true },
    states: { noun: "state" },
    letters: { noun: "letter" },
  },
  readRule: readArrow,
  unknown: (settings, line, meant) =>
    meant === undefined
      ? automatonProblem("automaton-line-unknown", { settings }, { line })
      : automatonProblem("automaton-line-misspelt", { settings, meant }, { line }),
};

export function readLines(text: string): Lines {
  const { rules, ...rest } = linesOf(text, grammar);
  return { ...rest, arrows: rules };
}

function readArrow(words: readonly string[], line: number): ArrowLine {
  const at = words.indexOf("->");
  const [from, ...letters] = words.slice(0, at);
  const targets = words.slice(at + 1);
  if (from === undefined || letters.length === 0) throw new MachineFault(automatonProblem("automaton-line-no-letter", {}, { line }));
  if (targets.length === 0) throw new MachineFault(automatonProblem("automaton-line-no-target", {}, { line }));
  if (targets.length > 1) throw new MachineFault(automatonProblem("automaton-line-targets", { count: targets.length }, { line }));
  const [to] = targets;
  for (const name of [from, to]) checkWord(name, line, "state");
  for (const letter of letters) if (letter !== "*") checkWord(letter, line, "letter");
  return { line, from, letters, to };
}
