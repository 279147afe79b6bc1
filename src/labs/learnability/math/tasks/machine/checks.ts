/** Checks common to all machines entered by the user: names of states, letters, and indices. */
import { shown } from "../../../../../platform/fields/fields";
import { letterCountProblem, stateCountProblem } from "./limits";
import { machineProblem } from "./machine-problem";
import { letterFault, nameFault, repeated } from "./names";
import type { MachineProblem } from "./problem";

/** Longest name of a state, in characters. */
export const longestName = 12;

/** @param none  the problem of a machine without states. */
export function* checkStates(states: readonly string[], none: MachineProblem): Iterable<MachineProblem> {
  if (states.length === 0) yield none;
  const many = stateCountProblem(states.length);
  if (many) return yield many;
  for (const state of states) {
    const fault = nameFault(state, longestName);
    if (fault) yield machineProblem("machine-name-unfit", { name: shown(state), fault }, { state });
  }
  const twice = repeated(states);
  if (twice !== undefined) yield machineProblem("machine-names-alike", { name: shown(twice) }, { state: twice });
}

/** Letters are single characters, all different; each kind of machine has its own minimum. */
export function* checkAlphabet(alphabet: readonly string[]): Iterable<MachineProblem> {
  const many = letterCountProblem(alphabet.length);
  if (many) return yield many;
  for (const letter of alphabet) {
    const fault = letterFault(letter);
    if (fault) yield machineProblem("machine-letter-unfit", { letter: shown(letter), fault }, { letter });
  }
  const twice = repeated(alphabet);
  if (twice !== undefined) yield machineProblem("machine-letters-alike", { letter: shown(twice) }, { letter: twice });
}

/** The start and the final states are indices of states. @param being  the word for the latter. */
export function* checkEnds(
  states: readonly string[],
  start: number,
  ends: readonly number[],
  being: "accepting" | "halting",
): Iterable<MachineProblem> {
  const last = states.length - 1;
  if (!isIndex(start, states)) yield machineProblem("machine-start-astray", { start, last });
  const stranger = ends.find((state) => !isIndex(state, states));
  if (stranger !== undefined) yield machineProblem(`machine-${being}-astray`, { state: stranger, last });
  const twice = repeated(ends);
  if (twice !== undefined && isIndex(twice, states))
    yield machineProblem(`machine-${being}-twice`, { state: states[twice] }, { state: states[twice] });
}

export function isIndex(value: number, names: readonly string[]): boolean {
  return Number.isInteger(value) && value >= 0 && value < names.length;
}
