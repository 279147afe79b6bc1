import type { Automaton } from "./automaton";

/** Accepts words with an even number of the letter a: the default of documents. */
export const parity: Automaton = {
  states: ["even", "odd"],
  alphabet: ["a", "b"],
  start: 0,
  accepting: [0],
  transitions: [
    [1, 0],
    [0, 1],
  ],
  positions: [
    [120, 140],
    [340, 140],
  ],
};
