/** Planes through a point, and projections onto them. */

import { PlaygroundError } from "../../../../../platform/numerics/errors";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { symmetricEigen } from "../../../../../platform/numerics/symmetric-eigen";
import type { Workspace } from "../../workspace";
import { learnerProblem } from "../learner-problem";
import { inner, length, plus, scaled } from "./weights";

/** Two orthonormal directions through an origin: coordinates on it are distances. */
export interface Plane {
  readonly origin: Float64Array;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** Below this share of its length a direction counts as parallel to another. */
const parallel = 1e-9;

/** The plane of two directions: the first normalised, the second made orthogonal to it. Null where they are parallel. */
export function planeOf(origin: Float64Array, first: Float64Array, second: Float64Array): Plane | null {
  const [one, two] = [length(first), length(second)];
  if (!(one > 0) || !(two > 0)) return null;
  const unit = scaled(first, 1 / one);
  let rest = scaled(second, 1 / two);
  for (let pass = 0; pass < 2; pass++) rest = plus(rest, unit, -inner(unit, rest));
  const left = length(rest);
  return left > parallel ? { origin, first: unit, second: scaled(rest, 1 / left) } : null;
}

export interface Shadow {
  readonly a: number;
  readonly b: number;
  /** Distance of the point from the plane. */
  readonly off: number;
}

/** The orthogonal projection onto the plane. */
export function shadowOn({ origin, first, second }: Plane, point: Float64Array): Shadow {
  const from = plus(point, origin, -1);
  const [a, b] = [inner(from, first), inner(from, second)];
  return { a, b, off: length(plus(plus(from, first, -a), second, -b)) };
}

/** Share of the length of a path within the plane: sum of ||P dX|| over sum of ||dX||; 1 for a path of length zero. */
export function shareInPlane({ first, second }: Plane, path: readonly Float64Array[]): number {
  let [seen, whole] = [0, 0];
  for (let t = 1; t < path.length; t++) {
    const step = plus(path[t], path[t - 1], -1);
    seen += Math.hypot(inner(step, first), inner(step, second));
    whole += length(step);
  }
  return whole > 0 ? seen / whole : 1;
}

/**
 * The principal directions of a path relative to a point: those of the largest sums of squared distances from it.
 *
 * @throws {PlaygroundError} when the path has fewer than two such directions.
 */
export function* pathDirections(
  workspace: Workspace,
  path: readonly Float64Array[],
  from: Float64Array,
): LongComputation<[Float64Array, Float64Array]> {
  const offsets = path.map((point) => plus(point, from, -1));
  const count = offsets.length;
  const gram = new Float64Array(count * count);
  for (let s = 0; s < count; s++) {
    for (let t = 0; t <= s; t++) gram[s * count + t] = gram[t * count + s] = inner(offsets[s], offsets[t]);
    yield (0.9 * s) / count;
  }
  const { values, vectors } = yield* within(0.9, 1, symmetricEigen(workspace, gram, count));
  const directions = [1, 2].map((k) => {
    const row = count - k;
    if (row < 0 || !(values[row] > 1e-18 * values[count - 1])) throw new PlaygroundError(learnerProblem("path-too-short"));
    const direction = new Float64Array(from.length);
    for (let t = 0; t < count; t++) for (let i = 0; i < direction.length; i++) direction[i] += vectors[row * count + t] * offsets[t][i];
    // The sign makes the path begin in the positive direction.
    return scaled(direction, (inner(direction, offsets[0]) > 0 ? -1 : 1) / length(direction));
  });
  return [directions[0], directions[1]];
}
