/**
 * Points of weight space: all value and key-query matrices of a layer as one vector, V of every head and then Q of every
 * head. Its Euclidean length is the Frobenius norm of all weights together.
 */

import { DimensionError } from "../../../../../platform/numerics/errors";
import type { Heads } from "../../model/samples";

/** The shape that a vector of weights needs to become heads. */
export type WeightShape = Pick<Heads, "d" | "outputs" | "count">;

/** Numbers in a point: heads * d * (outputs + d). */
export function weightCount({ d, outputs, count }: WeightShape): number {
  return count * d * (outputs + d);
}

export function weightsOf({ V, Q }: Heads): Float64Array {
  const weights = new Float64Array(V.length + Q.length);
  weights.set(V);
  weights.set(Q, V.length);
  return weights;
}

/** @throws {DimensionError} when the vector is not as long as the shape says. */
export function headsAt({ d, outputs, count }: WeightShape, weights: Float64Array): Heads {
  const expected = weightCount({ d, outputs, count });
  if (weights.length !== expected) throw new DimensionError(`a point of weight space has ${weights.length} entries, expected ${expected}`);
  const values = count * outputs * d;
  return { d, outputs, count, V: weights.slice(0, values), Q: weights.slice(values) };
}

/** The same function with zero heads appended, so that layers of different widths share one space. */
export function padded(heads: Heads, count: number): Heads {
  const { d, outputs } = heads;
  if (count < heads.count) throw new DimensionError(`${heads.count} heads do not fit into ${count}`);
  const V = new Float64Array(count * outputs * d);
  const Q = new Float64Array(count * d * d);
  V.set(heads.V);
  Q.set(heads.Q);
  return { d, outputs, count, V, Q };
}

export function inner(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

export function length(a: Float64Array): number {
  return Math.sqrt(inner(a, a));
}

/** a + scale b, a new vector. */
export function plus(a: Float64Array, b: Float64Array, scale = 1): Float64Array {
  return a.map((value, i) => value + scale * b[i]);
}

export function scaled(a: Float64Array, scale: number): Float64Array {
  return a.map((value) => value * scale);
}
