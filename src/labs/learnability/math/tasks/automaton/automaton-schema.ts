import * as z from "zod/mini";
import { shown } from "../../../../../platform/fields/fields";
import { index, list, runnable, text } from "../machine/description-schema";
import { mostLetters, mostStates } from "../machine/limits";
import { type Automaton, checkAutomaton } from "./automaton";

const coordinate = z.number({ error: (issue) => `must be a number, got ${shown(issue.input)}` });

/** Accepts exactly the automata that can run. */
export const automatonSchema = runnable<Automaton>(
  z.strictObject({
    states: list(text, mostStates),
    alphabet: list(text, mostLetters),
    start: index,
    accepting: list(index, mostStates),
    transitions: list(list(z.nullable(index), mostLetters), mostStates),
    positions: z.optional(list(z.tuple([coordinate, coordinate]), mostStates)),
  }),
  checkAutomaton,
);
