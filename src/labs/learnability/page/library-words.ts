/** Machines that come with the page, by their ids: what they are called, and what there is to see. */
import type { AutomatonId } from "../math/tasks/automaton/library";
import type { TuringMachineId } from "../math/tasks/turing-machine/library";
import { inLanguage } from "./in-language";

interface Member {
  readonly title: string;
  readonly sentence: string;
}

const automata: Readonly<Record<AutomatonId, Member>> = {
  parity: {
    title: "Parity",
    sentence: "Accepts words with an even number of a's.",
  },
  "divisible-by-3": {
    title: "Divisible by 3",
    sentence: "Reads a binary number, highest digit first, keeps its remainder modulo 3 and accepts multiples of 3.",
  },
  "contains-aba": {
    title: "Contains aba",
    sentence: "Accepts words in which the letters aba stand next to one another.",
  },
  "traffic-light": {
    title: "Traffic light",
    sentence: "Goes from red to green to yellow and back at every tick t, stays as it is on w (wait), and accepts when it ends on green.",
  },
  "vending-machine": {
    title: "Vending machine",
    sentence: "Takes coins of 1 and 2 until 3 are paid, gives no change, and accepts once it is paid.",
  },
};

const turingMachines: Readonly<Record<TuringMachineId, Member>> = {
  "increment-lowest-first": {
    title: "Binary increment, lowest digit first",
    sentence: "With the lowest digit on the left, ones turn to zeros until the carry meets a zero, makes it a one and stops.",
  },
  increment: {
    title: "Binary increment",
    sentence: "The head runs to the end of the number and carries back to the left; 111 grows by a digit.",
  },
  addition: {
    title: "Unary addition",
    sentence: "Two groups of strokes become one: the plus turns into a stroke, and the last stroke goes.",
  },
  palindrome: {
    title: "Palindromes",
    sentence:
      "Letters are taken from both ends by turns; the machine ends in accept when every pair agrees, in reject at the first that does not.",
  },
  copy: {
    title: "Copy",
    sentence: "Stroke by stroke a copy grows behind a gap; the hole in the original marks the stroke being copied.",
  },
  "busy-beaver-3": {
    title: "Busy beaver with 3 states",
    sentence:
      "Of all machines with 3 states, a halting state not counted, and 2 letters that halt on an empty tape, none leaves more ones: 6, in 14 steps (another machine takes the most steps, 21, and leaves 5).",
  },
  "busy-beaver-4": {
    title: "Busy beaver with 4 states",
    sentence: "With 4 states and 2 letters no machine that halts on an empty tape leaves more ones, 13, and none takes more steps, 107.",
  },
};

export const libraryText = inLanguage("library-words", { automata, turingMachines });
