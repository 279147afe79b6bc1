/** Whether a memory recalls its own value for each of its keys. */
import type { MemoryTable } from "../../math/tasks/associative-memory/table";

/** Typed numbers have few digits, and keys made orthonormal have many. */
const within = 1e-6;

/**
 * The query k_i gives sum_j <k_i, k_j> v_j + |k_i|^2 zeta; true when that is v_i for every i. A
 * memory of values that are the same, or nothing at all, has nothing to tell apart and counts as none.
 */
export function allRecalled({ keys, values, noise }: MemoryTable): boolean {
  const told = keys.every((asked, i) =>
    values[i].every((wanted, a) => {
      const answer = keys.reduce((sum, key, j) => sum + inner(asked, key) * values[j][a], inner(asked, asked) * noise[a]);
      return Math.abs(answer - wanted) < within;
    }),
  );
  const apart = values.every((value, i) => inner(value, value) > within && values.every((other, j) => i === j || !same(value, other)));
  return told && apart;
}

export function keysAreOrthonormal({ keys }: MemoryTable): boolean {
  return keys.every((key, i) => keys.every((other, j) => Math.abs(inner(key, other) - (i === j ? 1 : 0)) < within));
}

function inner(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + value * b[index], 0);
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => Math.abs(value - b[index]) < within);
}
