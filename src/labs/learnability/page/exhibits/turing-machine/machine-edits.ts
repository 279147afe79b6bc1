/** Edits of a machine's table. The result may lack rules, which the user then fills in. */

import type { Problem } from "../../../../../platform/fields/problem";
import { longestName } from "../../../math/tasks/machine/checks";
import { machineProblem } from "../../../math/tasks/machine/machine-problem";
import { letterFault, nameFault } from "../../../math/tasks/machine/names";
import type { Transition, TuringMachine } from "../../../math/tasks/turing-machine/machine";

/** Puts a rule into a cell, or takes it away. */
export function withRule(machine: TuringMachine, state: number, letter: number, rule: Transition | null): TuringMachine {
  return {
    ...machine,
    transitions: machine.transitions.map((row, s) => (s === state ? row.map((old, a) => (a === letter ? rule : old)) : row)),
  };
}

/** The rule in a cell with one part changed; a cell without a rule begins as one that changes nothing. */
export function changedRule(machine: TuringMachine, state: number, letter: number, part: Partial<Transition>): TuringMachine {
  const rule = machine.transitions[state][letter] ?? { next: state, write: letter, move: "R" as const };
  return withRule(machine, state, letter, { ...rule, ...part });
}

/** Another state, in which the machine halts: it needs no rules. */
export function withState(machine: TuringMachine): TuringMachine {
  const { states, alphabet, halting, transitions } = machine;
  return {
    ...machine,
    states: [...states, freeName(states)],
    halting: [...halting, states.length],
    transitions: [...transitions, alphabet.map(() => null)],
  };
}

function freeName(states: readonly string[]): string {
  for (let number = states.length; ; number++) if (!states.includes(`q${number}`)) return `q${number}`;
}

/** Without a state; rules that led to it are gaps, and a start in it moves to the first state. */
export function withoutState(machine: TuringMachine, state: number): TuringMachine {
  const moved = (index: number) => (index > state ? index - 1 : index);
  return {
    ...machine,
    states: machine.states.filter((_, s) => s !== state),
    start: machine.start === state ? 0 : moved(machine.start),
    halting: machine.halting.filter((s) => s !== state).map(moved),
    transitions: machine.transitions
      .filter((_, s) => s !== state)
      .map((row) => row.map((rule) => (rule && rule.next !== state ? { ...rule, next: moved(rule.next) } : null))),
  };
}

/** Another letter, on which no state has a rule yet. */
export function withLetter(machine: TuringMachine): TuringMachine {
  const { alphabet, transitions } = machine;
  const letter = [..."0123456789abcdefghijklmnop"].find((candidate) => !alphabet.includes(candidate)) ?? "+";
  return { ...machine, alphabet: [...alphabet, letter], transitions: transitions.map((row) => [...row, null]) };
}

/** Without a letter; rules that wrote it are gaps. The letter after the blank becomes the blank when that goes. */
export function withoutLetter(machine: TuringMachine, letter: number): TuringMachine {
  const moved = (index: number) => (index > letter ? index - 1 : index);
  return {
    ...machine,
    alphabet: machine.alphabet.filter((_, a) => a !== letter),
    transitions: machine.transitions.map((row) =>
      row.filter((_, a) => a !== letter).map((rule) => (rule && rule.write !== letter ? { ...rule, write: moved(rule.write) } : null)),
    ),
  };
}

export function withStart(machine: TuringMachine, start: number): TuringMachine {
  return { ...machine, start };
}

/** A halting state has no rules; one that no longer halts needs them. */
export function withHalting(machine: TuringMachine, state: number, halts: boolean): TuringMachine {
  const others = machine.halting.filter((s) => s !== state);
  return {
    ...machine,
    halting: halts ? [...others, state] : others,
    transitions: machine.transitions.map((row, s) => (s === state && halts ? row.map(() => null) : row)),
  };
}

export type Renamed = { readonly ok: true; readonly machine: TuringMachine } | { readonly ok: false; readonly problem: Problem };

export function renamedState(machine: TuringMachine, state: number, name: string): Renamed {
  const fault = nameFault(name, longestName) ?? (taken(machine.states, state, name) ? machineProblem("machine-name-taken") : null);
  if (fault !== null) return { ok: false, problem: fault };
  return { ok: true, machine: { ...machine, states: replaced(machine.states, state, name) } };
}

export function renamedLetter(machine: TuringMachine, letter: number, name: string): Renamed {
  const fault = letterFault(name) ?? (taken(machine.alphabet, letter, name) ? machineProblem("machine-letter-taken") : null);
  if (fault !== null) return { ok: false, problem: fault };
  return { ok: true, machine: { ...machine, alphabet: replaced(machine.alphabet, letter, name) } };
}

function taken(names: readonly string[], at: number, name: string): boolean {
  return names.some((other, index) => index !== at && other === name);
}

function replaced(names: readonly string[], at: number, name: string): readonly string[] {
  return names.map((old, index) => (index === at ? name : old));
}
