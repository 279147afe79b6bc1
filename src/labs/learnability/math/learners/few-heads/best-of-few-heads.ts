/**
 * The smallest error of a given number of heads. H heads represent the functions whose T = sum_h vec(V_h) vec(Q_h)^T has
 * rank at most H, a non-convex set: no method is known to solve least squares over it. Alternating least squares finds a
 * local minimum from every start; the result is the best of many starts, an upper bound on which independent starts agree.
 * It separates what a learner of few heads cannot represent from what it has not found.
 */

import { TooLargeError } from "../../../../../platform/numerics/errors";
import { requireCount } from "../../../../../platform/numerics/matrix";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { OpenStream } from "../../../../../platform/numerics/random";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import { genericHeads } from "../closed-form/generic-heads";
import { learnerProblem } from "../learner-problem";
import { type Alternated, alternate } from "./alternate";
import type { SampleMeans } from "./quadratic";

export interface FewHeadsFit {
  readonly heads: Heads;
  /** Mean squared error over the training samples and outputs. */
  readonly trainMse: number;
  /** Number of starts that ended within a thousandth of that error, and of all. */
  readonly agreeing: number;
  readonly starts: number;
}

/** Of 24 random starts in 4 dimensions 8 or more ended at the best error, for 1 to 3 heads; 4 did in 3 dimensions with 3 heads. */
const starts = 24;

/** Smallest gain of a round relative to the labels' mean square: the error then has six correct digits, and ten at the end. */
const roughly = 1e-8;
const closely = 1e-13;

/** Largest number of multiply-adds: a few seconds. */
const mostWork = 4e9;
/** Rounds of one start, where the number is unknown. */
const usualRounds = 60;

/** Multiply-adds of all starts: the normal equations, and the solution of those for Q. */
function workOf(d: number, count: number): number {
  return starts * usualRounds * ((count + (count * (count + 1)) / 2) * d ** 6 + (count * d * d) ** 3 / 6);
}

/** Whether the search takes seconds, not minutes. */
export function isSearchable(d: number, count: number): boolean {
  return workOf(d, count) <= mostWork;
}

/** The number of heads of a target: of a layer known to have fewer, those; else the bound for almost every function. */
export function headsNeeded(d: number, outputs: number, made: number | null): number {
  const enough = outputs === 1 ? d : Math.min(outputs * d, d * d);
  return made === null ? genericHeads(d, outputs) : Math.min(made, enough);
}

/**
 * The best fit of `count` heads among `starts` random starts.
 *
 * @param seed  of the starts; the same seed gives the same heads.
 * @throws {TooLargeError} where `isSearchable` is false. @throws {DimensionError}
 */
export function* bestOfFewHeads(workspace: Workspace, means: SampleMeans, count: number, seed: number): LongComputation<FewHeadsFit> {
  requireCount(count, "heads");
  const { d, outputs } = means;
  if (!isSearchable(d, count)) throw new TooLargeError(learnerProblem("few-heads-work", { heads: count, d }));
  const found: Alternated[] = [];
  for (let start = 0; start < starts; start++) {
    const entries = randomEntries(workspace, means, count, seed, start);
    found.push(yield* within((0.9 * start) / starts, (0.9 * (start + 1)) / starts, alternate(workspace, means, entries, roughly)));
  }
  const best = found.reduce((a, b) => (b.error < a.error ? b : a));
  const { V, Q, error } = yield* within(0.9, 1, alternate(workspace, means, best, closely));
  return {
    heads: { d, outputs, count, V, Q },
    trainMse: Math.max(0, error) / outputs,
    agreeing: found.filter((one) => one.error <= 1.001 * error).length,
    starts,
  };
}

/** Normal entries: the first step sets V, so that only the directions of Q matter. */
function randomEntries(workspace: Workspace, { d, outputs }: SampleMeans, count: number, seed: number, index: number) {
  const stream = new OpenStream(workspace, { seed: BigInt(seed), purpose: purposes.fewHeadsFit, index });
  return { V: new Float64Array(count * outputs * d), Q: Float64Array.from(stream.normals(count * d * d)) };
}
