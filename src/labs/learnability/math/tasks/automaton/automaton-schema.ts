import * as z from "zod/mini";
import { index, list, runnable, text } from "../machine/description-schema";
import { mostLetters, mostStates } from "../machine/limits";
import { type Automaton, checkAutomaton } from "./automaton";

/** Accepts exactly the automata that can run. */
export const automatonSchema = runnable<Automaton>(
  z.strictObject({
    states: list(text, mostStates),
    alphabet: list(text, mostLetters),
    start: index,
    accepting: list(index, mostStates),
    transitions: list(list(z.nullable(index), mostLetters), mostStates),
    positions: z.optional(list(z.tuple([z.number(), z.number()]), mostStates)),
  }),
  checkAutomaton,
);
