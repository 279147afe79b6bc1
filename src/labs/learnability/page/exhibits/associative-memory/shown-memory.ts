/** The shown memory: the own table, or else that of the sample. */
import type { TargetView } from "../../../engine/view";
import type { AssociativeMemorySpec } from "../../../math/tasks/associative-memory/schema";
import { fitsKeys, type MemoryTable } from "../../../math/tasks/associative-memory/table";

export interface ShownMemory {
  readonly table: MemoryTable;
  /** Whether it was typed; otherwise it is a sample, which is copied as soon as something in it is changed. */
  readonly own: boolean;
}

/** Null until there is a sample, or when the sample is still of another dimension. */
export function shownMemory({ table, d }: Pick<AssociativeMemorySpec, "table" | "d">, target: TargetView | null): ShownMemory | null {
  if (fitsKeys(table, d)) return { table, own: true };
  if (target?.d !== 2 * d) return null;
  return { table: tableOfTokens(target.Z, d, target.n), own: false };
}

/** The inverse of `tokensOfTable`. @param Z  2d x n, row-major. */
export function tableOfTokens(Z: Float64Array, d: number, n: number): MemoryTable {
  const part = (column: number, first: number) => Array.from({ length: d }, (_, k) => Z[(first + k) * n + column]);
  const pairs = Array.from({ length: n - 1 }, (_, j) => j);
  return {
    keys: pairs.map((j) => part(j, 0)),
    values: pairs.map((j) => part(j, d)),
    query: part(n - 1, 0),
    noise: part(n - 1, d),
  };
}
