/** Reduces a result document to the part stored in a row: figures and curves, without weights and predictions. */

/** Longest stored list of numbers: the largest number of recorded steps of a curve. */
const longest = 2048;

export interface Bounded {
  /** The document without the omitted parts. */
  readonly kept: unknown;
  /** Paths of the omitted parts: "learners[0].p". */
  readonly leftOut: readonly string[];
}

/** Leaves out matrices and long lists of numbers, wherever they stand. */
export function bounded(result: object): Bounded {
  const leftOut: string[] = [];
  const taken = (value: unknown, at: string): unknown => {
    if (isTooMuch(value)) {
      leftOut.push(at);
      return undefined;
    }
    if (typeof value !== "object" || value === null || value instanceof Float64Array) return value;
    if (Array.isArray(value)) return value.map((item, index) => taken(item, `${at}[${index}]`) ?? null);
    const fields = Object.entries(value).map(([name, field]) => [name, taken(field, at === "" ? name : `${at}.${name}`)] as const);
    return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
  };
  return { kept: taken(result, ""), leftOut };
}

function isTooMuch(value: unknown): boolean {
  if (!isList(value)) return false;
  if (value.length > longest) return true;
  return Array.isArray(value) && value.length > 0 && value.every((row) => isList(row) && row.length > 0 && typeof row[0] === "number");
}

function isList(value: unknown): value is readonly unknown[] | Float64Array {
  return Array.isArray(value) || value instanceof Float64Array;
}
