/** The lines of an automaton's text, told apart into settings and arrows; names are not looked up yet. */
import { shown } from "../fields";
import { letterFault, nameFault, repeated } from "../machine/names";
import { attempt, MachineFault, type MachineProblem } from "../machine/problem";
import { nearest } from "../problem";
import { longestName } from "./automaton";

const settings = ["start", "accept", "states", "letters"] as const;
export type Setting = (typeof settings)[number];

export interface SettingLine {
  readonly line: number;
  readonly names: readonly string[];
}

/** "from letters -> to". */
export interface ArrowLine {
  readonly line: number;
  readonly from: string;
  /** * is every letter without an arrow of its own. */
  readonly letters: readonly string[];
  readonly to: string;
}

export interface Lines {
  readonly settings: ReadonlyMap<Setting, SettingLine>;
  readonly arrows: readonly ArrowLine[];
  readonly problems: readonly MachineProblem[];
}

/** As many problems as one text is told of at once. */
export const mostProblems = 20;

export const example = "an arrow looks like this: even a -> odd";

/** Reads on after a broken line, so that a person sees all of them. */
export function readLines(text: string): Lines {
  const found = new Map<Setting, SettingLine>();
  const arrows: ArrowLine[] = [];
  const problems: MachineProblem[] = [];
  for (const [i, content] of text.split(/\r\n|\r|\n/).entries()) {
    if (problems.length >= mostProblems) break;
    const words = wordsOf(content);
    if (words.length === 0) continue;
    const read = attempt(() => {
      if (words.includes("->")) arrows.push(readArrow(words, i + 1));
      else readSetting(words, i + 1, found);
    });
    if (!read.ok) problems.push(...read.problems);
  }
  return { settings: found, arrows, problems };
}

/** The words before a comment; the arrow is one whether or not it has spaces around it. */
function wordsOf(line: string): readonly string[] {
  const content = line.replace(/#.*/, "").replaceAll("->", " -> ");
  return content.split(/\s+/).filter((word) => word !== "");
}

function readSetting(words: readonly string[], line: number, found: Map<Setting, SettingLine>): void {
  const [word, ...names] = words;
  const setting = settings.find((known) => known === word);
  if (setting === undefined) throw new MachineFault(`is neither an arrow nor a setting (${settings.join(", ")})`, meantBy(words), { line });
  const earlier = found.get(setting);
  if (earlier) throw new MachineFault(`gives ${setting} a second time`, `the first is on line ${earlier.line}`, { line });
  const noun = setting === "letters" ? "letter" : "state";
  if (names.length === 0 && setting !== "accept")
    throw new MachineFault(`names no ${noun} after ${setting}`, `write one after it`, { line });
  if (names.length > 1 && setting === "start")
    throw new MachineFault(`names ${names.length} states after start, an automaton begins in one`, "keep one of them", { line });
  for (const name of names) checkWord(name, line, noun);
  const twice = repeated(names);
  if (twice !== undefined) throw new MachineFault(`names the ${noun} ${twice} twice`, "remove one", { line });
  found.set(setting, { line, names });
}

/** Few words are a misspelt setting, many are an arrow without its sign. */
function meantBy(words: readonly string[]): string {
  const setting = words.length < 3 ? nearest(words[0].slice(0, 40), settings) : undefined;
  return setting ? `did you mean ${setting}?` : example;
}

function readArrow(words: readonly string[], line: number): ArrowLine {
  const at = words.indexOf("->");
  const [from, ...letters] = words.slice(0, at);
  const targets = words.slice(at + 1);
  if (from === undefined || letters.length === 0)
    throw new MachineFault("has no letter before ->, expected a state and a letter", example, { line });
  if (targets.length !== 1) {
    const found = targets.length === 0 ? "no state" : `${targets.length} words`;
    throw new MachineFault(`has ${found} after ->, expected one state`, example, { line });
  }
  const [to] = targets;
  for (const name of [from, to]) checkWord(name, line, "state");
  for (const letter of letters) if (letter !== "*") checkWord(letter, line, "letter");
  return { line, from, letters, to };
}

function checkWord(word: string, line: number, noun: "state" | "letter"): void {
  const fault = noun === "state" ? nameFault(word, longestName) : letterFault(word);
  if (fault === null) return;
  const wordOfLetters = noun === "letter" && [...word].length > 1;
  const hint = wordOfLetters ? "put spaces between letters" : `use another ${noun === "letter" ? "character" : "name"}`;
  throw new MachineFault(`has the ${noun} ${shown(word)}, which ${fault}`, hint, { line });
}
