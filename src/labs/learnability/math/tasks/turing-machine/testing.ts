/** Random machines and tapes for property tests. */
import fc from "fast-check";
import { longestName } from "../machine/checks";
import { nameFault } from "../machine/names";
import { moves as allMoves, type Move, type Transition, type TuringMachine } from "./machine";

const letter = fc.constantFrom(..."_01+-xyzABCDλ→>|=");
/** Names, including keywords of the text format and any printable characters that it allows. */
const name = fc
  .oneof(fc.constantFrom("start", "halt", "letters", "q0", "q1", "état"), fc.stringMatching(/^[!-)+-~]{1,12}$/))
  .filter((word) => nameFault(word, longestName) === null);

/** Any machine that can run, with halting states anywhere among its states. */
export const anyMachine: fc.Arbitrary<TuringMachine> = fc
  .record({
    states: fc.uniqueArray(name, { minLength: 1, maxLength: 8 }),
    alphabet: fc.uniqueArray(letter, { minLength: 2, maxLength: 6 }),
  })
  .chain(({ states, alphabet }) =>
    fc.record({
      states: fc.constant(states),
      alphabet: fc.constant(alphabet),
      start: fc.nat(states.length - 1),
      halting: fc.uniqueArray(fc.nat(states.length - 1), { maxLength: states.length }),
      full: tableOf(states.length, alphabet.length, allMoves),
    }),
  )
  .map(({ full, ...machine }) => ({
    ...machine,
    transitions: full.map((row, s) => row.map((entry) => (machine.halting.includes(s) ? null : entry))),
  }));

/** Machines of one size without halting states. */
export function machineOfSize(states: number, letters: number, moves: readonly Move[]): fc.Arbitrary<TuringMachine> {
  return fc.record({
    states: fc.constant(Array.from({ length: states }, (_, s) => `q${s}`)),
    alphabet: fc.constant(Array.from({ length: letters }, (_, a) => String(a))),
    start: fc.nat(states - 1),
    halting: fc.constant([]),
    transitions: tableOf(states, letters, moves),
  });
}

function tableOf(states: number, letters: number, moves: readonly Move[]): fc.Arbitrary<Transition[][]> {
  const entry = fc.record({ next: fc.nat(states - 1), write: fc.nat(letters - 1), move: fc.constantFrom(...moves) });
  const row = fc.array(entry, { minLength: letters, maxLength: letters });
  return fc.array(row, { minLength: states, maxLength: states });
}

/** Letters in `cells` cells. */
export function tapeOf(letters: number, cells: number): fc.Arbitrary<Uint8Array> {
  return fc.array(fc.nat(letters - 1), { minLength: cells, maxLength: cells }).map((tape) => Uint8Array.from(tape));
}
