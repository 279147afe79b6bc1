import * as z from "zod/mini";
import { fieldProblem } from "../../../../../platform/fields/field-problem";
import { schemaOf } from "../../../../../platform/fields/field-schema";
import { choice, fieldTable, integer, structured, type ValuesOf } from "../../../../../platform/fields/fields";
import { atMost } from "../../../../../platform/fields/lengths";
import type { Problem } from "../../../../../platform/fields/problem";
import { raises } from "../../../../../platform/fields/schema-problem";
import { probeFields } from "../probe-fields";
import type { Automaton } from "./automaton";
import { automatonProblem } from "./automaton-problem";
import { automatonSchema } from "./automaton-schema";
import { scarcity, sizesOf } from "./instance-count";
import type { Sizes } from "./layer";
import { parity } from "./parity";

/** Largest machine and word of a layer: beyond them a token has more than 201 coordinates. */
export const largestSizes: Sizes = { states: 8, letters: 4, length: 12 };

const random = { field: "family", is: "random" } as const;

export const fields = fieldTable("automaton", {
  family: choice({
    label: "Machines",
    help: "each trace runs its own random automaton, or all run one automaton on different words",
    options: { random: "random machines", one: "one machine" },
    default: "random",
  }),
  machine: structured<Automaton>({
    label: "Machine",
    help: "automaton whose traces are learned",
    schema: automatonSchema,
    default: parity,
    when: { field: "family", is: "one" },
  }),
  states: integer({
    label: "States Q",
    help: "states of each random automaton",
    min: 1,
    max: largestSizes.states,
    default: 2,
    when: random,
  }),
  letters: integer({ label: "Letters Σ", help: "letters of the alphabet", min: 1, max: largestSizes.letters, default: 2, when: random }),
  length: integer({ label: "Word length L", help: "letters per word", min: 1, max: largestSizes.length, default: 3 }),
  form: choice({
    label: "Target layer",
    help: "the target layer reads the automaton from the prompt, or has one automaton in its weights",
    options: { universal: "universal: any machine", fixed: "fixed: this machine only" },
    default: "universal",
    when: { field: "family", is: "one" },
  }),
  traces: integer({ label: "Traces N", help: "complete training computations", min: 1, max: 4096, default: 64, scale: "log" }),
  testTraces: integer({
    label: "Test traces",
    help: "computations that are not in the training set",
    min: 1,
    max: 4096,
    default: 64,
    scale: "log",
    rare: true,
  }),
  ...probeFields,
  word: structured<string>({
    label: "Word shown",
    help: "word whose computation is shown; no learner trains on it",
    schema: z.string().check(atMost(64, { error: raises(() => fieldProblem("field-characters-at-most", { max: 64 })) })),
    default: "aba",
    shown: true,
  }),
} as const);

export type AutomatonSpec = { kind: "automaton" } & ValuesOf<typeof fields>;

export const schema = schemaOf("automaton", fields).check(
  z.refine((spec) => spec.family === "one" || spec.form === "universal", {
    error: raises(() => automatonProblem("automaton-form")),
    path: ["form"],
  }),
  z.refine((spec) => sizesOf(spec).states <= largestSizes.states && sizesOf(spec).letters <= largestSizes.letters, {
    error: raises(() => automatonProblem("automaton-too-large", { states: largestSizes.states, letters: largestSizes.letters })),
    path: ["machine"],
  }),
  z.refine((spec) => scarcity(spec) === null, {
    error: raises((input) => scarcity(input as AutomatonSpec) as Problem),
    path: ["traces"],
  }),
);
