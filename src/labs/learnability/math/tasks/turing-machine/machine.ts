/** Turing machines with one tape, as plain data: stored in documents, edited on the page, and converted to a layer. */
import { shown } from "../../../../../platform/fields/fields";
import { checkAlphabet, checkEnds, checkStates, isIndex } from "../machine/checks";
import type { MachineProblem } from "../machine/problem";
import { turingProblem } from "./turing-problem";

/** Left, right, or stay. */
export const moves = ["L", "R", "S"] as const;
export type Move = (typeof moves)[number];

/** The action in one state on one letter; `next` and `write` are indices. */
export interface Transition {
  readonly next: number;
  readonly write: number;
  readonly move: Move;
}

export interface TuringMachine {
  /** Names, all different. */
  readonly states: readonly string[];
  /** Single characters, all different; the first one is the blank. */
  readonly alphabet: readonly string[];
  /** Index of the start state. */
  readonly start: number;
  /** Indices of the halting states. */
  readonly halting: readonly number[];
  /** States x letters. Null throughout a halting state; no machine with a null elsewhere can run. */
  readonly transitions: readonly (readonly (Transition | null)[])[];
}

/** All problems that keep a machine from running; empty when it can. */
export function checkMachine(machine: TuringMachine): readonly MachineProblem[] {
  const names = [...checkStates(machine.states, turingProblem("turing-no-states")), ...checkLetters(machine.alphabet)];
  if (names.length > 0) return names;
  return [...checkEnds(machine.states, machine.start, machine.halting, "halting"), ...checkTable(machine)];
}

function* checkLetters(alphabet: readonly string[]): Iterable<MachineProblem> {
  if (alphabet.length < 2) yield turingProblem("turing-few-letters");
  yield* checkAlphabet(alphabet);
}

function* checkTable({ states, alphabet, halting, transitions }: TuringMachine): Iterable<MachineProblem> {
  const ragged = transitions.length !== states.length || transitions.some((row) => row.length !== alphabet.length);
  if (ragged) return yield turingProblem("turing-table-ragged", { states: states.length, letters: alphabet.length });
  for (const [s, row] of transitions.entries()) {
    const halts = halting.includes(s);
    for (const [a, rule] of row.entries()) {
      const place = { state: states[s], letter: alphabet[a] };
      if (halts && rule) yield turingProblem("turing-halting-rule", place, place);
      else if (!halts) yield* checkRule(rule, states, alphabet, place);
    }
  }
}

function* checkRule(
  rule: Transition | null,
  states: readonly string[],
  alphabet: readonly string[],
  place: { readonly state: string; readonly letter: string },
): Iterable<MachineProblem> {
  if (!rule) return yield turingProblem("turing-rule-missing", place, place);
  const { next, write } = rule;
  if (!isIndex(next, states)) yield turingProblem("turing-rule-astray", { ...place, next, last: states.length - 1 }, place);
  if (!isIndex(write, alphabet)) yield turingProblem("turing-rule-writes-stranger", { ...place, write, last: alphabet.length - 1 }, place);
}

/**
 * The table without gaps: a halting state stays in place and writes the letter it reads, so that a halted computation
 * continues without a change. States x letters.
 */
export function fullTable({ transitions }: TuringMachine): readonly (readonly Transition[])[] {
  return transitions.map((row, state) => row.map((entry, letter) => entry ?? { next: state, write: letter, move: "S" }));
}

/** The moves that the full table makes, in the order L, R, S. */
export function movesOf(machine: TuringMachine): readonly Move[] {
  const made = new Set(fullTable(machine).flatMap((row) => row.map(({ move }) => move)));
  return moves.filter((move) => made.has(move));
}

/**
 * A tape of `cells` cells from text: its letters from the left, blanks after them.
 *
 * @returns the index of the letter in each cell, or the problem of the text.
 */
export function readTape(
  { alphabet }: Pick<TuringMachine, "alphabet">,
  text: string,
  cells: number,
): { readonly ok: true; readonly tape: Uint8Array } | { readonly ok: false; readonly problem: MachineProblem } {
  const letters = [...text];
  if (letters.length > cells) return { ok: false, problem: turingProblem("turing-tape-too-long", { count: letters.length, cells }) };
  const stranger = letters.find((letter) => !alphabet.includes(letter));
  if (stranger !== undefined) {
    const values = { letter: shown(stranger), letters: alphabet.join(" ") };
    return { ok: false, problem: turingProblem("turing-tape-stranger", values, { letter: stranger }) };
  }
  const tape = new Uint8Array(cells);
  tape.set(letters.map((letter) => alphabet.indexOf(letter)));
  return { ok: true, tape };
}

/** A tape as text, one character per cell. */
export function printTape({ alphabet }: Pick<TuringMachine, "alphabet">, tape: ArrayLike<number>): string {
  return Array.from(tape, (letter) => alphabet[letter]).join("");
}
