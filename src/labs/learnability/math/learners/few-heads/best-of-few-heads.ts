/**
 * The least error that so many heads can have. H heads make the functions whose T = sum_h vec(V_h) vec(Q_h)^T has rank H at
 * most, a curved set: the least-squares problem over it is not convex, and no method is known to solve it. Alternating least
 * squares finds a local minimum from every start; what is given is the best of many starts, a bound from above that
 * independent starts agree on. It separates what a learner of few heads cannot represent from what it has not found.
 */

import { TooLargeError } from "../../../../../platform/numerics/errors";
import { requireCount } from "../../../../../platform/numerics/matrix";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { OpenStream, purposes } from "../../../../../platform/numerics/random";
import type { Heads } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { genericHeads } from "../closed-form/generic-heads";
import { learnerProblem } from "../learner-problem";
import { type Alternated, alternate } from "./alternate";
import type { SampleMeans } from "./quadratic";

export interface FewHeadsFit {
  readonly heads: Heads;
  /** Mean squared error over the training samples and outputs. */
  readonly trainMse: number;
  /** Starts that ended within a thousandth of that error, and all of them. */
  readonly agreeing: number;
  readonly starts: number;
}

/** Of 24 random starts in 4 dimensions 8 or more ended at the best error, for 1 to 3 heads; 4 did in 3 dimensions with 3 heads. */
const starts = 24;

/** A round may bring so little of the labels' mean square: the error then stands to six digits, and to ten at the end. */
const roughly = 1e-8;
const closely = 1e-13;

/** Multiply-adds at most: a few seconds. */
const mostWork = 4e9;
/** Of one start, when the number is not known. */
const usualRounds = 60;

/** Multiply-adds of all starts: see the equations, of which those for Q are also solved. */
function workOf(d: number, count: number): number {
  return starts * usualRounds * ((count + (count * (count + 1)) / 2) * d ** 6 + (count * d * d) ** 3 / 6);
}

/** Whether the search takes seconds, not minutes. */
export function isSearchable(d: number, count: number): boolean {
  return workOf(d, count) <= mostWork;
}

/** How many heads a target needs: of a layer known to have fewer, those; else what almost every function needs. */
export function headsNeeded(d: number, outputs: number, made: number | null): number {
  const enough = outputs === 1 ? d : Math.min(outputs * d, d * d);
  return made === null ? genericHeads(d, outputs) : Math.min(made, enough);
}

/**
 * The best fit of `count` heads that `starts` random starts find.
 *
 * @param seed  of the starts; the same seed gives the same heads.
 * @throws {TooLargeError} where `isSearchable` says no. @throws {DimensionError}
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
