/** Deterministic finite automata, as plain data: what a document holds, an editor edits and a layer is built from. */

import { shown } from "../../../../../platform/fields/fields";
import { DimensionError } from "../../../../../platform/numerics/errors";
import { checkAlphabet, checkEnds, checkStates, isIndex } from "../machine/checks";
import { type MachineProblem, machineProblem } from "../machine/problem";

/** Where a state stands in the drawing: x to the right, y downwards, in pixels. */
export type Point = readonly [x: number, y: number];

export interface Automaton {
  /** Names, all different. */
  readonly states: readonly string[];
  /** Single characters, all different. */
  readonly alphabet: readonly string[];
  /** Index of the state it begins in. */
  readonly start: number;
  /** Indices of the states in which a word is accepted. */
  readonly accepting: readonly number[];
  /** States x letters: index of the next state. Null where an arrow is missing; no automaton with one can run. */
  readonly transitions: readonly (readonly (number | null)[])[];
  /** One for each state; a drawing without them is laid out anew. */
  readonly positions?: readonly Point[];
}

/** Everything that keeps an automaton from running; empty when it can. */
export function checkAutomaton(automaton: Automaton): readonly MachineProblem[] {
  const names = [...checkStates(automaton.states, "automaton"), ...checkLetters(automaton.alphabet)];
  if (names.length > 0) return names;
  const { states, start, accepting } = automaton;
  return [...checkEnds(states, start, accepting, "accepting"), ...checkPositions(automaton), ...checkTable(automaton)];
}

/** The states that a word leads through, the start first. @param word indices of letters. @throws {DimensionError} at a missing arrow. */
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
  const message = `the word has the letter ${shown(stranger)}, which is not in the alphabet`;
  return { ok: false, problem: machineProblem(message, `the letters are ${alphabet.join(" ")}`, { letter: stranger }) };
}

function* checkLetters(alphabet: readonly string[]): Iterable<MachineProblem> {
  if (alphabet.length === 0) yield machineProblem("the alphabet has no letters", "add one");
  yield* checkAlphabet(alphabet);
}

function* checkPositions({ states, positions }: Automaton): Iterable<MachineProblem> {
  if (positions && positions.length !== states.length)
    yield machineProblem(
      `there are ${positions.length} positions, expected one for each of the ${states.length} states`,
      "remove them all",
    );
}

function* checkTable({ states, alphabet, transitions }: Automaton): Iterable<MachineProblem> {
  const ragged = transitions.length !== states.length || transitions.some((row) => row.length !== alphabet.length);
  if (ragged) return yield machineProblem(`the table of arrows is not ${states.length} states x ${alphabet.length} letters`);
  for (const [s, row] of transitions.entries()) {
    for (const [w, next] of row.entries()) {
      const [state, letter] = [states[s], alphabet[w]];
      if (next === null) yield missingArrow(state, letter);
      else if (!isIndex(next, states))
        yield machineProblem(
          `the arrow from ${state} for letter ${letter} leads to state number ${next}, expected 0 to ${states.length - 1}`,
          "let it lead to one of the states",
          { state, letter },
        );
    }
  }
}

function missingArrow(state: string, letter: string): MachineProblem {
  const hint = `add an arrow from ${state} for letter ${letter}, for instance back to ${state}`;
  return machineProblem(`${state} has no arrow for letter ${letter}`, hint, { state, letter });
}
