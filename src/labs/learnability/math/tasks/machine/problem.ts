/** A problem of a machine entered by the user, with its place, which an editor can highlight. */

import { atLine } from "../../../../../platform/fields/field-problem";
import { type Problem, placed, problemLine, type Sentences, type Values, type ValuesOf } from "../../../../../platform/fields/problem";

/** A place that an editor highlights. */
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

/** Largest number of problems reported at once. */
export const mostProblems = 20;

/** A problem with its spot; one with a line has the field "line 3", so that it reads "line 3 has no arrow". */
export function atSpot(problem: Problem, spot: Spot): MachineProblem {
  return { ...problem, ...placed(spot.line === undefined ? "" : atLine(spot.line)), spot };
}

/** Ends the nested loops of a reader at the first problem. */
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

/** Runs a reader; a fault that it throws becomes its one problem, any other error is thrown on. */
export function attempt<Machine>(read: () => Machine): Read<Machine> {
  try {
    return { ok: true, machine: read() };
  } catch (error) {
    if (error instanceof MachineFault) return { ok: false, problems: [error.problem] };
    throw error;
  }
}
