/** What a person is told about a machine's text: a few problems at once, each with its line. */
import { shown } from "../../../../../platform/fields/fields";
import { nearest } from "../../../../../platform/fields/problem";
import { letterCountProblem, stateCountProblem } from "./limits";
import { type MachineProblem, machineProblem, mostProblems, type Read } from "./problem";

export function refused<Machine>(problems: readonly MachineProblem[]): Read<Machine> {
  return { ok: false, problems: problems.slice(0, mostProblems) };
}

/** A text of a megabyte can break a rule on every line; more than a few are not even looked for. */
export function firstFew(problems: Iterable<MachineProblem>): readonly MachineProblem[] {
  const few: MachineProblem[] = [];
  for (const problem of problems) {
    few.push(problem);
    if (few.length === mostProblems) break;
  }
  return few;
}

/** The problems of more states or letters than a machine may have. */
export function countProblems(states: readonly string[], alphabet: readonly string[]): readonly MachineProblem[] {
  return [stateCountProblem(states.length), letterCountProblem(alphabet.length)].filter((problem) => problem !== null);
}

/** What a text calls its machine, and what to do about a state that it does not have. */
export interface Stranger {
  readonly machine: "automaton" | "machine";
  readonly remedy: string;
}

/** @param doing  what the line does with the state: "goes to". */
export function* checkState(
  state: string,
  states: readonly string[],
  line: number,
  doing: string,
  { machine, remedy }: Stranger,
): Iterable<MachineProblem> {
  if (states.includes(state)) return;
  const meant = nearest(state, states);
  const hint = meant ? `did you mean ${meant}?` : remedy;
  yield machineProblem(`${doing} ${state}, which is not a state of this ${machine}`, hint, { line, state });
}

/** @param letter  * is always one. @param doing  what the line does with it: "reads". */
export function* checkLetter(letter: string, alphabet: readonly string[], line: number, doing: string): Iterable<MachineProblem> {
  if (letter === "*" || alphabet.includes(letter)) return;
  const hint = `the letters are ${alphabet.join(" ")}: use one of them, or add ${letter} to the line letters`;
  yield machineProblem(`${doing} ${shown(letter)}, which is not in the alphabet`, hint, { line, letter });
}
