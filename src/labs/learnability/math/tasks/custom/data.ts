/**
 * Own data in JSON: the "learnability-data" document, or bare lists as NumPy's `tolist` gives them, {"X": [...], "y": [...]}.
 * The same file in the page and in the headless runner. Files may hold ten million numbers, so they are checked by plain
 * loops that also copy them into typed arrays.
 */

import { attempt, checkNames, dataFault, type Members, readObject } from "../../../../../platform/fields/data-document";
import { quoted } from "../../../../../platform/fields/field-problem";
import { parseJson } from "../../../../../platform/files/json";
import type { OwnData, Sequence } from "../dataset";
import {
  arrayNames,
  assemble,
  checkCount,
  checkDimension,
  counted,
  type Matrix,
  missingLabel,
  notFinite,
  type ParsedData,
  type Part,
  spelt,
  speltInArrays,
} from "./checks";
import { customFault } from "./custom-problem";
import { allSpellings, dataFormat, dataVersion } from "./write-json";

export { largestDimension, type ParsedData } from "./checks";

/**
 * Reads own data from JSON text or from a parsed value, and stops at the first problem, which names the sample, the row and
 * the column.
 */
export function parseOwnData(input: unknown): ParsedData {
  const parsed = typeof input === "string" ? parseJson(input) : { ok: true as const, value: input };
  if (!parsed.ok) return parsed;
  return attempt(() => readDocument(parsed.value));
}

function readDocument(document: unknown): OwnData {
  const value = readObject(document, "");
  if (isBare(value)) return readLists(value);
  checkEnvelope(value);
  const samples = readList(value.samples, "samples");
  if (samples.length === 0) throw customFault("samples", "custom-without-samples");
  checkCount(samples.length, "samples");
  const train = samples.map((sample, index) => readSample(sample, `samples[${index}]`, true));
  const test =
    value.test === undefined ? [] : readList(value.test, "test").map((sample, index) => readSample(sample, `test[${index}]`, false));
  checkCount(test.length, "test");
  const locate = (part: Part, index: number, matrix: Matrix) => {
    const list = part === "train" ? "samples" : "test";
    const sample = readList(value[list], list)[index];
    return `${list}[${index}].${isObject(sample) ? speltIn(sample, matrix, "") : matrix}`;
  };
  return assemble(train, test, { locate, coordinates: "rows" });
}

/** Whether a document without `format` has tokens or labels of all samples in one list, as an archive of arrays does. */
function isBare(value: Members): boolean {
  return value.format === undefined && value.samples === undefined && allSpellings.some((name) => value[name] !== undefined);
}

/**
 * `Z`: the d x n matrices of all samples, which may differ in n. `y`: a list of labels for each, or a number where there is
 * one. `Z_test`, `y_test`: the same for test samples.
 */
function readLists(value: Members): OwnData {
  checkNames(value, "", [...arrayNames("train"), ...arrayNames("test")]);
  const names = { train: namesOfPart(value, "train"), test: namesOfPart(value, "test") };
  const train = readListed(value, names.train, true);
  const tested = [names.test.Z, names.test.y].some((name) => value[name] !== undefined);
  const test = tested ? readListed(value, names.test, false) : [];
  return assemble(train, test, { locate: (part, index, matrix) => `${names[part][matrix]}[${index}]`, coordinates: "rows" });
}

function namesOfPart(value: Members, part: Part): Readonly<Record<Matrix, string>> {
  const named = (matrix: Matrix) => speltInArrays(matrix, part, (name) => value[name] !== undefined);
  return { Z: named("Z"), y: named("y") };
}

function readListed(value: Members, names: Readonly<Record<Matrix, string>>, labelled: boolean): Sequence[] {
  const matrices = readList(value[names.Z], names.Z);
  if (matrices.length === 0) throw customFault(names.Z, "custom-without-samples");
  checkCount(matrices.length, names.Z);
  if (value[names.y] === undefined && labelled) throw missingLabel(names.y);
  const labels = value[names.y] === undefined ? null : readList(value[names.y], names.y);
  if (labels && labels.length !== matrices.length)
    throw customFault(names.y, "custom-labels-for", { count: labels.length, Z: names.Z, samples: matrices.length });
  return matrices.map((matrix, index) => {
    const { n, Z } = readTokens(matrix, `${names.Z}[${index}]`, `${names.Z}[${index}]`);
    const label = labels && (Array.isArray(labels[index]) ? labels[index] : [labels[index]]);
    return { n, Z, y: label && readLabel(label, `${names.y}[${index}]`) };
  });
}

function checkEnvelope(value: Members): void {
  const { format, version } = value;
  if (format === undefined) throw customFault("format", "custom-no-format", { expected: `"${dataFormat}"` });
  if (format !== dataFormat) throw dataFault("format", "own-data-format", { expected: `"${dataFormat}"`, value: quoted(format) });
  if (version === undefined) throw customFault("version", "custom-no-format", { expected: dataVersion });
  if (Number.isInteger(version) && (version as number) > dataVersion)
    throw customFault("version", "custom-newer", { version: version as number, known: dataVersion });
  if (version !== dataVersion) throw dataFault("version", "own-data-format", { expected: dataVersion, value: quoted(version) });
  checkNames(value, "", ["format", "version", "samples", "test"]);
}

function readSample(value: unknown, field: string, labelled: boolean): Sequence {
  if (!isObject(value)) throw customFault(field, "custom-no-sample", { value: quoted(value) });
  checkNames(value, `${field}.`, allSpellings);
  const [tokens, label] = [speltIn(value, "Z", field), speltIn(value, "y", field)];
  const { n, Z } = readTokens(value[tokens], `${field}.${tokens}`, tokens);
  const y = value[label];
  if (y === undefined && labelled) throw missingLabel(`${field}.${label}`);
  return { n, Z, y: y === undefined ? null : readLabel(y, `${field}.${label}`) };
}

function speltIn(sample: Members, matrix: Matrix, field: string): string {
  return spelt(
    matrix,
    (name) => sample[name] !== undefined,
    (name) => `${field}.${name}`,
  );
}

/** The d x n matrix of tokens, row-major. */
function readTokens(value: unknown, field: string, name: string): { readonly n: number; readonly Z: Float64Array } {
  const rows = readList(value, field);
  if (rows.length === 0) throw customFault(field, "custom-without-rows");
  checkDimension(rows.length, field, "rows");
  if (typeof rows[0] === "number") throw customFault(`${field}[0]`, "custom-no-matrix", { value: quoted(rows[0]) });
  const n = readList(rows[0], `${field}[0]`).length;
  if (n === 0) throw customFault(`${field}[0]`, "custom-without-tokens");
  const Z = new Float64Array(rows.length * n);
  for (let row = 0; row < rows.length; row++) {
    const entries = readList(rows[row], `${field}[${row}]`);
    if (entries.length !== n)
      throw customFault(`${field}[${row}]`, "custom-ragged", { entries: counted(entries.length), expected: n, name });
    copyNumbers(entries, Z, row * n, `${field}[${row}]`);
  }
  return { n, Z };
}

function readLabel(value: unknown, field: string): Float64Array {
  const entries = readList(value, field);
  if (entries.length === 0) throw customFault(field, "custom-without-numbers");
  const y = new Float64Array(entries.length);
  copyNumbers(entries, y, 0, field);
  return y;
}

function copyNumbers(entries: readonly unknown[], target: Float64Array, offset: number, field: string): void {
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    if (typeof entry !== "number") throw customFault(`${field}[${i}]`, "custom-no-number", { value: quoted(entry) });
    if (!Number.isFinite(entry)) throw notFinite(`${field}[${i}]`, entry);
    target[offset + i] = entry;
  }
}

function readList(value: unknown, field: string): readonly unknown[] {
  if (value === undefined) throw customFault(field, "custom-no-list");
  if (!Array.isArray(value)) throw dataFault(field, "own-data-not-a-list", { value: quoted(value) });
  return value;
}

function isObject(value: unknown): value is Members {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
