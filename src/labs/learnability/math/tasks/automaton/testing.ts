import fc from "fast-check";
import { OpenStream } from "../../../../../platform/numerics/random";
import { Workspace } from "../../workspace";
import { longestName } from "../machine/checks";
import { letterFault, nameFault } from "../machine/names";
import type { Automaton, Point } from "./automaton";
import { randomAutomaton } from "./random";

const workspace = new Workspace();

/** Random automata and words for tests: number `index` of a kind, always the same. */
export function drawCase(index: number, largest: { states: number; letters: number; length: number }) {
  const stream = new OpenStream(workspace, { seed: 1n, purpose: 0, index });
  const [states, letters, length] = [largest.states, largest.letters, largest.length].map((most) => 1 + stream.below(most));
  const automaton = { ...randomAutomaton(stream, states, letters), start: stream.below(states) };
  return { automaton, word: Array.from({ length }, () => stream.below(letters)), sizes: { states, letters, length } };
}

const name = fc.string({ minLength: 1, maxLength: longestName }).filter((text) => nameFault(text, longestName) === null);
const letter = fc.string({ minLength: 1, maxLength: 1 }).filter((text) => letterFault(text) === null);
const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map((value) => value + 0);
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);

/** Automata of up to 6 states and 4 letters with any valid names, all of them with positions. */
export const automata: fc.Arbitrary<Automaton & { readonly positions: readonly Point[] }> = fc
  .tuple(fc.uniqueArray(name, { minLength: 1, maxLength: 6 }), fc.uniqueArray(letter, { minLength: 1, maxLength: 4 }))
  .chain(([states, alphabet]) => {
    const index = fc.nat(states.length - 1);
    const row = fc.array(index, { minLength: alphabet.length, maxLength: alphabet.length });
    const forEachState = { minLength: states.length, maxLength: states.length };
    return fc.record({
      states: fc.constant(states),
      alphabet: fc.constant(alphabet.toSorted()),
      start: index,
      accepting: fc.subarray(states.map((_, s) => s)),
      transitions: fc.array(row, forEachState),
      positions: fc.array(point, forEachState),
    });
  });

/** Processor time since then, which other programs do not affect. */
export function secondsSince(begun: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1e6;
}
