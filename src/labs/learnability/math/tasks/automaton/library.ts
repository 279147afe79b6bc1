/** Automata to begin with. */
import type { Automaton } from "./automaton";
import { parity } from "./parity";

export interface LibraryAutomaton {
  readonly id: string;
  readonly title: string;
  /** One sentence: what it does. */
  readonly sentence: string;
  readonly automaton: Automaton;
  /** Words worth watching, the shortest first. */
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
    title: "Parity",
    sentence: "Accepts words with an even number of a's.",
    automaton: parity,
    words: ["aba", "abab", "aabba"],
  },
  {
    id: "divisible-by-3",
    title: "Divisible by 3",
    sentence: "Reads a binary number, highest digit first, keeps its remainder modulo 3 and accepts multiples of 3.",
    automaton: divisibleByThree,
    words: ["110", "101", "1001"],
  },
  {
    id: "contains-aba",
    title: "Contains aba",
    sentence: "Accepts words in which the letters aba stand next to one another.",
    automaton: containsAba,
    words: ["aba", "abba", "babab"],
  },
  {
    id: "traffic-light",
    title: "Traffic light",
    sentence: "Goes from red to green to yellow and back at every tick t, stays as it is on w (wait), and accepts when it ends on green.",
    automaton: trafficLight,
    words: ["t", "twt", "ttwt"],
  },
  {
    id: "vending-machine",
    title: "Vending machine",
    sentence: "Takes coins of 1 and 2 until 3 are paid, gives no change, and accepts once it is paid.",
    automaton: vendingMachine,
    words: ["12", "111", "22"],
  },
];
