/** A memory entered by the user. It is for display only: no data depend on it. */
import * as z from "zod/mini";
import { atLeast, atMost } from "../../../../../platform/fields/lengths";
import { expects, raises } from "../../../../../platform/fields/schema-problem";
import { DimensionError } from "../../../../../platform/numerics/errors";
import type { Sequence } from "../dataset";
import { memoryProblem } from "./memory-problem";

export interface MemoryTable {
  /** pairs x d. */
  readonly keys: readonly (readonly number[])[];
  /** pairs x d. */
  readonly values: readonly (readonly number[])[];
  /** The query, d numbers. */
  readonly query: readonly number[];
  /** zeta, the entries below the query in place of a value, d numbers. */
  readonly noise: readonly number[];
}

export const mostPairs = 16;
export const keyDimensions = [2, 8] as const;
/** Largest magnitude of an entry. */
export const largestEntry = 1000;

const [least, most] = keyDimensions;
const bounds = expects(memoryProblem("memory-entry", { min: -largestEntry, max: largestEntry }));
const entry = z.number(bounds).check(z.minimum(-largestEntry, bounds), z.maximum(largestEntry, bounds));
const vectorLength = { error: raises(() => memoryProblem("memory-numbers", { least, most })) };
const vector = z.array(entry).check(atLeast(least, vectorLength), atMost(most, vectorLength));
const rowCount = { error: raises(() => memoryProblem("memory-rows", { least: 1, most: mostPairs })) };
const rows = z.array(vector).check(atLeast(1, rowCount), atMost(mostPairs, rowCount));

export const tableSchema = z.nullable(
  z.strictObject({ keys: rows, values: rows, query: vector, noise: vector }).check(
    z.refine(({ keys, values }) => keys.length === values.length, {
      error: raises(() => memoryProblem("memory-row-for-key")),
      path: ["values"],
    }),
    ...(["keys", "values", "query", "noise"] as const).map((part) =>
      z.refine<MemoryTable>((table) => lengthsOf(table, part).every((length) => length === table.query.length), {
        error: raises(() => memoryProblem("memory-lengths")),
        path: [part],
      }),
    ),
  ),
) as unknown as z.ZodMiniType<MemoryTable | null>;

function lengthsOf(table: MemoryTable, part: keyof MemoryTable): number[] {
  return part === "keys" || part === "values" ? table[part].map((row) => row.length) : [table[part].length];
}

/** The table if its keys have dimension d, else null. A table of another dimension is kept until d has that value again. */
export function fitsKeys(table: MemoryTable | null, d: number): table is MemoryTable {
  return table?.query.length === d;
}

/**
 * Z = [[k_1 .. k_m q], [v_1 .. v_m zeta]] of a table: 2d x (m + 1), row-major (eq. 13).
 *
 * @throws {DimensionError} when the keys of the table do not have dimension d.
 */
export function tokensOfTable(table: MemoryTable, d: number): Sequence {
  const { keys, values, query, noise } = table;
  if (!fitsKeys(table, d)) throw new DimensionError(`the table has keys of dimension ${query.length}, expected ${d}`);
  const columns = [...keys.map((key, j) => [...key, ...values[j]]), [...query, ...noise]];
  const n = columns.length;
  return { n, Z: Float64Array.from({ length: 2 * d * n }, (_, at) => columns[at % n][Math.floor(at / n)]), y: null };
}
