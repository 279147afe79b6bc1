/** Problems of a machine's text: a few at once, each with its line. */
import { shown } from "../../../../../platform/fields/fields";
import { nearest, type Problem } from "../../../../../platform/fields/problem";
import { letterCountProblem, stateCountProblem } from "./limits";
import { machineProblem } from "./machine-problem";
import { type MachineProblem, mostProblems, type Read } from "./problem";
import type { MachineProblemCode } from "./problems";

export function refused<Machine>(problems: readonly MachineProblem[]): Read<Machine> {
  return { ok: false, problems: problems.slice(0, mostProblems) };
}

/** The first problems only: a text of a megabyte can have one on every line. */
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

/** The use of an unknown state or letter in a line. */
type OfState = Extract<MachineProblemCode, `machine-${string}-${"in" | "from" | "to" | "for"}-stranger`>;
type OfLetter = "machine-reads-stranger" | "machine-writes-stranger";

/** @param remedy  advice for a state that resembles no known one. */
export function* checkState(
  state: string,
  states: readonly string[],
  line: number,
  code: OfState,
  remedy: Problem,
): Iterable<MachineProblem> {
  if (states.includes(state)) return;
  const meant = nearest(state, states);
  const advice = meant ? machineProblem("machine-meant", { name: meant }) : remedy;
  yield machineProblem(code, { state, advice }, { line, state });
}

/** @param letter  * is always valid. */
export function* checkLetter(letter: string, alphabet: readonly string[], line: number, code: OfLetter): Iterable<MachineProblem> {
  if (letter === "*" || alphabet.includes(letter)) return;
  yield machineProblem(code, { quoted: shown(letter), letter, letters: alphabet.join(" ") }, { line, letter });
}
