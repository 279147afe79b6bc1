/**
 * Machines that are being made: a table with gaps, as text and back. A draft is kept as text, so that the text and the
 * table of an unfinished machine cannot disagree.
 */
import { sizeProblem, stateCountProblem } from "../../../math/tasks/machine/limits";
import { checkMachine, type Transition, type TuringMachine } from "../../../math/tasks/turing-machine/machine";
import { printText } from "../../../math/tasks/turing-machine/text";
import { type Lines, readLines } from "../../../math/tasks/turing-machine/text-lines";

/** A machine as text; one with gaps is written with a line for its states, which need no rules then. */
export function printDraft(machine: TuringMachine): string {
  if (checkMachine(machine).length === 0) return printText(machine);
  const { states, alphabet, start, halting, transitions } = machine;
  const lines = [`blank ${alphabet[0]}`];
  if (alphabet.length > 1) lines.push(`letters ${alphabet.slice(1).join(" ")}`);
  lines.push(`states ${states.join(" ")}`, `start ${states[start]}`);
  if (halting.length > 0) lines.push(`halt ${halting.map((s) => states[s]).join(" ")}`);
  lines.push("");
  for (const [s, row] of transitions.entries())
    for (const [a, rule] of row.entries())
      if (rule) lines.push(`${states[s]} ${alphabet[a]} -> ${states[rule.next]} ${alphabet[rule.write]} ${rule.move}`);
  return `${lines.join("\n")}\n`;
}

/** The table that a text describes as far as it goes; null where its lines cannot be read at all. */
export function draftIn(text: string): TuringMachine | null {
  if (sizeProblem(text.length)) return null;
  const lines = readLines(text);
  if (lines.problems.length > 0) return null;
  const states = statesOf(lines);
  const alphabet = alphabetOf(lines);
  if (states.length === 0 || stateCountProblem(states.length) || alphabet.length > 16) return null;
  const halting = (lines.settings.get("halt")?.names ?? []).map((name) => states.indexOf(name));
  const start = lines.settings.get("start")?.names[0] ?? lines.rules[0]?.state ?? states[0];
  return {
    states,
    alphabet,
    start: states.indexOf(start),
    halting,
    transitions: states.map((state, s) =>
      alphabet.map((letter) => (halting.includes(s) ? null : ruleFor(lines, states, alphabet, state, letter))),
    ),
  };
}

/** All names that are used: in the order of a line for them, or else of the rules, halting states last as in any text. */
function statesOf({ settings, rules }: Lines): readonly string[] {
  const named = (setting: "states" | "start" | "halt") => settings.get(setting)?.names ?? [];
  const reached = rules.map(({ next }) => next).filter((next) => !named("halt").includes(next));
  return [...new Set([...named("states"), ...rules.map(({ state }) => state), ...reached, ...named("halt"), ...named("start")])];
}

function alphabetOf({ settings, rules }: Lines): readonly string[] {
  const used = rules.flatMap(({ read, write }) => [read, write]).filter((letter) => letter !== "*");
  return [...new Set([settings.get("blank")?.names[0] ?? "_", ...(settings.get("letters")?.names ?? []), ...used])];
}

function ruleFor(
  { rules }: Lines,
  states: readonly string[],
  alphabet: readonly string[],
  state: string,
  letter: string,
): Transition | null {
  const own = rules.find((rule) => rule.state === state && rule.read === letter);
  const rule = own ?? rules.find((candidate) => candidate.state === state && candidate.read === "*");
  if (!rule) return null;
  return { next: states.indexOf(rule.next), write: alphabet.indexOf(rule.write === "*" ? letter : rule.write), move: rule.move };
}
