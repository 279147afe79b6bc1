/** The weights of a model as one row, array after array. */
import { lengthOf } from "./arithmetic";
import type { Node, Tape } from "./tape";

/** An array of weights in the row. */
export interface WeightArray {
  readonly shape: readonly number[];
}

/** Numbers in the row. */
export function rowLength(weights: readonly WeightArray[]): number {
  return weights.reduce((sum, { shape }) => sum + lengthOf(shape), 0);
}

/** The arrays of a row: parts of it, no copies. */
export function arraysOf(weights: readonly WeightArray[], row: Float64Array): Float64Array[] {
  let at = 0;
  return weights.map(({ shape }) => {
    at += lengthOf(shape);
    return row.subarray(at - lengthOf(shape), at);
  });
}

/** Arrays concatenated. */
export function rowOf(arrays: readonly Float64Array[]): Float64Array {
  const row = new Float64Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    row.set(array, at);
    at += array.length;
  }
  return row;
}

/** The arrays of a row on a tape. */
export function leavesOf<T>(tape: Tape<T>, weights: readonly WeightArray[], row: T): Node<T>[] {
  let at = 0;
  return weights.map(({ shape }) => {
    at += lengthOf(shape);
    return tape.leaf(tape.arithmetic.part(row, at - lengthOf(shape), shape));
  });
}
