/** The weights of a model as one row, array after array in the architecture's order, and as the state that is kept of them. */
import { DimensionError } from "../../../../../platform/numerics/errors";
import { normals, purposes } from "../../../../../platform/numerics/random";
import type { Moving } from "../../../../../platform/tensors/optimizer";
import { Workspace } from "../../workspace";
import type { WeightPlan } from "./architecture";

type Plan = readonly WeightPlan[];

export function sizeOf({ shape }: Pick<WeightPlan, "shape">): number {
  return shape.reduce((product, length) => product * length, 1);
}

/** Numbers in the row. */
export function rowLength(plan: Plan): number {
  return plan.reduce((sum, one) => sum + sizeOf(one), 0);
}

/** The arrays of a row: parts of it, no copies. */
export function arraysOf(plan: Plan, row: Float64Array): Float64Array[] {
  let at = 0;
  return plan.map((one) => {
    at += sizeOf(one);
    return row.subarray(at - sizeOf(one), at);
  });
}

/** Arrays one after the other. */
export function rowOf(arrays: readonly Float64Array[]): Float64Array {
  const row = new Float64Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    row.set(array, at);
    at += array.length;
  }
  return row;
}

/** The start that a learner's seed gives. */
export function initialWeights(plan: Plan, seed: bigint): Float64Array[] {
  const workspace = new Workspace();
  return plan.map(({ shape, start }) => {
    const values = new Float64Array(sizeOf({ shape }));
    if (start.kind === "constant") return values.fill(start.value);
    for (const { stream, deviation, count, place } of start.draws)
      normals(workspace, { seed, purpose: purposes.initialWeights, index: stream }, count).forEach((draw, i) => {
        values[place(i)] = draw * deviation;
      });
    return values;
  });
}

/** The bytes that are kept: of every array the weights, the first and the second moments, float64. */
export function bytesOf(plan: Plan, rows: Moving<Float64Array>): Uint8Array {
  const [weight, first, second] = [rows.weight, rows.first, rows.second].map((row) => arraysOf(plan, row));
  return new Uint8Array(rowOf(plan.flatMap((_, i) => [weight[i], first[i], second[i]])).buffer);
}

/** The rows in those bytes. @throws {DimensionError} when they are not of this plan. */
export function rowsIn(plan: Plan, bytes: Uint8Array): Moving<Float64Array> {
  const expected = 3 * 8 * rowLength(plan);
  if (bytes.length !== expected) throw new DimensionError(`the saved state has ${bytes.length} bytes, this learner needs ${expected}`);
  // A copy begins where a float64 may.
  const whole = new Float64Array(bytes.slice().buffer);
  const parts = arraysOf(
    plan.flatMap((one) => [one, one, one]),
    whole,
  );
  const every = (which: number) => rowOf(parts.filter((_, i) => i % 3 === which));
  return { weight: every(0), first: every(1), second: every(2) };
}
