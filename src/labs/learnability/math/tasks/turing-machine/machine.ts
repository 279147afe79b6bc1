/** Turing machines with one tape, as plain data: what a document holds, an editor edits and a layer is built from. */
import { shown } from "../../../../../platform/fields/fields";
import { checkAlphabet, checkEnds, checkStates, isIndex } from "../machine/checks";
import { type MachineProblem, machineProblem } from "../machine/problem";

/** Left, right, or stay where it is. */
export const moves = ["L", "R", "S"] as const;
export type Move = (typeof moves)[number];

/** What to do in one state on one letter; `next` and `write` are indices. */
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
  /** Index of the state it begins in. */
  readonly start: number;
  /** Indices of the states in which it stops. */
  readonly halting: readonly number[];
  /** States x letters. Null throughout a halting state; no machine with a null elsewhere can run. */
  readonly transitions: readonly (readonly (Transition | null)[])[];
}

/** Everything that keeps a machine from running; empty when it can. */
export function checkMachine(machine: TuringMachine): readonly MachineProblem[] {
  const names = [...checkStates(machine.states, "machine"), ...checkLetters(machine.alphabet)];
  if (names.length > 0) return names;
  return [...checkEnds(machine.states, machine.start, machine.halting, "halting"), ...checkTable(machine)];
}

function* checkLetters(alphabet: readonly string[]): Iterable<MachineProblem> {
  if (alphabet.length < 2) yield machineProblem("the alphabet needs a blank and at least one more letter", "add a letter");
  yield* checkAlphabet(alphabet);
}

function* checkTable({ states, alphabet, halting, transitions }: TuringMachine): Iterable<MachineProblem> {
  const ragged = transitions.length !== states.length || transitions.some((row) => row.length !== alphabet.length);
  if (ragged) return yield machineProblem(`the table of rules is not ${states.length} states x ${alphabet.length} letters`);
  for (const [s, row] of transitions.entries()) {
    const halts = halting.includes(s);
    for (const [a, rule] of row.entries()) {
      const place = { state: states[s], letter: alphabet[a] };
      if (halts && rule) yield machineProblem(`the halting state ${place.state} has a rule for ${place.letter}`, "remove the rule", place);
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
  const { state, letter } = place;
  if (!rule) return yield machineProblem(`${state} has no rule for ${letter}`, `add one, or let ${state} be a halting state`, place);
  if (!isIndex(rule.next, states))
    yield machineProblem(`${state} on ${letter} goes to state number ${rule.next}, expected 0 to ${states.length - 1}`, undefined, place);
  if (!isIndex(rule.write, alphabet))
    yield machineProblem(
      `${state} on ${letter} writes letter number ${rule.write}, expected 0 to ${alphabet.length - 1}`,
      undefined,
      place,
    );
}

/**
 * The table without gaps: a halting state stays in place and writes what it reads, so that a halted computation goes on
 * for ever without a change. States x letters.
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
 * @returns the index of the letter in each cell, or what is wrong with the text.
 */
export function readTape(
  { alphabet }: Pick<TuringMachine, "alphabet">,
  text: string,
  cells: number,
): { readonly ok: true; readonly tape: Uint8Array } | { readonly ok: false; readonly problem: MachineProblem } {
  const letters = [...text];
  if (letters.length > cells) {
    const message = `the text has ${letters.length} letters, the tape has ${cells} cells`;
    return { ok: false, problem: machineProblem(message, "shorten it or add cells") };
  }
  const stranger = letters.find((letter) => !alphabet.includes(letter));
  if (stranger !== undefined) {
    const message = `the tape has the letter ${shown(stranger)}, which is not in the alphabet`;
    return { ok: false, problem: machineProblem(message, `the letters are ${alphabet.join(" ")}`, { letter: stranger }) };
  }
  const tape = new Uint8Array(cells);
  tape.set(letters.map((letter) => alphabet.indexOf(letter)));
  return { ok: true, tape };
}

/** A tape as text, one character per cell. */
export function printTape({ alphabet }: Pick<TuringMachine, "alphabet">, tape: ArrayLike<number>): string {
  return Array.from(tape, (letter) => alphabet[letter]).join("");
}
