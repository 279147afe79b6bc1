/** What a person is told about a machine's text: a few problems at once, each with its line. */
import { shown } from "../../../../../platform/fields/fields";
import { nearest, type Problem } from "../../../../../platform/fields/problem";
import { letterCountProblem, stateCountProblem } from "./limits";
import { machineProblem } from "./machine-problem";
import { type MachineProblem, mostProblems, type Read } from "./problem";
import type { MachineProblemCode } from "./problems";

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

/** What a line does with a state or a letter that the machine does not have. */
type OfState = Extract<MachineProblemCode, `machine-${string}-${"in" | "from" | "to" | "for"}-stranger`>;
type OfLetter = "machine-reads-stranger" | "machine-writes-stranger";

/** @param remedy  what to do about a state that no known one was meant by. */
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

/** @param letter  * is always one. */
export function* checkLetter(letter: string, alphabet: readonly string[], line: number, code: OfLetter): Iterable<MachineProblem> {
  if (letter === "*" || alphabet.includes(letter)) return;
  yield machineProblem(code, { quoted: shown(letter), letter, letters: alphabet.join(" ") }, { line, letter });
}
