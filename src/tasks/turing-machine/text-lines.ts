/** The lines of a machine's text, told apart into settings and rules; names are not looked up yet. */
import { shown } from "../fields";
import { letterFault, nameFault, repeated } from "../machine/names";
import { attempt, MachineFault, type MachineProblem } from "../machine/problem";
import { nearest } from "../problem";
import { longestName, type Move, moves } from "./machine";

const settings = ["blank", "letters", "start", "halt", "states"] as const;
export type Setting = (typeof settings)[number];

export const example = "a rule looks like this: right 0 -> right 0 R";

export interface SettingLine {
  readonly line: number;
  readonly names: readonly string[];
}

export interface Rule {
  readonly line: number;
  readonly state: string;
  readonly read: string;
  readonly next: string;
  readonly write: string;
  readonly move: Move;
}

export interface Lines {
  readonly settings: ReadonlyMap<Setting, SettingLine>;
  readonly rules: readonly Rule[];
  readonly problems: readonly MachineProblem[];
}

/** As many problems as one text is told of at once. */
export const mostProblems = 20;

/** Reads on after a broken line, so that a person sees all of them. */
export function readLines(text: string): Lines {
  const found = new Map<Setting, SettingLine>();
  const rules: Rule[] = [];
  const problems: MachineProblem[] = [];
  for (const [i, content] of text.split(/\r\n|\r|\n/).entries()) {
    if (problems.length >= mostProblems) break;
    const words = wordsOf(content);
    if (words.length === 0) continue;
    const read = attempt(() => {
      if (words.includes("->")) rules.push(readRule(words, i + 1));
      else readSetting(words, i + 1, found);
    });
    if (!read.ok) problems.push(...read.problems);
  }
  return { settings: found, rules, problems };
}

/** The words before a comment; the arrow is one whether or not it has spaces around it. */
function wordsOf(line: string): readonly string[] {
  const content = line.replace(/#.*/, "").replaceAll("->", " -> ");
  return content.split(/\s+/).filter((word) => word !== "");
}

function readSetting(words: readonly string[], line: number, found: Map<Setting, SettingLine>): void {
  const [word, ...names] = words;
  const setting = settings.find((known) => known === word);
  if (setting === undefined) throw new MachineFault(`is neither a rule nor a setting (${settings.join(", ")})`, meantBy(words), { line });
  const earlier = found.get(setting);
  if (earlier) throw new MachineFault(`gives ${setting} a second time`, `the first is on line ${earlier.line}`, { line });
  const noun = setting === "blank" || setting === "letters" ? "letter" : "state";
  const single = setting === "blank" || setting === "start";
  if (names.length === 0) throw new MachineFault(`names no ${noun} after ${setting}`, "write one after it", { line });
  if (single && names.length > 1)
    throw new MachineFault(`names ${names.length} ${noun}s after ${setting}, expected one`, "keep one of them", { line });
  for (const name of names) checkWord(name, line, noun);
  const twice = repeated(names);
  if (twice !== undefined) throw new MachineFault(`names the ${noun} ${twice} twice`, "remove one", { line });
  found.set(setting, { line, names });
}

/** Few words are a misspelt setting, many are a rule without its arrow. */
function meantBy(words: readonly string[]): string {
  const setting = words.length < 5 ? nearest(words[0].slice(0, 40), settings) : undefined;
  return setting ? `did you mean ${setting}?` : example;
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

function checkWord(word: string, line: number, noun: "state" | "letter"): void {
  const fault = noun === "state" ? nameFault(word, longestName) : letterFault(word);
  if (fault === null) return;
  const wordOfLetters = noun === "letter" && [...word].length > 1;
  const hint = wordOfLetters ? "put spaces between letters" : `use another ${noun === "letter" ? "character" : "name"}`;
  throw new MachineFault(`has the ${noun} ${shown(word)}, which ${fault}`, hint, { line });
}
