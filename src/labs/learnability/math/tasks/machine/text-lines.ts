/** The lines of a machine's text, told apart into settings and rules; names are not looked up yet. */
import { shown } from "../../../../../platform/fields/fields";
import { nearest } from "../../../../../platform/fields/problem";
import { longestName } from "./checks";
import { machineProblem } from "./machine-problem";
import { letterFault, nameFault, repeated } from "./names";
import { attempt, MachineFault, type MachineProblem, mostProblems } from "./problem";

type Noun = "state" | "letter";

/** What follows the word of a setting. */
export interface SettingForm {
  readonly noun: Noun;
  /** There may be no name after it. */
  readonly empty?: true;
  /** Set where there is only one name: the problem of more. */
  readonly many?: "machine-many-starts" | "machine-many-letters" | "machine-many-states";
}

/** How one kind of machine is written: every line is a setting, or a rule with -> in it. */
export interface Grammar<Setting extends string, Rule> {
  /** Fewest words of a rule: a line with fewer is taken for a misspelt setting. */
  readonly wordsOfRule: number;
  readonly settings: Readonly<Record<Setting, SettingForm>>;
  /** Reads the words of a rule. @throws {MachineFault} with the line. */
  readonly readRule: (words: readonly string[], line: number) => Rule;
  /** The problem of a line that is neither. @param meant  the setting that was probably meant. */
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

/** Reads on after a broken line, so that a person sees all of them. */
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

/** The words before a comment; the arrow is one whether or not it has spaces around it. */
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

/** @throws {MachineFault} when the word cannot name a state or be a letter. */
export function checkWord(word: string, line: number, noun: Noun): void {
  const fault = noun === "state" ? nameFault(word, longestName) : letterFault(word);
  if (fault === null) return;
  const code = noun === "letter" && [...word].length > 1 ? "machine-word-of-letters" : (`machine-word-no-${noun}` as const);
  throw new MachineFault(machineProblem(code, { word: shown(word), fault }, { line }));
}
