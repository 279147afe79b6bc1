/** Deterministic finite automata, as plain data: stored in documents, edited on the page, and converted to a layer. */

import { shown } from "../../../../../platform/fields/fields";
import { DimensionError } from "../../../../../platform/numerics/errors";
import { checkAlphabet, checkEnds, checkStates, isIndex } from "../machine/checks";
import type { MachineProblem } from "../machine/problem";
import { automatonProblem } from "./automaton-problem";

/** Position of a state in the drawing: x to the right, y downwards, in pixels. */
export type Point = readonly [x: number, y: number];

export interface Automaton {
  /** Names, all different. */
  readonly states: readonly string[];
  /** Single characters, all different. */
  readonly alphabet: readonly string[];
  /** Index of the start state. */
  readonly start: number;
  /** Indices of the accepting states. */
  readonly accepting: readonly number[];
  /** States x letters: index of the next state. Null for a missing arrow; an automaton with one cannot run. */
  readonly transitions: readonly (readonly (number | null)[])[];
  /** One for each state; without them the drawing is laid out automatically. */
  readonly positions?: readonly Point[];
}

/** All problems that keep an automaton from running; empty when it can. */
export function checkAutomaton(automaton: Automaton): readonly MachineProblem[] {
  const names = [...checkStates(automaton.states, automatonProblem("automaton-no-states")), ...checkLetters(automaton.alphabet)];
  if (names.length > 0) return names;
  const { states, start, accepting } = automaton;
  return [...checkEnds(states, start, accepting, "accepting"), ...checkPositions(automaton), ...checkTable(automaton)];
}

/** The states of a run on a word, the start first. @param word indices of letters. @throws {DimensionError} at a missing arrow. */
export function run({ states, alphabet, start, transitions }: Automaton, word: readonly number[]): readonly number[] {
  const visited = [start];
  for (const letter of word) {
    const state = visited[visited.length - 1];
    const next = transitions[state][letter] ?? null;
    if (next === null) throw new DimensionError(`${states[state]} has no arrow for letter ${alphabet[letter]}`);
    visited.push(next);
  }
  return visited;
}

/** True when the word ends in an accepting state. */
export function accepts(automaton: Automaton, word: readonly number[]): boolean {
  return automaton.accepting.includes(run(automaton, word)[word.length]);
}

/** The letters of a word as indices. The problem names the first that is not in the alphabet. */
export function readWord(
  { alphabet }: Pick<Automaton, "alphabet">,
  text: string,
): { readonly ok: true; readonly word: readonly number[] } | { readonly ok: false; readonly problem: MachineProblem } {
  const letters = [...text];
  const stranger = letters.find((letter) => !alphabet.includes(letter));
  if (stranger === undefined) return { ok: true, word: letters.map((letter) => alphabet.indexOf(letter)) };
  const values = { letter: shown(stranger), letters: alphabet.join(" ") };
  return { ok: false, problem: automatonProblem("automaton-word-stranger", values, { letter: stranger }) };
}

function* checkLetters(alphabet: readonly string[]): Iterable<MachineProblem> {
  if (alphabet.length === 0) yield automatonProblem("automaton-no-letters");
  yield* checkAlphabet(alphabet);
}

function* checkPositions({ states, positions }: Automaton): Iterable<MachineProblem> {
  if (positions && positions.length !== states.length)
    yield automatonProblem("automaton-positions", { positions: positions.length, states: states.length });
}

function* checkTable({ states, alphabet, transitions }: Automaton): Iterable<MachineProblem> {
  const ragged = transitions.length !== states.length || transitions.some((row) => row.length !== alphabet.length);
  if (ragged) return yield automatonProblem("automaton-table-ragged", { states: states.length, letters: alphabet.length });
  for (const [s, row] of transitions.entries()) {
    for (const [w, next] of row.entries()) {
      const [state, letter] = [states[s], alphabet[w]];
      if (next === null) yield automatonProblem("automaton-arrow-missing", { state, letter }, { state, letter });
      else if (!isIndex(next, states))
        yield automatonProblem("automaton-arrow-astray", { state, letter, next, last: states.length - 1 }, { state, letter });
    }
  }
}
