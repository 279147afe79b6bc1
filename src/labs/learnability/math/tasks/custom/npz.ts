/**
 * Own data as a NumPy archive, as `numpy.savez` and `numpy.savez_compressed` write it:
 *
 *     np.savez("data.npz", Z=Z, y=y, Z_test=Z_test, y_test=y_test)
 *
 * - `Z` (N, d, n): N samples of n tokens, each a d x n matrix with its tokens as columns, the query token last.
 * - or, for samples of unequal length, `Z` (all tokens, d) with `lengths` (N,): the tokens of all samples one below the
 *   other, and how many belong to each.
 * - `y` (N, k), or (N,) for k = 1.
 * - `X` and `Y` are other names for `Z` and `y`.
 * - `Z_test`, `lengths_test`, `y_test`: the same for test samples; without `y_test` they have no labels.
 */
import { zipSync } from "fflate";
import { attempt } from "../../../../../platform/fields/data-document";
import { nearest } from "../../../../../platform/fields/problem";
import { type NumpyArray, printShape, readNpy, writeNpy } from "../../../../../platform/files/npy";
import { unzip } from "../../../../../platform/files/zip";
import type { OwnData, Sequence } from "../dataset";
import {
  arrayNames,
  assemble,
  checkCount,
  checkDimension,
  type Matrix,
  missingLabel,
  notFinite,
  type ParsedData,
  type Part,
  speltInArrays,
  suffixes,
} from "./checks";
import { customFault } from "./custom-problem";

const known = (["train", "test"] as const).flatMap((part) => [`lengths${suffixes[part]}`, ...arrayNames(part)]);

/** Reads own data from the bytes of an .npz file, and stops at the first problem, which names the array and the entry. */
export function parseNpz(bytes: Uint8Array): ParsedData {
  return attempt(() => {
    const arrays = readArrays(bytes);
    const train = readPart(arrays, "train");
    const test = readPart(arrays, "test");
    return assemble(train, test, { locate: (part, _, matrix) => namesIn(arrays, part)[matrix], coordinates: "coordinates" });
  });
}

/** The data as bytes that `numpy.load` reads, the same on every machine; float64, not compressed. */
export function writeNpz(data: OwnData): Uint8Array {
  const members: Record<string, Uint8Array> = { ...partMembers(data, "train"), ...(data.test.length > 0 ? partMembers(data, "test") : {}) };
  // Zip stores local time; this constructor gives the same bytes everywhere.
  return zipSync(members, { level: 0, mtime: new Date(1980, 0, 1) });
}

type Arrays = ReadonlyMap<string, NumpyArray>;

function readArrays(bytes: Uint8Array): Arrays {
  const arrays = new Map<string, NumpyArray>();
  for (const [file, content] of unzip(bytes)) {
    const name = file.replace(/\.npy$/, "");
    checkName(name, file);
    arrays.set(name, readNpy(content, name));
  }
  return arrays;
}

function checkName(name: string, file: string): void {
  if (known.includes(name) && name !== file) return;
  const shown = file.length > 40 ? `${file.slice(0, 37)}...` : file;
  const spreadsheet = file === "[Content_Types].xml" || file === "mimetype";
  if (name === file) throw customFault("", spreadsheet ? "npz-spreadsheet" : "npz-other-file", { file: shown });
  const meant = nearest(name.slice(0, 40), known);
  const field = shown.replace(/\.npy$/, "");
  throw meant ? customFault(field, "npz-misspelt-array", { meant }) : customFault(field, "npz-unknown-array", { known: known.join(", ") });
}

/** The names of the arrays of a part in this archive. */
function namesIn(arrays: Arrays, part: Part): Names {
  const named = (matrix: Matrix) => speltInArrays(matrix, part, (name) => arrays.has(name));
  return { Z: named("Z"), lengths: `lengths${suffixes[part]}`, y: named("y") };
}

function readPart(arrays: Arrays, part: Part): readonly Sequence[] {
  const names = namesIn(arrays, part);
  const [Z, lengths, y] = [arrays.get(names.Z), arrays.get(names.lengths), arrays.get(names.y)];
  if (!Z) {
    const orphan = [names.lengths, names.y].find((name) => arrays.has(name));
    if (part === "test" && !orphan) return [];
    throw orphan ? customFault(names.Z, "npz-array-missing", { other: orphan }) : customFault(names.Z, "npz-no-array");
  }
  const tokens = lengths ? readRagged(Z, lengths, names) : readEqual(Z, names);
  if (!y && part === "train") throw missingLabel(names.y);
  const labels = y ? readLabels(y, tokens.length, names) : null;
  return tokens.map((sample, i) => ({ ...sample, y: labels ? labels[i] : null }));
}

type Names = { readonly Z: string; readonly lengths: string; readonly y: string };
type Tokens = Pick<Sequence, "n" | "Z">;

function readEqual(array: NumpyArray, { Z: name, lengths }: Names): readonly Tokens[] {
  if (array.shape.length !== 3) {
    const shape = printShape(array.shape);
    throw array.shape.length === 2
      ? customFault(name, "npz-shape-of-tokens", { shape, lengths })
      : customFault(name, "npz-shape", { shape });
  }
  const [count, d, n] = array.shape;
  checkTokens(array, d, name);
  checkCount(count, name);
  return Array.from({ length: count }, (_, i) => ({ n, Z: array.values.slice(i * d * n, (i + 1) * d * n) }));
}

function readRagged(array: NumpyArray, lengths: NumpyArray, names: Names): readonly Tokens[] {
  if (array.shape.length !== 2) throw customFault(names.Z, "npz-shape-beside", { shape: printShape(array.shape), lengths: names.lengths });
  const [total, d] = array.shape;
  checkTokens(array, d, names.Z);
  checkLengths(lengths, total, names);
  let start = 0;
  return Array.from(lengths.values, (n) => {
    const Z = new Float64Array(d * n);
    for (let token = 0; token < n; token++) for (let k = 0; k < d; k++) Z[k * n + token] = array.values[(start + token) * d + k];
    start += n;
    return { n, Z };
  });
}

function checkTokens(array: NumpyArray, d: number, name: string): void {
  if (array.values.length === 0) throw customFault(name, "npz-shape-empty", { shape: printShape(array.shape) });
  checkDimension(d, name, "coordinates");
  checkFinite(array, name);
}

function checkLengths({ shape, values }: NumpyArray, total: number, { Z, lengths: name }: Names): void {
  if (shape.length !== 1) throw customFault(name, "npz-shape-of-lengths", { shape: printShape(shape) });
  checkCount(values.length, name);
  const wrong = values.findIndex((n) => !Number.isInteger(n) || n < 1);
  if (wrong !== -1) throw customFault(`${name}[${wrong}]`, "npz-length", { value: String(values[wrong]) });
  const sum = values.reduce((tokens, n) => tokens + n, 0);
  if (sum !== total) throw customFault(name, "npz-lengths", { sum, Z, total });
}

function readLabels(array: NumpyArray, count: number, { Z, y: name }: Names): readonly Float64Array[] {
  const [rows, outputs = 1, ...more] = array.shape;
  if (rows === undefined || more.length > 0 || outputs === 0)
    throw customFault(name, "npz-shape-of-labels", { shape: printShape(array.shape) });
  if (rows !== count) throw customFault(name, "custom-labels-for", { count: rows, Z, samples: count });
  checkFinite(array, name);
  return Array.from({ length: count }, (_, i) => array.values.slice(i * outputs, (i + 1) * outputs));
}

function checkFinite({ shape, values }: NumpyArray, name: string): void {
  const at = values.findIndex((value) => !Number.isFinite(value));
  if (at === -1) return;
  let rest = at;
  const index = shape.map(() => 0);
  for (let axis = shape.length - 1; axis >= 0; axis--) {
    index[axis] = rest % shape[axis];
    rest = Math.floor(rest / shape[axis]);
  }
  throw notFinite(`${name}[${index.join(", ")}]`, values[at]);
}

function partMembers(data: OwnData, part: Part): Record<string, Uint8Array> {
  const { d, outputs } = data;
  const sequences = data[part];
  const lengths = Float64Array.from(sequences, ({ n }) => n);
  const equal = lengths.every((n) => n === lengths[0]);
  const members: [string, Uint8Array][] = equal
    ? [["Z", writeNpy([lengths.length, d, lengths[0]], joined(sequences.map(({ Z }) => Z)))]]
    : [
        ["Z", writeNpy([lengths.reduce((sum, n) => sum + n, 0), d], joined(sequences.map((sequence) => tokenRows(sequence, d))))],
        ["lengths", writeNpy([lengths.length], lengths, "<i8")],
      ];
  const labels = sequences.flatMap(({ y }) => (y ? [y] : []));
  if (labels.length > 0) members.push(["y", writeNpy([labels.length, outputs], joined(labels))]);
  return Object.fromEntries(members.map(([name, bytes]) => [`${name}${suffixes[part]}.npy`, bytes]));
}

/** n x d, token after token. */
function tokenRows({ n, Z }: Sequence, d: number): Float64Array {
  return Float64Array.from(Z, (_, i) => Z[(i % d) * n + Math.floor(i / d)]);
}

function joined(arrays: readonly Float64Array[]): Float64Array {
  const result = new Float64Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const values of arrays) {
    result.set(values, at);
    at += values.length;
  }
  return result;
}
