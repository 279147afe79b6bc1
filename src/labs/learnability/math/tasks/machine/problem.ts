/** What is wrong with a machine that a person described: a problem with its spot, so that an editor can point at it. */

import { atLine } from "../../../../../platform/fields/field-problem";
import { type Problem, placed, problemLine, type Sentences, type Values, type ValuesOf } from "../../../../../platform/fields/problem";

/** What an editor points at. */
export interface Spot {
  /** Line of the text or the file, from 1. */
  readonly line?: number;
  /** Name of the state. */
  readonly state?: string;
  readonly letter?: string;
}

export interface MachineProblem extends Problem {
  readonly spot: Spot;
}

/** As many problems as one description is told of at once. */
export const mostProblems = 20;

/** A problem with its spot; one with a line has the field "line 3", so that it reads "line 3 has no arrow". */
export function atSpot(problem: Problem, spot: Spot): MachineProblem {
  return { ...problem, ...placed(spot.line === undefined ? "" : atLine(spot.line)), spot };
}

/** As `problemsOf`, with a spot. */
export function spottedProblemsOf<Table extends Sentences>() {
  return <Code extends keyof Table & string>(code: Code, ...[values, spot = {}]: [...ValuesOf<Table, Code>, spot?: Spot]): MachineProblem =>
    atSpot({ code, field: "", values: (values ?? {}) as Values }, spot);
}

/** Carries the first problem out of the nested loops of a reader. */
export class MachineFault extends Error {
  readonly problem: MachineProblem;

  constructor(problem: MachineProblem) {
    super(problemLine(problem));
    this.problem = problem;
  }
}

export type Read<Machine> =
  | { readonly ok: true; readonly machine: Machine }
  | { readonly ok: false; readonly problems: readonly MachineProblem[] };

/** Runs a reader; the fault it throws becomes its one problem, anything else is a mistake of the program and passes on. */
export function attempt<Machine>(read: () => Machine): Read<Machine> {
  try {
    return { ok: true, machine: read() };
  } catch (error) {
    if (error instanceof MachineFault) return { ok: false, problems: [error.problem] };
    throw error;
  }
}
