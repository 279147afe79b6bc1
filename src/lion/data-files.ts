/**
 * Own data from files of any format: JSON as `own-data.ts` reads it, and tables and archives of arrays that say the same.
 *
 *     np.savez("data.npz", q=q, k=k, v=v, decay=decay, padding=padding)      (L, d), (L, d), (L, d_v), () or (L,) or (L, d), (L,)
 *
 * with one axis more in front for several heads; and CSV with a row for each token and columns q0, q1, ..., k0, ..., v0, ..., decay
 * (or decay0, decay1, ...), padding. A decay in the first row alone is one for all tokens.
 */
import { attempt } from "../fields/data-document";
import { Fault } from "../tasks/custom/checks";
import { delimiterOf, rowsOf } from "../tasks/custom/csv-table";
import { type NumpyArray, printShape, readNpy } from "../tasks/custom/npy";
import { readNumber } from "../tasks/custom/numbers";
import { unzip } from "../tasks/custom/zip";
import { dataFormat, dataVersion, type ParsedLionData, parseLionData, readDocument } from "./own-data";
import { refuse } from "./own-data-problems";

const names = ["q", "k", "v", "decay", "padding"] as const;
type Name = (typeof names)[number];
const head = { format: dataFormat, version: dataVersion };

/** Reads own data from the bytes of a file: what they are decides how. */
export function readLionData(bytes: Uint8Array): ParsedLionData {
  try {
    if (isZip(bytes)) return attempt(() => readDocument(archiveDocument(bytes)));
    const text = new TextDecoder().decode(bytes);
    return /^\s*[{[]/.test(text) ? parseLionData(text) : attempt(() => readDocument(tableDocument(text)));
  } catch (error) {
    if (error instanceof Fault) return { ok: false, problem: error.problem };
    throw error;
  }
}

function isZip([p, k, kind]: Uint8Array): boolean {
  return p === 0x50 && k === 0x4b && (kind === 3 || kind === 5);
}

/** The document that an archive of arrays is. @throws {Fault} for what is no archive or no array. */
function archiveDocument(bytes: Uint8Array): object {
  const arrays: Partial<Record<Name, NumpyArray>> = {};
  for (const [file, content] of unzip(bytes)) {
    const name = names.find((known) => `${known}.npy` === file);
    if (!name) throw refuse(file.replace(/\.npy$/, "").slice(0, 40), "lion-data-array", { known: names.join(", ") });
    arrays[name] = readNpy(content, name);
  }
  const { q } = arrays;
  if (!q) throw refuse("q", "own-data-missing");
  const several = q.shape.length === 3;
  const expectedAxes: Readonly<Record<Name, readonly number[]>> = { q: [2], k: [2], v: [2], decay: [0, 1, 2], padding: [1] };
  for (const [name, { shape }] of Object.entries(arrays) as [Name, NumpyArray][]) {
    const axes = shape.length - (several ? 1 : 0);
    const expected = `${expectedAxes[name].map((count) => count + (several ? 1 : 0)).join(" or ")} axes`;
    if (!expectedAxes[name].includes(axes) || (several && shape[0] !== q.shape[0]))
      throw refuse(name, "lion-data-array-shape", { shape: printShape(shape), expected });
  }
  const members = Object.entries(arrays).map(([name, { shape, values }]) => [name, nested(shape, values)] as const);
  if (!several) return { ...head, ...Object.fromEntries(members) };
  const heads = Array.from({ length: q.shape[0] }, (_, index) =>
    Object.fromEntries(members.map(([name, list]) => [name, (list as readonly unknown[])[index]])),
  );
  return { ...head, heads };
}

/** An array as lists of lists; a number where it has no axes. */
function nested([extent, ...inner]: readonly number[], values: Float64Array): unknown {
  if (extent === undefined) return values[0];
  if (inner.length === 0) return Array.from(values);
  const size = values.length / extent;
  return Array.from({ length: extent }, (_, i) => nested(inner, values.subarray(i * size, (i + 1) * size)));
}

/** The document that a table is. @throws {Fault} for what is no table. */
function tableDocument(text: string): object {
  const [header, ...rows] = rowsOf(text, delimiterOf(text));
  if (!header || rows.length === 0) throw refuse("", "lion-data-csv-empty");
  const columns = header.cells.map((cell) => {
    const name = names.find((known) => new RegExp(`^${known}_?\\d*$`, "i").test(cell));
    if (!name) throw refuse(cell.slice(0, 40), "lion-data-column", { known: "q0, q1, ..., k0, ..., v0, ..., decay, padding" });
    return name;
  });
  const part = (name: Name) => {
    const places = columns.flatMap((column, at) => (column === name ? [at] : []));
    if (places.length === 0) return undefined;
    const cells = rows.map((row) => places.map((at) => row.cells[at]));
    const inFirstRowAlone = places.length === 1 && rows.length > 1 && cells.slice(1).every(([cell]) => cell === "");
    if (name === "decay" && inFirstRowAlone) return cellNumber(cells[0][0], header.cells[places[0]], rows[0].line);
    const numbers = cells.map((row, i) => row.map((cell, c) => cellNumber(cell, header.cells[places[c]], rows[i].line)));
    return name === "padding" || (name === "decay" && places.length === 1) ? numbers.map(([only]) => only) : numbers;
  };
  for (const { line, cells } of rows)
    if (cells.length !== columns.length)
      throw refuse(`line ${line}`, "lion-data-csv-cells", { count: cells.length, expected: columns.length });
  return { ...head, ...Object.fromEntries(names.map((name) => [name, part(name)]).filter(([, value]) => value !== undefined)) };
}

function cellNumber(cell: string, column: string, line: number): number {
  const value = readNumber(cell);
  if (value === null)
    throw refuse(`line ${line}, ${column}`, "own-data-not-a-number", { value: cell === "" ? "empty" : `"${cell.slice(0, 40)}"` });
  return value;
}
