import * as z from "zod/mini";
import { fieldProblem } from "../../../../../platform/fields/field-problem";
import { expects } from "../../../../../platform/fields/schema-problem";
import { index, list, runnable, text } from "../machine/description-schema";
import { mostLetters, mostStates } from "../machine/limits";
import { checkMachine, moves, type TuringMachine } from "./machine";

const transition = z.strictObject({
  next: index,
  write: index,
  move: z.enum(moves, expects(fieldProblem("field-one-of", { values: '"L", "R", "S"' }))),
});

/** Accepts exactly the machines that can run. */
export const machineSchema = runnable<TuringMachine>(
  z.strictObject({
    states: list(text, mostStates),
    alphabet: list(text, mostLetters),
    start: index,
    halting: list(index, mostStates),
    transitions: list(list(z.nullable(transition), mostLetters), mostStates),
  }),
  checkMachine,
);
