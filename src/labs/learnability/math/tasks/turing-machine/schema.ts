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
    help: "each trace runs its own random machine, or all run one machine on different tapes",
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
    help: "states of each random machine",
    min: 1,
    max: 6,
    default: 2,
    when: random,
  }),
  letters: integer({
    label: "Letters |Γ|",
    help: "letters of the tape alphabet, including the blank",
    min: 2,
    max: 4,
    default: 2,
    when: random,
  }),
  cells: integer({ label: "Cells S", help: "cells of the tape; the head stays within them", min: 2, max: mostCells, default: 4 }),
  steps: integer({ label: "Steps Φ", help: "machine steps per trace; each step takes three tokens", min: 1, max: 60, default: 8 }),
  traces: integer({ label: "Traces", help: "training computations, each on its own tape", min: 1, max: 2048, default: 64, scale: "log" }),
  testTraces: integer({
    label: "Test traces",
    help: "computations that are not in the training set",
    min: 1,
    max: 512,
    default: 32,
    scale: "log",
    rare: true,
  }),
  head: integer({
    label: "Initial head cell",
    help: "first cell of the head in every trace, counted from 0",
    min: 0,
    max: mostCells - 1,
    default: 0,
    rare: true,
  }),
  ...probeFields,
  tape: structured<string>({
    label: "Tape shown",
    help: "tape whose computation is shown: letters from the left, then blanks; no learner trains on it",
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
