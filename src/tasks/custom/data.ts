/**
 * Own data, the "learnability-data" document: the same file in the page and in the headless runner. Files may hold ten
 * million numbers, so they are checked by plain loops that also copy them into typed arrays.
 */
import type { OwnData, Sequence } from "../dataset";
import { shown } from "../fields";
import { parseJson } from "../json";
import { type Problem, unknownField } from "../problem";

export type ParsedData = { readonly ok: true; readonly data: OwnData } | { readonly ok: false; readonly problem: Problem };

export const dataFormat = "learnability-data";
export const dataVersion = 1;
/** Beyond it a runtime cannot hold the file as one text. */
export const largestFile = 512_000_000;
export const largestDimension = 128;

/** Carries the first problem out of the nested loops; never leaves this file. */
class Fault extends Error {
  readonly problem: Problem;
  constructor(field: string, message: string, hint?: string) {
    super(message);
    this.problem = hint === undefined ? { field, message } : { field, message, hint };
  }
}

/**
 * Reads own data from JSON text or from a value that was parsed already, and stops at the first problem, which names
 * the sample, the row and the column.
 */
export function parseOwnData(input: unknown): ParsedData {
  const parsed = typeof input === "string" ? parseJson(input) : { ok: true as const, value: input };
  if (!parsed.ok) return parsed;
  try {
    return { ok: true, data: readDocument(parsed.value) };
  } catch (error) {
    if (error instanceof Fault) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** The problem of a file that is too large to read; null when it is not. */
export function fileSizeProblem(bytes: number): Problem | null {
  if (bytes <= largestFile) return null;
  const [size, limit] = [bytes, largestFile].map((value) => `${Math.ceil(value / 1e6)} MB`);
  return { field: "", message: `the file has ${size}, the limit is ${limit}`, hint: "use fewer samples" };
}

function readDocument(value: unknown): OwnData {
  if (!isObject(value)) throw new Fault("", `the document must be an object, got ${shown(value)}`);
  checkEnvelope(value);
  const samples = readList(value.samples, "samples");
  if (samples.length === 0) throw new Fault("samples", "is empty, expected at least one sample");
  const train = samples.map((sample, index) => readSample(sample, `samples[${index}]`, true));
  const test =
    value.test === undefined ? [] : readList(value.test, "test").map((sample, index) => readSample(sample, `test[${index}]`, false));
  const shape = { d: train[0].Z.length / train[0].n, outputs: train[0].y?.length ?? 0 };
  for (const [index, sequence] of train.entries()) checkShape(sequence, shape, `samples[${index}]`);
  for (const [index, sequence] of test.entries()) checkShape(sequence, shape, `test[${index}]`);
  checkTestLabels(test);
  return { ...shape, train, test };
}

function checkEnvelope(value: Readonly<Record<string, unknown>>): void {
  const { format, version } = value;
  if (format === undefined) throw new Fault("format", `is missing, it must be "${dataFormat}"`);
  if (format !== dataFormat) throw new Fault("format", `must be "${dataFormat}", got ${shown(format)}`);
  if (version === undefined) throw new Fault("version", `is missing, it must be ${dataVersion}`);
  if (Number.isInteger(version) && (version as number) > dataVersion)
    throw new Fault("version", `${version} is newer than this program, which reads version ${dataVersion}`);
  if (version !== dataVersion) throw new Fault("version", `must be ${dataVersion}, got ${shown(version)}`);
  refuseUnknown(value, ["format", "version", "samples", "test"], "");
}

function readSample(value: unknown, field: string, labelled: boolean): Sequence {
  if (!isObject(value)) throw new Fault(field, `must be an object with Z and y, got ${shown(value)}`);
  refuseUnknown(value, ["Z", "y"], field);
  const { n, Z } = readTokens(value.Z, `${field}.Z`);
  if (value.y === undefined && labelled) throw new Fault(`${field}.y`, "is missing, every training sample needs one");
  return { n, Z, y: value.y === undefined ? null : readLabel(value.y, `${field}.y`) };
}

/** The d x n matrix of tokens, row-major. */
function readTokens(value: unknown, field: string): { readonly n: number; readonly Z: Float64Array } {
  const rows = readList(value, field);
  if (rows.length === 0) throw new Fault(field, "is empty, expected a list of d rows");
  if (rows.length > largestDimension)
    throw new Fault(field, `has ${rows.length} rows, the dimension d must be between 1 and ${largestDimension}`);
  const n = readList(rows[0], `${field}[0]`).length;
  if (n === 0) throw new Fault(`${field}[0]`, "is empty, expected at least one token");
  const Z = new Float64Array(rows.length * n);
  for (let row = 0; row < rows.length; row++) {
    const entries = readList(rows[row], `${field}[${row}]`);
    if (entries.length !== n) throw new Fault(`${field}[${row}]`, `has ${counted(entries.length)}, expected ${n} like Z[0]`);
    copyNumbers(entries, Z, row * n, `${field}[${row}]`);
  }
  return { n, Z };
}

function readLabel(value: unknown, field: string): Float64Array {
  const entries = readList(value, field);
  if (entries.length === 0) throw new Fault(field, "is empty, expected at least one number");
  const y = new Float64Array(entries.length);
  copyNumbers(entries, y, 0, field);
  return y;
}

function copyNumbers(entries: readonly unknown[], target: Float64Array, offset: number, field: string): void {
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i];
    if (typeof entry !== "number") throw new Fault(`${field}[${i}]`, `is ${shown(entry)}, expected a number`);
    if (!Number.isFinite(entry)) throw new Fault(`${field}[${i}]`, `is ${entry}, expected a finite number`);
    target[offset + i] = entry;
  }
}

function checkShape({ n, Z, y }: Sequence, { d, outputs }: { readonly d: number; readonly outputs: number }, field: string): void {
  const rows = Z.length / n;
  if (rows !== d) throw new Fault(`${field}.Z`, `has ${rows} rows, expected ${d} like the others`);
  if (y && y.length !== outputs) throw new Fault(`${field}.y`, `has ${counted(y.length)}, expected ${outputs} like the others`);
}

function checkTestLabels(test: readonly Sequence[]): void {
  const missing = test.findIndex((sequence) => sequence.y === null);
  if (missing !== -1 && test.some((sequence) => sequence.y !== null))
    throw new Fault(
      `test[${missing}].y`,
      "is missing, although other test samples have one",
      "give labels for all test samples or for none",
    );
}

function readList(value: unknown, field: string): readonly unknown[] {
  if (value === undefined) throw new Fault(field, "is missing, expected a list");
  if (!Array.isArray(value)) throw new Fault(field, `must be a list, got ${shown(value)}`);
  return value;
}

function refuseUnknown(value: object, known: readonly string[], field: string): void {
  for (const name in value) {
    if (known.includes(name)) continue;
    const { field: path, message, hint } = unknownField(field === "" ? name : `${field}.${name}`, name, known);
    throw new Fault(path, message, hint);
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function counted(entries: number): string {
  return entries === 1 ? "1 entry" : `${entries} entries`;
}
