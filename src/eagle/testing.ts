/** Helpers of the tests beside this file. */
import type { Iterate, Solver } from "./solver";

export function flat(rows: readonly (readonly number[])[]): Float64Array {
  return Float64Array.from(rows.flat());
}

export function largestEntry(...matrices: readonly Float64Array[]): number {
  return Math.max(...matrices.map((matrix) => matrix.reduce((largest, value) => Math.max(largest, Math.abs(value)), 0)));
}

/** The state after each of the next iterations. */
export function iterates(solver: Solver, count: number): Iterate[] {
  return Array.from({ length: count }, () => {
    solver.step();
    return solver.current();
  });
}
