/** Drafts as text: missing parts are left out, and contradicting arrows are both written. */
import type { Automaton } from "../../../math/tasks/automaton/automaton";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { parseText } from "../../../math/tasks/automaton/text";
import type { Read } from "../../../math/tasks/machine/problem";
import { keptPositions } from "./layout";

/** One line for each arrow of each letter; all names are given first where the arrows do not name them in their order. */
export function printDraft({ states, alphabet, start, accepting, arrows }: AutomatonDraft): string {
  const drawn = states.flatMap((state, s) =>
    alphabet.flatMap((letter) =>
      arrows.filter(({ from, letters }) => from === s && letters.includes(letter)).map(({ to }) => ({ state, letter, to: states[to] })),
    ),
  );
  const head: string[] = [];
  if (!sameList([...new Set(drawn.map(({ state }) => state))], states)) head.push(`states ${states.join(" ")}`.trimEnd());
  if (!sameList([...new Set(drawn.map(({ letter }) => letter))], alphabet)) head.push(`letters ${alphabet.join(" ")}`.trimEnd());
  if (start !== null) head.push(`start ${states[start]}`);
  if (accepting.length > 0) head.push(`accept ${accepting.map((s) => states[s]).join(" ")}`);
  const lines = drawn.map(({ state, letter, to }) => `${state} ${letter} -> ${to}`);
  return `${[...head, "", ...lines].join("\n")}\n`;
}

/** Reads an automaton; its states stand where those of the same name stood before. */
export function readText(text: string, before: AutomatonDraft): Read<Automaton> {
  const read = parseText(text);
  if (!read.ok) return read;
  const positions = keptPositions(read.machine.states, before);
  return positions ? { ok: true, machine: { ...read.machine, positions } } : read;
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((entry, i) => entry === b[i]);
}
