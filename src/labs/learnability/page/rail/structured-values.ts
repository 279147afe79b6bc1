import type { Automaton } from "../../math/tasks/automaton/automaton";
import type { TuringMachine } from "../../math/tasks/turing-machine/machine";

export type Machine = Automaton | TuringMachine;

/** Whether the value of a structured field is a machine; the others are lists of shifted test sets. */
export function isMachine(value: unknown): value is Machine {
  return typeof value === "object" && value !== null && "transitions" in value;
}
