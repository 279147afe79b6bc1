/** Examples of automata. */
import type { Automaton } from "./automaton";
import { parity } from "./parity";

export type AutomatonId = "parity" | "divisible-by-3" | "contains-aba" | "traffic-light" | "vending-machine";

export interface LibraryAutomaton {
  readonly id: AutomatonId;
  readonly automaton: Automaton;
  /** Example words, the shortest first. */
  readonly words: readonly string[];
}

const divisibleByThree: Automaton = {
  states: ["r0", "r1", "r2"],
  alphabet: ["0", "1"],
  start: 0,
  accepting: [0],
  transitions: [
    [0, 1],
    [2, 0],
    [1, 2],
  ],
  positions: [
    [100, 140],
    [280, 140],
    [460, 140],
  ],
};

const containsAba: Automaton = {
  states: ["nothing", "after_a", "after_ab", "found"],
  alphabet: ["a", "b"],
  start: 0,
  accepting: [3],
  transitions: [
    [1, 0],
    [1, 2],
    [3, 0],
    [3, 3],
  ],
  positions: [
    [90, 140],
    [250, 140],
    [410, 140],
    [570, 140],
  ],
};

const trafficLight: Automaton = {
  states: ["red", "green", "yellow"],
  alphabet: ["t", "w"],
  start: 0,
  accepting: [1],
  transitions: [
    [1, 0],
    [2, 1],
    [0, 2],
  ],
  positions: [
    [120, 220],
    [280, 80],
    [440, 220],
  ],
};

const vendingMachine: Automaton = {
  states: ["none", "one", "two", "paid"],
  alphabet: ["1", "2"],
  start: 0,
  accepting: [3],
  transitions: [
    [1, 2],
    [2, 3],
    [3, 3],
    [3, 3],
  ],
  positions: [
    [90, 140],
    [250, 60],
    [250, 220],
    [430, 140],
  ],
};

export const library: readonly LibraryAutomaton[] = [
  {
    id: "parity",
    automaton: parity,
    words: ["aba", "abab", "aabba"],
  },
  {
    id: "divisible-by-3",
    automaton: divisibleByThree,
    words: ["110", "101", "1001"],
  },
  {
    id: "contains-aba",
    automaton: containsAba,
    words: ["aba", "abba", "babab"],
  },
  {
    id: "traffic-light",
    automaton: trafficLight,
    words: ["t", "twt", "ttwt"],
  },
  {
    id: "vending-machine",
    automaton: vendingMachine,
    words: ["12", "111", "22"],
  },
];
