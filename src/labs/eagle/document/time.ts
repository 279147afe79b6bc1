/** Work that would take hours: estimated from the document, before any of it is begun. */
import type { Problem } from "../../../platform/fields/problem";
import { eagleProblem } from "./eagle-problem";
import { multiplyAddsOfStep, operationsOfIteration, type SolvingSpec } from "./operations";
import type { TrainingSpec } from "./problem-fields";
import type { ProblemSize } from "./problem-size";
import type { SolverSpec, TransformerSpec } from "./solver-fields";

/** Hours of one core that a document may ask for. */
const mostHours = 2;
const secondsOfHour = 3600;

/** Operations in a second on one core of 2020: solvers do 1 to 6 billion, most of them about 3 from 96 rows on. */
const operationsPerSecond = 3e9;
const mostOperations = mostHours * secondsOfHour * operationsPerSecond;

/** Multiply-adds in a second of training on such a core. */
export const multiplyAddsPerSecond = 4e9;
const mostMultiplyAdds = mostHours * secondsOfHour * multiplyAddsPerSecond;

/**
 * The problem of solvers that would take longer than `mostHours` with all the iterations that they may do; those that settle
 * end sooner. The problem names the solver with the most operations, and a number of iterations that fits if no solver has more.
 *
 * @param solvers  with their places in the document; networks are none of them.
 */
export function solvingTimeProblem(solvers: ReadonlyMap<number, SolverSpec>, size: ProblemSize): Problem | null {
  const asked = [...solvers].flatMap(([index, spec]) => (spec.kind === "transformer" ? [] : [askedFor(index, spec, size)]));
  const all = operationsWith(asked, Number.POSITIVE_INFINITY);
  if (all <= mostOperations) return null;
  const { index, iterations } = asked.reduce((most, one) => (one.each * one.iterations > most.each * most.iterations ? one : most));
  const values = { hours: hoursOf(all / operationsPerSecond), limit: mostHours };
  if (operationsWith(asked, 1) > mostOperations) return eagleProblem("solvers-too-long", values, "solvers");
  return eagleProblem("iterations-too-long", { ...values, iterations, fitting: fittingIterations(asked) }, `solvers[${index}].iterations`);
}

interface Asked {
  readonly index: number;
  readonly iterations: number;
  /** Operations of an iteration. */
  readonly each: number;
}

function askedFor(index: number, spec: SolvingSpec, size: ProblemSize): Asked {
  return { index, iterations: "iterations" in spec ? spec.iterations : 1, each: operationsOfIteration(spec, size) };
}

/** Of all solvers, none of which does more than so many iterations. */
function operationsWith(asked: readonly Asked[], most: number): number {
  return asked.reduce((sum, { iterations, each }) => sum + Math.min(iterations, most) * each, 0);
}

/** The most iterations that all solvers may have, where one iteration fits and the set number does not. */
function fittingIterations(asked: readonly Asked[]): number {
  let [fits, exceeds] = [1, Math.max(...asked.map(({ iterations }) => iterations))];
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2);
    if (operationsWith(asked, middle) <= mostOperations) fits = middle;
    else exceeds = middle;
  }
  return fits;
}

/** Likewise of networks in training, by their steps. */
export function trainingTimeProblem(problem: TrainingSpec, solvers: readonly SolverSpec[]): Problem | null {
  const index = solvers.findIndex(({ kind }) => kind === "transformer");
  if (index < 0) return null;
  const spec = solvers[index] as TransformerSpec;
  const each = multiplyAddsOfStep(problem, spec);
  if (spec.steps * each <= mostMultiplyAdds) return null;
  const values = { steps: spec.steps, hours: hoursOf((spec.steps * each) / multiplyAddsPerSecond), limit: mostHours };
  return eagleProblem("steps-too-long", { ...values, fitting: Math.floor(mostMultiplyAdds / each) }, `solvers[${index}].steps`);
}

/** Rounded up to a tenth below ten: what exceeds the limit by little is not to read as if it kept it. */
function hoursOf(seconds: number): number {
  const hours = seconds / secondsOfHour;
  return hours < 10 ? Math.ceil(hours * 10) / 10 : Math.ceil(hours);
}
