import * as z from "zod/mini";
import { fieldProblem } from "../../../../../platform/fields/field-problem";
import { schemaOf } from "../../../../../platform/fields/field-schema";
import { choice, fieldTable, integer, structured, type ValuesOf } from "../../../../../platform/fields/fields";
import { atMost } from "../../../../../platform/fields/lengths";
import type { Problem } from "../../../../../platform/fields/problem";
import { raises } from "../../../../../platform/fields/schema-problem";
import { probeFields } from "../probe-fields";
import { scarcity } from "./instance-count";
import type { TuringMachine } from "./machine";
import { machineSchema } from "./machine-schema";
import { turingProblem } from "./turing-problem";

/** Largest number of cells of a tape. */
export const mostCells = 16;

/** Adds one to a binary number whose lowest digit is on the left: the first machine of the library. */
export const lowestDigitFirst: TuringMachine = {
  states: ["carry", "done"],
  alphabet: ["0", "1"],
  start: 0,
  halting: [1],
  transitions: [
    [
      { next: 1, write: 1, move: "S" },
      { next: 0, write: 0, move: "R" },
    ],
    [null, null],
  ],
};

const random = { field: "family", is: "random" } as const;

/** The text of a tape; its letters are checked against the machine when it is used. */
const tapeText = z.string().check(atMost(64, { error: raises(() => fieldProblem("field-characters-at-most", { max: 64 })) }));

export const fields = fieldTable("turing-machine", {
  family: choice({
    label: "Machines",
    help: "a machine of its own in every trace, or one machine on many tapes",
    options: { random: "random machines", one: "one machine" },
    default: "random",
  }),
  machine: structured<TuringMachine>({
    label: "Machine",
    help: "states, letters and rules; the first letter is the blank",
    schema: machineSchema,
    default: lowestDigitFirst,
    when: { field: "family", is: "one" },
  }),
  states: integer({
    label: "States |Q|",
    help: "of every random machine",
    min: 1,
    max: 6,
    default: 2,
    when: random,
  }),
  letters: integer({
    label: "Letters |Γ|",
    help: "of the tape alphabet, the blank among them",
    min: 2,
    max: 4,
    default: 2,
    when: random,
  }),
  cells: integer({ label: "Cells S", help: "length of the tape; the head stays within it", min: 2, max: mostCells, default: 4 }),
  steps: integer({ label: "Steps Φ", help: "of the machine in every trace; each takes three tokens", min: 1, max: 60, default: 8 }),
  traces: integer({ label: "Traces", help: "runs to learn from, each on a tape of its own", min: 1, max: 2048, default: 64, scale: "log" }),
  testTraces: integer({ label: "Test traces", help: "runs kept for testing", min: 1, max: 512, default: 32, scale: "log", rare: true }),
  head: integer({
    label: "Head starts in cell",
    help: "counted from 0, in every trace and on the tape to watch",
    min: 0,
    max: mostCells - 1,
    default: 0,
    rare: true,
  }),
  ...probeFields,
  tape: structured<string>({
    label: "Tape to watch",
    help: "letters from the left, blanks after them; nothing is learned from it",
    schema: tapeText,
    default: "",
    shown: true,
  }),
} as const);

export type TuringMachineSpec = { kind: "turing-machine" } & ValuesOf<typeof fields>;

export const schema = schemaOf("turing-machine", fields).check(
  z.refine(({ head, cells }) => head < cells, { error: raises(() => turingProblem("turing-head-outside")), path: ["head"] }),
  z.refine((spec) => scarcity(spec) === null, {
    error: raises((input) => scarcity(input as TuringMachineSpec) as Problem),
    path: ["traces"],
  }),
);
