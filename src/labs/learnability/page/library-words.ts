/** Titles and descriptions of the machines that come with the page, by their ids. */
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
    sentence: "Reads a binary number, highest digit first, and accepts multiples of 3. The state is the remainder modulo 3.",
  },
  "contains-aba": {
    title: "Contains aba",
    sentence: "Accepts words that contain aba as consecutive letters.",
  },
  "traffic-light": {
    title: "Traffic light",
    sentence:
      "On the letter t (tick) red turns green, green yellow and yellow red; on w (wait) the state stays. Words that end on green are accepted.",
  },
  "vending-machine": {
    title: "Vending machine",
    sentence: "Accepts a sequence of coins of 1 and 2 as soon as they add up to at least 3. It gives no change.",
  },
};

const turingMachines: Readonly<Record<TuringMachineId, Member>> = {
  "increment-lowest-first": {
    title: "Binary increment, lowest digit first",
    sentence: "The lowest digit is on the left. The carry turns ones to zeros up to the first zero, which becomes a one.",
  },
  increment: {
    title: "Binary increment",
    sentence: "The head moves to the end of the number and carries to the left. 111 becomes 1000.",
  },
  addition: {
    title: "Unary addition",
    sentence: "Adds two numbers written as strokes: the plus becomes a stroke, and the last stroke is erased.",
  },
  palindrome: {
    title: "Palindromes",
    sentence:
      "Compares letters from both ends and erases them. It halts in accept when every pair is equal, in reject at the first unequal pair.",
  },
  copy: {
    title: "Copy",
    sentence: "Copies a group of strokes, one by one, behind a blank cell. A blank in the original marks the stroke being copied.",
  },
  "busy-beaver-3": {
    title: "Busy beaver with 3 states",
    sentence:
      "Leaves 6 ones on an empty tape after 14 steps. No halting machine with 3 states (besides the halting one) and 2 letters leaves more.",
  },
  "busy-beaver-4": {
    title: "Busy beaver with 4 states",
    sentence: "Leaves 13 ones on an empty tape after 107 steps. Both are the maxima of halting machines with 4 states and 2 letters.",
  },
};

export const libraryText = inLanguage("library-words", { automata, turingMachines });
