/** The lines of a machine's text, split into settings and rules; names are not resolved yet. */
import { shown } from "../../../../../platform/fields/fields";
import { nearest } from "../../../../../platform/fields/problem";
import { longestName } from "./checks";
import { machineProblem } from "./machine-problem";
import { letterFault, nameFault, repeated } from "./names";
import { attempt, MachineFault, type MachineProblem, mostProblems } from "./problem";

type Noun = "state" | "letter";

/** The names after the word of a setting. */
export interface SettingForm {
  readonly noun: Noun;
  /** Allows no name. */
  readonly empty?: true;
  /** Problem of more than one name, where only one is allowed. */
  readonly many?: "machine-many-starts" | "machine-many-letters" | "machine-many-states";
}

/** The syntax of one kind of machine: every line is a setting, or a rule with -> in it. */
export interface Grammar<Setting extends string, Rule> {
  /** Smallest number of words of a rule: a shorter line counts as a misspelt setting. */
  readonly wordsOfRule: number;
  readonly settings: Readonly<Record<Setting, SettingForm>>;
  /** Reads the words of a rule. @throws {MachineFault} with the line. */
  readonly readRule: (words: readonly string[], line: number) => Rule;
  /** The problem of a line that is neither. @param meant  the setting that was probably intended. */
  readonly unknown: (settings: string, line: number, meant: string | undefined) => MachineProblem;
}

export interface SettingLine {
  readonly line: number;
  readonly names: readonly string[];
}

export interface Lines<Setting extends string, Rule> {
  readonly settings: ReadonlyMap<Setting, SettingLine>;
  readonly rules: readonly Rule[];
  readonly problems: readonly MachineProblem[];
}

/** Continues after an invalid line, so that all problems are reported. */
export function linesOf<Setting extends string, Rule>(text: string, grammar: Grammar<Setting, Rule>): Lines<Setting, Rule> {
  const settings = new Map<Setting, SettingLine>();
  const rules: Rule[] = [];
  const problems: MachineProblem[] = [];
  for (const [i, content] of text.split(/\r\n|\r|\n/).entries()) {
    if (problems.length >= mostProblems) break;
    const words = wordsOf(content);
    if (words.length === 0) continue;
    const read = attempt(() => {
      if (words.includes("->")) rules.push(grammar.readRule(words, i + 1));
      else readSetting(words, i + 1, grammar, settings);
    });
    if (!read.ok) problems.push(...read.problems);
  }
  return { settings, rules, problems };
}

/** The words before a comment; the arrow needs no spaces around it. */
function wordsOf(line: string): readonly string[] {
  const content = line.replace(/#.*/, "").replaceAll("->", " -> ");
  return content.split(/\s+/).filter((word) => word !== "");
}

function readSetting<Setting extends string, Rule>(
  words: readonly string[],
  line: number,
  grammar: Grammar<Setting, Rule>,
  found: Map<Setting, SettingLine>,
): void {
  const [word, ...names] = words;
  const known = Object.keys(grammar.settings) as Setting[];
  const setting = known.find((one) => one === word);
  if (setting === undefined) throw new MachineFault(grammar.unknown(known.join(", "), line, meantBy(words, known, grammar)));
  const earlier = found.get(setting);
  if (earlier) throw new MachineFault(machineProblem("machine-setting-twice", { setting, line: earlier.line }, { line }));
  const { noun, empty, many } = grammar.settings[setting];
  if (names.length === 0 && !empty) throw new MachineFault(machineProblem(`machine-no-${noun}`, { setting }, { line }));
  if (names.length > 1 && many !== undefined) throw new MachineFault(machineProblem(many, { count: names.length, setting }, { line }));
  for (const name of names) checkWord(name, line, noun);
  const twice = repeated(names);
  if (twice !== undefined) throw new MachineFault(machineProblem(`machine-${noun}-twice`, { name: twice }, { line }));
  found.set(setting, { line, names });
}

/** Few words are a misspelt setting, many are a rule without its arrow. */
function meantBy<Setting extends string, Rule>(
  words: readonly string[],
  known: readonly Setting[],
  { wordsOfRule }: Grammar<Setting, Rule>,
): string | undefined {
  return words.length < wordsOfRule ? nearest(words[0].slice(0, 40), known) : undefined;
}

/** @throws {MachineFault} when the word is not a valid name or letter. */
export function checkWord(word: string, line: number, noun: Noun): void {
  const fault = noun === "state" ? nameFault(word, longestName) : letterFault(word);
  if (fault === null) return;
  const code = noun === "letter" && [...word].length > 1 ? "machine-word-of-letters" : (`machine-word-no-${noun}` as const);
  throw new MachineFault(machineProblem(code, { word: shown(word), fault }, { line }));
}
