/**
 * Structured clones as JSON, and back, for archives and for the rows of sweeps: what a store holds besides JSON (typed arrays, numbers that are not finite, maps,
 * dates) becomes an object with the field "$" that names it. Numbers of typed arrays travel as base64, little-endian.
 */
import { PlaygroundError } from "../numerics/errors";
import { fromBase64, toBase64 } from "./base64";
import { documentProblem } from "./document-problem";

/** No value that the page keeps is nested half as deep. */
const deepest = 60;
const forbidden = ["__proto__", "constructor", "prototype"];

const arrayTypes = {
  Float64Array,
  Float32Array,
  Int32Array,
  Uint32Array,
  Int16Array,
  Uint16Array,
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  BigInt64Array,
  BigUint64Array,
} as const;
type ArrayName = keyof typeof arrayTypes;

/** Something in a value that cannot be written or read; the field of the problem leads to it. */
export class CloneFault extends PlaygroundError {}

/** The text of a value, which keeps every bit. @throws {CloneFault} */
export function writeClone(value: unknown): string {
  return JSON.stringify(encodeClone(value, "value"));
}

/** @throws {SyntaxError | CloneFault} for what `writeClone` has not written. */
export function readClone(text: string): unknown {
  return decodeClone(JSON.parse(text), "value");
}

/** @throws {CloneFault} for what no archive can hold, such as a function or a file. */
export function encodeClone(value: unknown, path: string, depth = 0): unknown {
  if (depth > deepest) throw new CloneFault(documentProblem("clone-deep", { most: deepest }, path));
  const inner = (entry: unknown, name: string) => encodeClone(entry, name, depth + 1);
  if (value === undefined) return { $: "undefined" };
  if (typeof value === "number") return Number.isFinite(value) && !Object.is(value, -0) ? value : { $: "number", value: printed(value) };
  if (typeof value === "bigint") return { $: "bigint", value: String(value) };
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (Array.isArray(value)) return Array.from(value, (entry, i) => inner(entry, `${path}[${i}]`));
  if (value instanceof Date) return { $: "Date", value: inner(value.getTime(), path) };
  if (value instanceof Map)
    return { $: "Map", entries: [...value].map(([key, entry], i) => [inner(key, `${path}[${i}]`), inner(entry, `${path}[${i}]`)]) };
  if (value instanceof Set) return { $: "Set", values: [...value].map((entry, i) => inner(entry, `${path}[${i}]`)) };
  if (value instanceof ArrayBuffer) return { $: "ArrayBuffer", base64: toBase64(new Uint8Array(value)) };
  const name = arrayName(value);
  if (name) {
    const { buffer, byteOffset, byteLength } = value as Float64Array;
    return { $: name, base64: toBase64(new Uint8Array(buffer, byteOffset, byteLength)) };
  }
  if (typeof value !== "object" || ![Object.prototype, null].includes(Object.getPrototypeOf(value)))
    throw new CloneFault(documentProblem("clone-kind", {}, path));
  const fields = Object.entries(value).map(([key, entry]) => [key, inner(entry, `${path}.${key}`)] as const);
  for (const [key] of fields) if (forbidden.includes(key)) throw new CloneFault(documentProblem("clone-name", {}, `${path}.${key}`));
  return "$" in value ? { $: "object", fields } : Object.fromEntries(fields);
}

/** @throws {CloneFault} that says where, for anything that `encodeClone` does not write. */
export function decodeClone(json: unknown, path: string, depth = 0): unknown {
  if (depth > deepest) throw new CloneFault(documentProblem("clone-deep", { most: deepest }, path));
  const inner = (entry: unknown, name: string) => decodeClone(entry, name, depth + 1);
  if (typeof json === "number" && !Number.isFinite(json)) throw new CloneFault(documentProblem("clone-number", {}, path));
  if (json === null || typeof json !== "object") return json;
  if (Array.isArray(json)) return json.map((entry, i) => inner(entry, `${path}[${i}]`));
  const fields = json as Readonly<Record<string, unknown>>;
  if (!Object.hasOwn(fields, "$")) return plainObject(Object.entries(fields), path, inner);
  return tagged(fields, path, inner);
}

type Inner = (entry: unknown, path: string) => unknown;

function plainObject(fields: readonly (readonly [string, unknown])[], path: string, inner: Inner): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, entry] of fields) {
    if (forbidden.includes(name)) throw new CloneFault(documentProblem("clone-name", {}, `${path}.${name}`));
    result[name] = inner(entry, `${path}.${name}`);
  }
  return result;
}

function tagged(fields: Readonly<Record<string, unknown>>, path: string, inner: Inner): unknown {
  const { $: tag, value } = fields;
  if (tag === "undefined") return undefined;
  if (tag === "number" && typeof value === "string" && ["NaN", "Infinity", "-Infinity", "-0"].includes(value)) return Number(value);
  if (tag === "bigint" && typeof value === "string" && /^-?\d{1,400}$/.test(value)) return BigInt(value);
  if (tag === "Date" && (typeof value === "number" || typeof value === "object")) return new Date(Number(inner(value, path)));
  if (tag === "Set") return new Set(listOf(fields.values, path).map((entry, i) => inner(entry, `${path}[${i}]`)));
  if (tag === "Map")
    return new Map(pairsOf(fields.entries, path).map(([key, entry], i) => [inner(key, `${path}[${i}]`), inner(entry, `${path}[${i}]`)]));
  if (tag === "object") {
    const pairs = pairsOf(fields.fields, path).map(([name, entry]) => [String(name), entry] as const);
    return plainObject(pairs, path, inner);
  }
  if (tag === "ArrayBuffer") return bytesOf(fields.base64, 1, path).buffer;
  if (typeof tag === "string" && Object.hasOwn(arrayTypes, tag)) {
    const ArrayType = arrayTypes[tag as ArrayName];
    return new ArrayType(bytesOf(fields.base64, ArrayType.BYTES_PER_ELEMENT, path).buffer);
  }
  throw new CloneFault(documentProblem("clone-unknown", { kind: String(JSON.stringify(tag)?.slice(0, 40)) }, path));
}

function listOf(value: unknown, path: string): readonly unknown[] {
  if (!Array.isArray(value)) throw new CloneFault(documentProblem("clone-list", {}, path));
  return value;
}

function pairsOf(value: unknown, path: string): readonly (readonly [unknown, unknown])[] {
  return listOf(value, path).map((pair) => {
    if (!Array.isArray(pair) || pair.length !== 2) throw new CloneFault(documentProblem("clone-pairs", {}, path));
    return pair as unknown as readonly [unknown, unknown];
  });
}

function bytesOf(value: unknown, size: number, path: string): Uint8Array<ArrayBuffer> {
  const bytes = typeof value === "string" ? fromBase64(value) : null;
  if (!bytes) throw new CloneFault(documentProblem("clone-base64", {}, path));
  if (bytes.length % size !== 0) throw new CloneFault(documentProblem("clone-bytes", { count: bytes.length, size }, path));
  return bytes;
}

function arrayName(value: unknown): ArrayName | null {
  if (!ArrayBuffer.isView(value)) return null;
  const name = value.constructor.name;
  return Object.hasOwn(arrayTypes, name) ? (name as ArrayName) : null;
}

function printed(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}
