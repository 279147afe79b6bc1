/** Edits of a typed memory. A table is a grid: one row for each pair, key beside value, and the query's row last. */
import { orthonormalized } from "../../../math/tasks/associative-memory/orthonormal";
import { type MemoryTable, mostPairs } from "../../../math/tasks/associative-memory/table";

/** A cell: the row of a pair or, after them, of the query; the column among the 2d numbers of the row. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/** An entry in a cell: a number, or text that is no number and that the schema refuses. */
export type Entry = number | string;

export function valueAt({ keys, values, query, noise }: MemoryTable, { row, column }: Place): number {
  const d = query.length;
  if (row < keys.length) return column < d ? keys[row][column] : values[row][column - d];
  return column < d ? query[column] : noise[column - d];
}

/** Path of a cell within the table: "keys[1][2]". */
export function pathOf({ keys, query }: MemoryTable, { row, column }: Place): string {
  const d = query.length;
  const index = column % d;
  if (row < keys.length) return `${column < d ? "keys" : "values"}[${row}][${index}]`;
  return `${column < d ? "query" : "noise"}[${index}]`;
}

/**
 * The table with a block of entries from a cell on, as far as there are cells; `left` counts the others. A block of whole rows
 * that is longer than the table is pairs alone: it adds those that are missing, and leaves the query.
 */
export function withBlock(before: MemoryTable, at: Place, block: readonly (readonly Entry[])[]): { table: MemoryTable; left: number } {
  const d = before.query.length;
  const isPairs = at.column === 0 && block.every((line) => line.length === 2 * d);
  const missing = isPairs && at.row + block.length > before.keys.length + 1 ? at.row + block.length - before.keys.length : 0;
  let table = before;
  for (let added = 0; added < missing && mayAddPair(table); added++) table = withPair(table);
  const grid = gridOf(table).slice(0, missing > 0 ? -1 : undefined);
  let left = 0;
  block.forEach((line, i) => {
    line.forEach((entry, j) => {
      const cells = grid[at.row + i];
      if (cells && at.column + j < 2 * d) cells[at.column + j] = entry;
      else left++;
    });
  });
  return { table: tableOf(missing > 0 ? [...grid, ...gridOf(table).slice(-1)] : grid, d), left };
}

/** Rows of 2d numbers, copied. */
function gridOf({ keys, values, query, noise }: MemoryTable): Entry[][] {
  return [...keys.map((key, j) => [...key, ...values[j]]), [...query, ...noise]];
}

/** Entries that are no numbers pass: the document's schema refuses them with its own message. */
function tableOf(grid: readonly (readonly Entry[])[], d: number): MemoryTable {
  const rows = grid as readonly (readonly number[])[];
  const pairs = rows.slice(0, -1);
  const last = rows[rows.length - 1];
  return {
    keys: pairs.map((row) => row.slice(0, d)),
    values: pairs.map((row) => row.slice(d)),
    query: last.slice(0, d),
    noise: last.slice(d),
  };
}

export function withQuery(table: MemoryTable, pair: number): MemoryTable {
  return { ...table, query: table.keys[pair] };
}

export function withoutNoise(table: MemoryTable): MemoryTable {
  return { ...table, noise: table.noise.map(() => 0) };
}

export function mayAddPair({ keys }: MemoryTable): boolean {
  return keys.length < mostPairs;
}

/** One more pair of zeros: it changes no answer until its numbers are edited. */
export function withPair(table: MemoryTable): MemoryTable {
  const zeros = table.query.map(() => 0);
  return { ...table, keys: [...table.keys, zeros], values: [...table.values, zeros] };
}

export function withoutPair(table: MemoryTable, pair: number): MemoryTable {
  const others = <Row>(rows: readonly Row[]) => rows.filter((_, j) => j !== pair);
  return { ...table, keys: others(table.keys), values: others(table.values) };
}

/** Other keys for the same values. A query that equalled one of the keys equals its replacement. */
export function withKeys(table: MemoryTable, keys: MemoryTable["keys"], match: number | null): MemoryTable {
  return { ...table, keys, query: match === null ? table.query : keys[match] };
}

/** A key that keeps less than this share of its length beside the keys before it depends on them. */
const independent = 1e-8;

/** The keys made orthonormal one after another; null when they are too many, or depend on each other. */
export function orthonormalKeys({ keys, query }: MemoryTable): readonly (readonly number[])[] | null {
  const d = query.length;
  if (keys.length > d) return null;
  const made = orthonormalized(Float64Array.from(keys.flat()), keys.length, d);
  const rows = keys.map((_, j) => Array.from(made.subarray(j * d, (j + 1) * d)));
  const kept = rows.map((row, j) => row.reduce((sum, entry, k) => sum + entry * keys[j][k], 0) / Math.hypot(...keys[j]));
  return kept.every((share) => share > independent) ? rows : null;
}
