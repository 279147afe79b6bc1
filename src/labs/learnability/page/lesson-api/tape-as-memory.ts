/** A tape as an associative memory: a pair for each cell, and pairs appended to overwrite cells. */
import type { MemoryTable } from "../../math/tasks/associative-memory/table";

/** Typed numbers have few digits. */
const within = 1e-6;

/** The key of a cell, or the value of a letter, in d numbers: a one at its place. */
function unit(place: number, d: number): readonly number[] {
  return Array.from({ length: d }, (_, index) => (index === place ? 1 : 0));
}

/**
 * Whether the first pairs hold the tape `before` and the sum over all pairs, sum_j <e_cell, k_j> v_j, is the tape `after`.
 *
 * @param before  a digit for each cell; digit a is the value e_a.
 */
export function isOverwritten({ keys, values, query }: MemoryTable, before: string, after: string): boolean {
  const d = query.length;
  if (keys.length <= before.length || after.length !== before.length) return false;
  const cells = Array.from(before, (_, cell) => cell);
  const kept = cells.every((cell) => near(keys[cell], unit(cell, d)) && near(values[cell], unit(Number(before[cell]), d)));
  const sums = cells.map((cell) => unit(0, d).map((_, a) => keys.reduce((sum, key, pair) => sum + key[cell] * values[pair][a], 0)));
  return kept && sums.every((sum, cell) => near(sum, unit(Number(after[cell]), d)));
}

function near(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, index) => Math.abs(value - b[index]) < within);
}
