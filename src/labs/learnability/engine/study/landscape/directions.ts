/** The two chosen directions of a slice: steps from the origin in weight space and their effect on the function. */

import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { hessianAt, lossGradient, type QuadraticLoss, sharpestDirections } from "../../../math/learners/landscape/curvature";
import { pathDirections } from "../../../math/learners/landscape/projection";
import { randomDirection } from "../../../math/learners/landscape/random-direction";
import { headsAt, length, plus, scaled, weightsOf } from "../../../math/learners/landscape/weights";
import { coefficientsOfHeads } from "../../../math/model/function-space";
import type { Heads } from "../../../math/model/samples";
import { Workspace } from "../../../math/workspace";
import { labProblem } from "../../lab-problem";
import type { LandscapeDirection } from "./questions";
import { besides } from "./solutions";

/** The inputs of directions, all with as many heads as the origin. */
export interface Surroundings {
  readonly origin: Heads;
  /** The path's points in weight space. */
  readonly weights: readonly Float64Array[];
  /** The same points as functions, outputs x psi. */
  readonly functions: readonly Float64Array[];
  readonly teacher: Heads | null;
  /** Ends of other learners, by index in the experiment. */
  readonly others: ReadonlyMap<number, Heads>;
  /** Seed of the experiment. */
  readonly seed: number;
  readonly loss: () => QuadraticLoss;
}

/** A direction in both spaces; lengths carry no meaning. */
export interface TwoSpaces {
  readonly weights: Float64Array;
  /** The change of the function: the whole difference for another solution, otherwise the derivative. */
  readonly functions: Float64Array;
  /** Second derivative of the loss along an eigenvector of the Hessian, else null. */
  readonly curvature: number | null;
}

/** Both directions; a repeated choice takes the next direction of its kind. */
export function* directionsOf(
  around: Surroundings,
  first: LandscapeDirection,
  second: LandscapeDirection,
): LongComputation<readonly [TwoSpaces, TwoSpaces]> {
  const one = yield* within(0, 0.5, ofKind(around, first));
  const isNext = JSON.stringify(first) === JSON.stringify(second);
  const two = isNext ? one.slice(1) : yield* within(0.5, 1, ofKind(around, second));
  if (two.length === 0) throw new PlaygroundError(labProblem("directions-equal"));
  return [one[0], two[0]];
}

/** All directions of a kind, at most two. */
function* ofKind(around: Surroundings, direction: LandscapeDirection): LongComputation<TwoSpaces[]> {
  const { origin, seed } = around;
  switch (direction.kind) {
    case "path":
      return yield* alongPath(around);
    case "teacher":
      if (!around.teacher) throw new PlaygroundError(labProblem("direction-no-teacher"));
      return [towards(origin, besides(around.teacher, origin))];
    case "learner": {
      const other = around.others.get(direction.learner);
      if (!other) throw new PlaygroundError(labProblem("learner-no-direction", { index: direction.learner }));
      return [towards(origin, besides(other, origin))];
    }
    case "downhill":
      return [tangent(origin, scaled(yield* lossGradient(around.loss(), origin), -1))];
    case "sharpest": {
      const product = yield* within(0, 0.1, hessianAt(around.loss(), origin));
      const workspace = new Workspace();
      const start = randomDirection(workspace, origin, seed, 2);
      const found = yield* within(0.1, 1, sharpestDirections(workspace, product, start, 2));
      return found.map(({ curvature, direction: weights }) => ({ ...tangent(origin, weights), curvature }));
    }
    case "random":
      return [0, 1].map((draw) => tangent(origin, randomDirection(new Workspace(), origin, seed, draw)));
  }
}

function* alongPath({ origin, weights, functions }: Surroundings): LongComputation<TwoSpaces[]> {
  const workspace = new Workspace();
  const ofWeights = yield* within(0, 0.5, pathDirections(workspace, weights, weightsOf(origin)));
  const ofFunctions = yield* within(0.5, 1, pathDirections(workspace, functions, coefficientsOfHeads(origin)));
  return ofWeights.map((direction, k) => ({ weights: direction, functions: ofFunctions[k], curvature: null }));
}

function towards(origin: Heads, other: Heads): TwoSpaces {
  const weights = plus(weightsOf(other), weightsOf(origin), -1);
  return { weights, functions: plus(coefficientsOfHeads(other), coefficientsOfHeads(origin), -1), curvature: null };
}

/** The derivative of p along a direction. */
function tangent(origin: Heads, weights: Float64Array): TwoSpaces {
  const change = headsAt(origin, weights);
  const functions = plus(coefficientsOfHeads({ ...origin, V: change.V }), coefficientsOfHeads({ ...origin, Q: change.Q }));
  return { weights, functions, curvature: null };
}

/** A relative change of the function below this counts as none. */
const noChange = 1e-6;

/** The direction in function space, or null where both ends compute the same function. */
export function visible({ functions }: TwoSpaces, size: number): Float64Array | null {
  return length(functions) > noChange * size ? functions : null;
}
