/** Examples of machines, each with tapes. */
import { problemLine } from "../../../../../platform/fields/problem";
import type { TuringMachine } from "./machine";
import { parseText } from "./text";

export type TuringMachineId =
  | "increment-lowest-first"
  | "increment"
  | "addition"
  | "palindrome"
  | "copy"
  | "busy-beaver-3"
  | "busy-beaver-4";

export interface LibraryMachine {
  readonly id: TuringMachineId;
  readonly machine: TuringMachine;
  /** Initial tapes, from the left; the cells after them are blank. */
  readonly tapes: readonly [string, ...string[]];
  /** Initial cell of the head. */
  readonly head: number;
  /** A length of the tape sufficient for all of `tapes`. */
  readonly cells: number;
  /** Each of `tapes` halts within this many steps. */
  readonly steps: number;
}

const lowestFirst = `
blank 0
letters 1
start carry
halt done
carry 1 -> carry 0 R
carry 0 -> done 1 S
`;

const increment = `
blank _
letters 0 1
start right
halt done
right _ -> carry _ L  # past the last digit
right * -> right * R
carry 1 -> carry 0 L
carry * -> done 1 S   # a 0 or, left of the first digit, a blank
`;

const addition = `
blank _
letters 1 +
start join
halt done
join + -> join 1 R
join 1 -> join 1 R
join _ -> trim _ L
trim * -> done _ S    # one stroke too many: the one that replaced the plus
`;

const palindrome = `
blank _
letters 0 1
start first
halt accept reject
first 0 -> seek0 _ R  # take the first letter, look for the same one at the end
first 1 -> seek1 _ R
first _ -> accept _ S
seek0 _ -> last0 _ L
seek0 * -> seek0 * R
seek1 _ -> last1 _ L
seek1 * -> seek1 * R
last0 0 -> back _ L
last0 1 -> reject 1 S
last0 _ -> accept _ S # the middle letter was alone
last1 1 -> back _ L
last1 0 -> reject 0 S
last1 _ -> accept _ S
back _ -> first _ R
back * -> back * L
`;

const copy = `
blank _
letters 1
start take
halt done
take 1 -> pass _ R    # a hole marks the stroke that is being copied
take _ -> done _ S
pass 1 -> pass 1 R
pass _ -> append _ R
append 1 -> append 1 R
append _ -> return 1 L
return 1 -> return 1 L
return _ -> fill _ L
fill 1 -> fill 1 L
fill _ -> take 1 R
`;

const beaver3 = `
blank 0
letters 1
start A
halt H
A 0 -> B 1 R
A 1 -> H 1 R
B 0 -> C 0 R
B 1 -> B 1 R
C 0 -> C 1 L
C 1 -> A 1 L
`;

const beaver4 = `
blank 0
letters 1
start A
halt H
A 0 -> B 1 R
A 1 -> B 1 L
B 0 -> A 1 L
B 1 -> C 0 L
C 0 -> H 1 R
C 1 -> D 1 L
D 0 -> D 1 R
D 1 -> A 0 R
`;

export const library: readonly LibraryMachine[] = [
  {
    id: "increment-lowest-first",
    machine: machineFrom(lowestFirst),
    tapes: ["1110", "0110", "1010"],
    head: 0,
    cells: 4,
    steps: 4,
  },
  {
    id: "increment",
    machine: machineFrom(increment),
    tapes: ["_1011", "_111", "_10100", "_0"],
    head: 1,
    cells: 7,
    steps: 8,
  },
  {
    id: "addition",
    machine: machineFrom(addition),
    tapes: ["11+111", "1+1", "111+"],
    head: 0,
    cells: 7,
    steps: 8,
  },
  {
    id: "palindrome",
    machine: machineFrom(palindrome),
    tapes: ["0110", "101", "0100", "1"],
    head: 0,
    cells: 5,
    steps: 15,
  },
  {
    id: "copy",
    machine: machineFrom(copy),
    tapes: ["111", "11", "1111"],
    head: 0,
    cells: 9,
    steps: 45,
  },
  {
    id: "busy-beaver-3",
    machine: machineFrom(beaver3),
    tapes: [""],
    head: 1,
    cells: 6,
    steps: 14,
  },
  {
    id: "busy-beaver-4",
    machine: machineFrom(beaver4),
    tapes: [""],
    head: 10,
    cells: 14,
    steps: 107,
  },
];

function machineFrom(text: string): TuringMachine {
  const parsed = parseText(text);
  if (!parsed.ok) throw new Error(`a machine of the library: ${parsed.problems.map(problemLine).join(", ")}`);
  return parsed.machine;
}
