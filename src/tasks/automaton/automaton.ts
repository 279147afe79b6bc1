/** Deterministic finite automata, as plain data: what a document holds, an editor edits and a layer is built from. */
import * as z from "zod/mini";
import { DimensionError } from "../../numerics/errors";
import { shown } from "../fields";
import { letterCountProblem, mostLetters, mostStates, stateCountProblem } from "../machine/limits";
import { letterFault, nameFault, repeated } from "../machine/names";
import { type MachineProblem, machineProblem } from "../machine/problem";
import { problemLine } from "../problem";

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

/** Longest name of a state, in characters. */
export const longestName = 12;

/** Everything that keeps an automaton from running; empty when it can. */
export function checkAutomaton(automaton: Automaton): readonly MachineProblem[] {
  const names = [...checkStates(automaton.states), ...checkAlphabet(automaton.alphabet)];
  if (names.length > 0) return names;
  return [...checkIndices(automaton), ...checkPositions(automaton), ...checkTable(automaton)];
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

function* checkStates(states: readonly string[]): Iterable<MachineProblem> {
  if (states.length === 0) yield machineProblem("the automaton has no states", "add one");
  const many = stateCountProblem(states.length);
  if (many) return yield many;
  for (const state of states) {
    const fault = nameFault(state, longestName);
    if (fault) yield machineProblem(`the name ${shown(state)} of a state ${fault}`, "rename the state", { state });
  }
  const twice = repeated(states);
  if (twice !== undefined) yield machineProblem(`two states are called ${shown(twice)}`, "rename one of them", { state: twice });
}

function* checkAlphabet(alphabet: readonly string[]): Iterable<MachineProblem> {
  if (alphabet.length === 0) yield machineProblem("the alphabet has no letters", "add one");
  const many = letterCountProblem(alphabet.length);
  if (many) return yield many;
  for (const letter of alphabet) {
    const fault = letterFault(letter);
    if (fault) yield machineProblem(`the letter ${shown(letter)} ${fault}`, "use another character", { letter });
  }
  const twice = repeated(alphabet);
  if (twice !== undefined) yield machineProblem(`the letter ${shown(twice)} is in the alphabet twice`, "remove one", { letter: twice });
}

function* checkIndices({ states, start, accepting }: Automaton): Iterable<MachineProblem> {
  const last = states.length - 1;
  if (!isIndex(start, states)) yield machineProblem(`the start is state number ${start}, expected 0 to ${last}`, "choose a start state");
  const stranger = accepting.find((state) => !isIndex(state, states));
  if (stranger !== undefined) yield machineProblem(`state number ${stranger} is accepting, expected 0 to ${last}`, "remove it");
  const twice = repeated(accepting);
  if (twice !== undefined && isIndex(twice, states))
    yield machineProblem(`${states[twice]} is accepting twice`, "remove one", { state: states[twice] });
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

function isIndex(value: number, names: readonly string[]): boolean {
  return Number.isInteger(value) && value >= 0 && value < names.length;
}

const text = z.string({ error: (issue) => `must be text, got ${shown(issue.input)}` });
const index = z.int({ error: (issue) => `must be a whole number, got ${shown(issue.input)}` });
const coordinate = z.number({ error: (issue) => `must be a number, got ${shown(issue.input)}` });

function list<Entry>(entry: z.ZodMiniType<Entry>, most: number) {
  return z
    .array(entry, { error: (issue) => `must be a list, got ${shown(issue.input)}` })
    .check(z.maxLength(most, { error: (issue) => `has ${sizeOf(issue.input)} entries, the limit is ${most}` }));
}

function sizeOf(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Accepts exactly the automata that can run. */
export const automatonSchema = z
  .strictObject({
    states: list(text, mostStates),
    alphabet: list(text, mostLetters),
    start: index,
    accepting: list(index, mostStates),
    transitions: list(list(z.nullable(index), mostLetters), mostStates),
    positions: z.optional(list(z.tuple([coordinate, coordinate]), mostStates)),
  })
  .check((context) => {
    const [problem] = checkAutomaton(context.value as Automaton);
    if (problem) context.issues.push({ code: "custom", input: context.value, message: `cannot run: ${problemLine(problem)}` });
  }) as unknown as z.ZodMiniType<Automaton>;
