/** What all machines that a person describes have in common: named states, letters, and numbers that point into them. */
import { shown } from "../../../../../platform/fields/fields";
import { letterCountProblem, stateCountProblem } from "./limits";
import { letterFault, nameFault, repeated } from "./names";
import { type MachineProblem, machineProblem } from "./problem";

/** Longest name of a state, in characters. */
export const longestName = 12;

/** @param what  what has the states: "automaton". */
export function* checkStates(states: readonly string[], what: string): Iterable<MachineProblem> {
  if (states.length === 0) yield machineProblem(`the ${what} has no states`, "add one");
  const many = stateCountProblem(states.length);
  if (many) return yield many;
  for (const state of states) {
    const fault = nameFault(state, longestName);
    if (fault) yield machineProblem(`the name ${shown(state)} of a state ${fault}`, "rename the state", { state });
  }
  const twice = repeated(states);
  if (twice !== undefined) yield machineProblem(`two states are called ${shown(twice)}`, "rename one of them", { state: twice });
}

/** Letters are single characters, all different; how few there may be is for each kind of machine to say. */
export function* checkAlphabet(alphabet: readonly string[]): Iterable<MachineProblem> {
  const many = letterCountProblem(alphabet.length);
  if (many) return yield many;
  for (const letter of alphabet) {
    const fault = letterFault(letter);
    if (fault) yield machineProblem(`the letter ${shown(letter)} ${fault}`, "use another character", { letter });
  }
  const twice = repeated(alphabet);
  if (twice !== undefined) yield machineProblem(`the letter ${shown(twice)} is in the alphabet twice`, "remove one", { letter: twice });
}

/** The start, and the states in which a machine ends, point at states. @param being  what the latter are: "halting". */
export function* checkEnds(states: readonly string[], start: number, ends: readonly number[], being: string): Iterable<MachineProblem> {
  const last = states.length - 1;
  if (!isIndex(start, states)) yield machineProblem(`the start is state number ${start}, expected 0 to ${last}`, "choose a start state");
  const stranger = ends.find((state) => !isIndex(state, states));
  if (stranger !== undefined) yield machineProblem(`state number ${stranger} is ${being}, expected 0 to ${last}`, "remove it");
  const twice = repeated(ends);
  if (twice !== undefined && isIndex(twice, states))
    yield machineProblem(`${states[twice]} is ${being} twice`, "remove one", { state: states[twice] });
}

export function isIndex(value: number, names: readonly string[]): boolean {
  return Number.isInteger(value) && value >= 0 && value < names.length;
}
