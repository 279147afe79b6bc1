/**
 * Machines as text, one rule a line, both ways:
 *
 *     # adds one to a binary number
 *     blank _
 *     letters 0 1
 *     start right
 *     halt done
 *     right 0 -> right 0 R
 *     right * -> carry * L
 *
 * A rule reads "in this state, on this letter -> go to this state, write this letter, move". As a letter to read, * is every letter
 * without a rule of its own in that state; as a letter to write, it is the one that was read. Moves are L, R and S (stay).
 * Optional: `blank` (default: _), `start` (default: the state of the first rule), `letters` (default: those in the rules), `halt`
 * (default: the machine never halts), `states` (default: in the order of their first rules, halting states last).
 */
import { sizeProblem } from "../machine/limits";
import { machineProblem } from "../machine/machine-problem";
import type { MachineProblem, Read } from "../machine/problem";
import { checkLetter, checkState, countProblems, firstFew, refused } from "../machine/text-checks";
import type { TuringMachine } from "./machine";
import { type Lines, type Rule, readLines } from "./text-lines";
import { turingProblem } from "./turing-problem";

/** Reads a machine, or reports the problems of its lines (the first 20). */
export function parseText(text: string): Read<TuringMachine> {
  const tooLong = sizeProblem(text.length);
  if (tooLong) return refused([tooLong]);
  const lines = readLines(text);
  if (lines.problems.length > 0) return refused(lines.problems);
  const names = namesOf(lines);
  const tooMany = countProblems(names.states, names.alphabet);
  if (tooMany.length > 0) return refused(tooMany);
  const table = new Map<string, Rule>();
  const problems = firstFew(checkRules(lines, names, table));
  return problems.length > 0 ? refused(problems) : { ok: true, machine: machineFrom(names, table) };
}

/** A machine as text; reading it gives the same machine. */
export function printText({ states, alphabet, start, halting, transitions }: TuringMachine): string {
  const natural = [...states.filter((_, s) => !halting.includes(s)), ...halting.map((s) => states[s])];
  const lines = [`blank ${alphabet[0]}`, `letters ${alphabet.slice(1).join(" ")}`];
  if (natural.some((name, s) => name !== states[s])) lines.push(`states ${states.join(" ")}`);
  lines.push(`start ${states[start]}`);
  if (halting.length > 0) lines.push(`halt ${halting.map((s) => states[s]).join(" ")}`);
  lines.push("");
  for (const [s, row] of transitions.entries())
    for (const [a, entry] of row.entries())
      if (entry) lines.push(`${states[s]} ${alphabet[a]} -> ${states[entry.next]} ${alphabet[entry.write]} ${entry.move}`);
  return `${lines.join("\n")}\n`;
}

/** Names in the order of their indices. */
interface Names {
  readonly states: readonly string[];
  /** The blank first. */
  readonly alphabet: readonly string[];
  readonly halting: readonly string[];
  readonly start: string | undefined;
}

function namesOf({ settings, rules }: Lines): Names {
  const halting = settings.get("halt")?.names ?? [];
  const states = settings.get("states")?.names ?? [...new Set([...rules.map(({ state }) => state), ...halting])];
  const named = settings.get("letters")?.names ?? rules.flatMap(({ read, write }) => [read, write]).filter((letter) => letter !== "*");
  return {
    states,
    alphabet: [...new Set([settings.get("blank")?.names[0] ?? "_", ...named])],
    halting,
    start: settings.get("start")?.names[0] ?? rules[0]?.state ?? states[0],
  };
}

/** Yields the problems of the rules, and enters valid rules in `table` by `keyOf` state and letter. */
function* checkRules(lines: Lines, names: Names, table: Map<string, Rule>): Iterable<MachineProblem> {
  const { settings, rules } = lines;
  const { states, alphabet, halting } = names;
  if (states.length === 0) return yield turingProblem("turing-text-empty");
  if (alphabet.length < 2) yield turingProblem("turing-only-blank");
  const remedy = machineProblem(settings.has("states") ? "machine-name-in-states" : "machine-give-rules");
  const [start, halt] = [settings.get("start"), settings.get("halt")];
  for (const state of start?.names ?? []) yield* checkState(state, states, start?.line ?? 0, "machine-starts-in-stranger", remedy);
  for (const state of halt?.names ?? []) yield* checkState(state, states, halt?.line ?? 0, "machine-halts-in-stranger", remedy);
  for (const rule of rules) {
    const { line, state, read, next, write } = rule;
    yield* checkState(state, states, line, "machine-rule-for-stranger", remedy);
    yield* checkState(next, states, line, "machine-goes-to-stranger", remedy);
    yield* checkLetter(read, alphabet, line, "machine-reads-stranger");
    yield* checkLetter(write, alphabet, line, "machine-writes-stranger");
    if (halting.includes(state)) yield turingProblem("turing-line-of-halting", { state }, { line, state });
    else yield* checkSecond(rule, table);
  }
  for (const state of states) if (!halting.includes(state)) yield* checkComplete(state, lines, alphabet, table);
}

const keyOf = (state: string, letter: string) => `${state} ${letter}`;

/** A state has one rule for each letter; `table` records them. */
function* checkSecond(rule: Rule, table: Map<string, Rule>): Iterable<MachineProblem> {
  const { line, state, read } = rule;
  const earlier = table.get(keyOf(state, read));
  if (!earlier) {
    table.set(keyOf(state, read), rule);
    return;
  }
  yield turingProblem("turing-second-rule", { state, letter: read, line: earlier.line }, { line, state, letter: read });
}

/** Every letter has a rule in every state that does not halt. */
function* checkComplete(
  state: string,
  { settings, rules }: Lines,
  alphabet: readonly string[],
  table: ReadonlyMap<string, Rule>,
): Iterable<MachineProblem> {
  const letter = alphabet.find((candidate) => !ruleFor(state, candidate, table));
  if (letter === undefined) return;
  const last = rules.findLast((rule) => rule.state === state);
  const line = last?.line ?? settings.get("states")?.line;
  const place = { state, letter, ...(line !== undefined && { line }) };
  yield turingProblem(last ? "turing-rule-lacking" : "turing-state-without-rules", { state, letter }, place);
}

function ruleFor(state: string, letter: string, table: ReadonlyMap<string, Rule>): Rule | undefined {
  return table.get(keyOf(state, letter)) ?? table.get(keyOf(state, "*"));
}

function machineFrom({ states, alphabet, halting, start }: Names, table: ReadonlyMap<string, Rule>): TuringMachine {
  const transition = (state: string, letter: string) => {
    const rule = halting.includes(state) ? undefined : ruleFor(state, letter, table);
    if (!rule) return null;
    return { next: states.indexOf(rule.next), write: alphabet.indexOf(rule.write === "*" ? letter : rule.write), move: rule.move };
  };
  return {
    states,
    alphabet,
    start: states.indexOf(start ?? states[0]),
    halting: halting.map((state) => states.indexOf(state)),
    transitions: states.map((state) => alphabet.map((letter) => transition(state, letter))),
  };
}
