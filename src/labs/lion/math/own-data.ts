/** Own data of this lab, the "lion-data" document: queries, keys, values and decays, the same file in the page and in the headless runner. */
import {
  attempt,
  checkEnvelope,
  checkNames,
  type Members,
  type ParsedData,
  readList,
  readObject,
  readRows,
} from "../../../platform/fields/data-document";
import { shown } from "../../../platform/fields/fields";
import { fingerprint } from "../../../platform/files/fingerprint";
import { parseJson } from "../../../platform/files/json";
import { asText, printNumber } from "../../../platform/files/numbers";
import { ownDataProblem, refuse } from "./own-data-problem";
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

export type ParsedLionData = ParsedData<LionData>;

/**
 * Reads own data from JSON text or from a value that was parsed already, and stops at the first problem, which names the
 * array, the row and the column.
 */
export function parseLionData(input: unknown): ParsedLionData {
  const parsed = typeof input === "string" ? parseJson(input) : { ok: true as const, value: input };
  return parsed.ok ? attempt(() => readDocument(parsed.value)) : parsed;
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

const members = ["q", "k", "v", "decay", "padding"];

/** @throws {DataFault} for the first problem. */
export function readDocument(value: unknown): LionData {
  const document = readObject(value, "");
  checkEnvelope(document, { format: dataFormat, version: dataVersion });
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
  const shape = ({ sequence: { length, d, dv } }: HeadData) => ownDataProblem("lion-data-head-shape", { length, d, dv });
  read.forEach((head, index) => {
    const [found, expected] = [shape(head), shape(read[0])];
    if (JSON.stringify(found) !== JSON.stringify(expected)) throw refuse(`heads[${index}]`, "lion-data-heads-alike", { found, expected });
  });
  return { heads: read, listed: true };
}

/** @param prefix  of the names of its fields, such as "heads[2]." */
function readHead(document: Members, prefix: string): HeadData {
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
