/** Own data of this lab, the "lion-data" document: queries, keys, values and decays, the same file in the page and in the headless runner. */
import { shown } from "../fields/fields";
import { type Problem, unknownField } from "../fields/problem";
import { fingerprint } from "../tasks/custom/hash";
import { asText, printNumber } from "../tasks/custom/numbers";
import { parseJson } from "../tasks/json";
import { DocumentFault, refuse } from "./own-data-problems";
import type { Sequence } from "./sequence";

export const dataFormat = "lion-data";
export const dataVersion = 1;

/** The decays that a file gives: one for all tokens, one for each, or one for each coordinate of each. */
export type DecayData =
  | { readonly kind: "fixed"; readonly lambda: number }
  /** L. */
  | { readonly kind: "tokens"; readonly lambdas: Float64Array }
  /** L x d. */
  | { readonly kind: "coordinates"; readonly lambdas: Float64Array };

export interface HeadData {
  readonly sequence: Sequence;
  /** Null where none are given. */
  readonly decay: DecayData | null;
}

export interface LionData {
  /** At least one; all of one shape. */
  readonly heads: readonly HeadData[];
  /** Whether the file has them as a list, which may have a single entry. */
  readonly listed: boolean;
}

export type ParsedLionData = { readonly ok: true; readonly data: LionData } | { readonly ok: false; readonly problem: Problem };

/**
 * Reads own data from JSON text or from a value that was parsed already, and stops at the first problem, which names the
 * array, the row and the column.
 */
export function parseLionData(input: unknown): ParsedLionData {
  const parsed = typeof input === "string" ? parseJson(input) : { ok: true as const, value: input };
  return parsed.ok ? attempt(() => readDocument(parsed.value)) : parsed;
}

/** Runs a reader; the fault that it throws becomes the problem. */
export function attempt(read: () => LionData): ParsedLionData {
  try {
    return { ok: true, data: read() };
  } catch (error) {
    if (error instanceof DocumentFault) return { ok: false, problem: error.problem };
    throw error;
  }
}

/** The document as JSON text, a row per line; reading it gives the same bits. */
export function writeLionData({ heads, listed }: LionData): string {
  return asText(function* () {
    yield `{"format":"${dataFormat}","version":${dataVersion},\n`;
    if (!listed) yield membersOf(heads[0]);
    else yield `"heads":[${heads.map((head) => `{${membersOf(head)}}`).join(",\n")}]`;
    yield "}\n";
  });
}

function membersOf({ sequence: { d, dv, q, k, v, padding }, decay }: HeadData): string {
  const decays =
    decay &&
    (decay.kind === "fixed" ? printNumber(decay.lambda) : decay.kind === "tokens" ? numbers(decay.lambdas) : rowsOf(decay.lambdas, d));
  return [
    `"q":${rowsOf(q, d)}`,
    `"k":${rowsOf(k, d)}`,
    `"v":${rowsOf(v, dv)}`,
    ...(decays === null ? [] : [`"decay":${decays}`]),
    ...(padding ? [`"padding":${numbers(padding)}`] : []),
  ].join(",\n");
}

function numbers(values: ArrayLike<number>): string {
  return `[${Array.from(values, printNumber).join(",")}]`;
}

function rowsOf(values: Float64Array, width: number): string {
  return `[${Array.from({ length: values.length / width }, (_, i) => numbers(values.subarray(i * width, (i + 1) * width))).join(",\n")}]`;
}

/** 16 hexadecimal digits that depend on the shapes and the numbers alone. */
export function hashLionData({ heads, listed }: LionData): string {
  return fingerprint(function* () {
    yield Float64Array.of(heads.length, listed ? 1 : 0);
    for (const { sequence, decay } of heads) {
      const { length, d, dv, q, k, v, padding } = sequence;
      yield Float64Array.of(length, d, dv, padding ? 1 : 0, decay ? ["fixed", "tokens", "coordinates"].indexOf(decay.kind) : -1);
      yield* [q, k, v];
      if (decay) yield decay.kind === "fixed" ? Float64Array.of(decay.lambda) : decay.lambdas;
      if (padding) yield Float64Array.from(padding);
    }
  });
}

type Document = Readonly<Record<string, unknown>>;

const members = ["q", "k", "v", "decay", "padding"];

/** @throws {DocumentFault} for the first problem. */
export function readDocument(value: unknown): LionData {
  const document = readObject(value, "");
  const { format, version } = document;
  if (format !== dataFormat) throw refuse("format", "lion-data-format", { expected: shown(dataFormat), value: shown(format) });
  if (typeof version === "number" && version > dataVersion)
    throw refuse("version", "lion-data-newer", { value: version, expected: dataVersion });
  if (version !== dataVersion) throw refuse("version", "lion-data-format", { expected: dataVersion, value: shown(version) });
  const { format: _, version: __, heads, ...rest } = document;
  checkNames(rest, "", [...members, "format", "version", "heads"]);
  if (heads === undefined) return { heads: [readHead(document, "")], listed: false };
  const [other] = Object.keys(rest);
  if (other !== undefined) throw refuse("heads", "lion-data-heads", { other });
  const read = readList(heads, "heads").map((head, index) => {
    const field = `heads[${index}]`;
    const given = readObject(head, field);
    checkNames(given, `${field}.`, members);
    return readHead(given, `${field}.`);
  });
  const shape = ({ sequence: { length, d, dv } }: HeadData) => `${length} tokens, d = ${d}, d_v = ${dv}`;
  read.forEach((head, index) => {
    if (shape(head) !== shape(read[0]))
      throw refuse(`heads[${index}]`, "lion-data-heads-alike", { found: shape(head), expected: shape(read[0]) });
  });
  return { heads: read, listed: true };
}

function readObject(value: unknown, field: string): Document {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw refuse(field, field === "" ? "lion-data-no-document" : "lion-data-not-an-object", { value: shown(value) });
  return value as Document;
}

function checkNames(document: Document, prefix: string, names: readonly string[]): void {
  for (const name in document) if (!names.includes(name)) throw new DocumentFault(unknownField(`${prefix}${name}`, name, names));
}

/** @param prefix  of the names of its fields, such as "heads[2]." */
function readHead(document: Document, prefix: string): HeadData {
  const q = readRows(document.q, `${prefix}q`);
  const k = readRows(document.k, `${prefix}k`);
  const v = readRows(document.v, `${prefix}v`);
  const length = q.rows;
  for (const [name, { rows }] of [
    ["k", k],
    ["v", v],
  ] as const)
    if (rows !== length) throw refuse(`${prefix}${name}`, "lion-data-rows", { count: rows, expected: length });
  if (k.columns !== q.columns) throw refuse(`${prefix}k`, "lion-data-columns", { count: k.columns, expected: q.columns });
  const padding = readPadding(document.padding, `${prefix}padding`, length);
  const sequence = { length, d: q.columns, dv: v.columns, q: q.values, k: k.values, v: v.values, padding };
  return { sequence, decay: readDecay(document.decay, `${prefix}decay`, sequence) };
}

function readDecay(value: unknown, field: string, { length, d }: Sequence): DecayData | null {
  if (value === undefined) return null;
  if (typeof value === "number") return { kind: "fixed", lambda: readLambda(value, field) };
  if (!Array.isArray(value)) throw refuse(field, "lion-data-decay-shape", { value: shown(value) });
  if (value.length !== length) throw refuse(field, "lion-data-rows", { count: value.length, expected: length });
  if (!Array.isArray(value[0]))
    return { kind: "tokens", lambdas: Float64Array.from(value, (entry, i) => readLambda(entry, `${field}[${i}]`)) };
  const { columns, values } = readRows(value, field);
  if (columns !== d) throw refuse(field, "lion-data-columns", { count: columns, expected: d });
  const lambdas = values.map((lambda, e) => readLambda(lambda, `${field}[${Math.floor(e / d)}][${e % d}]`));
  return { kind: "coordinates", lambdas };
}

function readLambda(value: unknown, field: string): number {
  if (typeof value === "number" && value >= 0 && value <= 1) return value;
  throw refuse(field, "lion-data-decay", { value: typeof value === "number" ? String(value) : shown(value) });
}

function readPadding(value: unknown, field: string, length: number): Uint8Array | null {
  if (value === undefined) return null;
  const entries = readList(value, field);
  if (entries.length !== length) throw refuse(field, "lion-data-rows", { count: entries.length, expected: length });
  const padding = Uint8Array.from(entries, (entry, i) => {
    if (entry === 0 || entry === 1) return entry;
    throw refuse(`${field}[${i}]`, "lion-data-padding", { value: shown(entry) });
  });
  if (padding.every((mark) => mark === 1)) throw refuse(field, "lion-data-all-padding");
  return padding;
}

interface Rows {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float64Array;
}

function readRows(value: unknown, field: string): Rows {
  const rows = readList(value, field);
  const columns = readList(rows[0], `${field}[0]`).length;
  const values = new Float64Array(rows.length * columns);
  for (let row = 0; row < rows.length; row++) {
    const entries = readList(rows[row], `${field}[${row}]`);
    if (entries.length !== columns) throw refuse(`${field}[${row}]`, "lion-data-width", { count: entries.length, expected: columns });
    for (let column = 0; column < columns; column++) {
      const entry = entries[column];
      if (typeof entry !== "number" || !Number.isFinite(entry))
        throw refuse(`${field}[${row}][${column}]`, "lion-data-not-a-number", {
          value: typeof entry === "number" ? String(entry) : shown(entry),
        });
      values[row * columns + column] = entry;
    }
  }
  return { rows: rows.length, columns, values };
}

function readList(value: unknown, field: string): readonly unknown[] {
  if (value === undefined) throw refuse(field, "lion-data-missing");
  if (!Array.isArray(value)) throw refuse(field, "lion-data-not-a-list", { value: shown(value) });
  if (value.length === 0) throw refuse(field, "lion-data-empty");
  return value;
}
