/**
 * One NumPy array (.npy, format versions 1.0 to 3.0): magic, version, header length, a Python dictionary with type, order and
 * shape, then the numbers. https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
 */
import type { Problem } from "../fields/problem";
import { grouped } from "./fault";
import { formatFault, formatProblem } from "./format-problem";

/** The numbers in C order (last index fastest), whatever their order in the file. */
export interface NumpyArray {
  readonly shape: readonly number[];
  readonly values: Float64Array;
}

/** A billion bytes as float64; a file of single bytes may hold eight times as many numbers as its size suggests. */
const largestLength = 125_000_000;
const magic = "\x93NUMPY";

export function isNpy(bytes: Uint8Array): boolean {
  return magic === String.fromCharCode(...bytes.subarray(0, magic.length));
}

/** Advice for an array that cannot be read, in the words of the data that it is a part of. */
export interface ArrayHints {
  /** Where it has too many numbers. */
  readonly fewer: Problem;
  /** Where it holds Python objects, which NumPy makes of rows of unequal length. */
  readonly unequal: Problem;
}

const ofSamples: ArrayHints = { fewer: formatProblem("samples-fewer"), unequal: formatProblem("samples-unequal") };

/** @throws {DataFault} whose field is `name`, when these are not the bytes of a numeric array. */
export function readNpy(bytes: Uint8Array, name: string, hints = ofSamples): NumpyArray {
  if (!isNpy(bytes)) throw formatFault(name, "numpy-none");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { text, end } = readHeaderText(view, bytes, name);
  const { type, columnsFirst, shape } = readHeader(text, name, hints);
  const length = shape.reduce((product, extent) => product * extent, 1);
  if (length > largestLength)
    throw formatFault(name, "numpy-length", { count: grouped(length), limit: grouped(largestLength), fewer: hints.fewer });
  const [found, expected] = [bytes.length - end, length * type.size];
  if (found !== expected) throw formatFault(name, "numpy-bytes", { bytes: found, expected, shape: printShape(shape) });
  const values = readValues(new DataView(view.buffer, view.byteOffset + end), type, length, name);
  return { shape, values: columnsFirst ? toRowOrder(values, shape) : values };
}

/** A float64, float32 or int64 array as .npy version 1.0; int64 holds the integers up to 2^53 that JavaScript has. */
export function writeNpy(shape: readonly number[], values: Float64Array, descr: "<f8" | "<f4" | "<i8" = "<f8"): Uint8Array {
  const fields = `{'descr': '${descr}', 'fortran_order': False, 'shape': ${printShape(shape)}, }`;
  // The numbers begin at a multiple of 64 bytes, so that a reader may map them into memory.
  const header = `${fields.padEnd(Math.ceil((fields.length + 11) / 64) * 64 - 11)}\n`;
  const start = 10 + header.length;
  const bytes = new Uint8Array(start + values.length * (descr === "<f4" ? 4 : 8));
  const view = new DataView(bytes.buffer);
  bytes.set(Uint8Array.from(`${magic}\x01\x00`, (character) => character.charCodeAt(0)));
  view.setUint16(8, header.length, true);
  bytes.set(new TextEncoder().encode(header), 10);
  if (descr === "<f8") for (let i = 0; i < values.length; i++) view.setFloat64(start + i * 8, values[i], true);
  else if (descr === "<f4") for (let i = 0; i < values.length; i++) view.setFloat32(start + i * 4, values[i], true);
  else for (let i = 0; i < values.length; i++) view.setBigInt64(start + i * 8, BigInt(values[i]), true);
  return bytes;
}

/** (3, 4) or (3,), as Python prints a tuple. */
export function printShape(shape: readonly number[]): string {
  return shape.length === 1 ? `(${shape[0]},)` : `(${shape.join(", ")})`;
}

function readHeaderText(view: DataView, bytes: Uint8Array, name: string): { text: string; end: number } {
  const version = view.byteLength < 12 ? 0 : view.getUint8(6);
  if (version < 1 || version > 3) throw formatFault(name, "numpy-version");
  const start = version === 1 ? 10 : 12;
  const end = start + (version === 1 ? view.getUint16(8, true) : view.getUint32(8, true));
  if (end > bytes.length) throw formatFault(name, "numpy-cut-off");
  return { text: new TextDecoder().decode(bytes.subarray(start, end)), end };
}

interface Header {
  readonly type: NpyNumbers;
  readonly columnsFirst: boolean;
  readonly shape: readonly number[];
}

function readHeader(text: string, name: string, hints: ArrayHints): Header {
  const fields = npyFields(text);
  if (!fields) throw formatFault(name, "numpy-header");
  return { ...fields, type: numberType(fields.descr, name, hints) };
}

/** Type, order and shape from a header's dictionary; "structured" for a type that is no single number. Null if unreadable. */
export function npyFields(text: string): { descr: string; columnsFirst: boolean; shape: readonly number[] } | null {
  const order = /'fortran_order'\s*:\s*(True|False)\b/.exec(text)?.[1];
  const shape = /'shape'\s*:\s*\(((?:\d+L?(?:\s*,\s*\d+L?)*\s*,?)?)\s*\)/.exec(text)?.[1];
  const descr = /'descr'\s*:\s*(?:'([^']*)'|\[)/.exec(text);
  if (order === undefined || shape === undefined || descr === null) return null;
  const extents = shape.split(",").flatMap((extent) => (extent.trim() === "" ? [] : [Number.parseInt(extent, 10)]));
  return { descr: descr[1] ?? "structured", columnsFirst: order === "True", shape: extents };
}

/** How the numbers of an array are stored. */
export interface NpyNumbers {
  /** Bytes of one. */
  readonly size: number;
  readonly read: (view: DataView, at: number) => number | bigint;
}

/** @param descr  as a header has it: "<f8"; undefined where it is no type of real numbers. */
export function npyNumbers(descr: string): NpyNumbers | undefined {
  const little = descr[0] !== ">";
  const type = /^[<>|=]/.test(descr) ? readers[descr.slice(1)] : undefined;
  return type && { size: type.size, read: (view, at) => type.read(view, at, little) };
}

function numberType(descr: string, name: string, { unequal }: ArrayHints): NpyNumbers {
  const type = npyNumbers(descr);
  if (type) return type;
  throw formatFault(name, descr === "|O" ? "numpy-objects" : "numpy-type", { type: descr, name, unequal });
}

interface Reader {
  readonly size: number;
  readonly read: (view: DataView, at: number, little: boolean) => number | bigint;
}

const readers: Readonly<Record<string, Reader | undefined>> = {
  f2: { size: 2, read: (view, at, little) => readHalf(view.getUint16(at, little)) },
  f4: { size: 4, read: (view, at, little) => view.getFloat32(at, little) },
  f8: { size: 8, read: (view, at, little) => view.getFloat64(at, little) },
  i1: { size: 1, read: (view, at) => view.getInt8(at) },
  i2: { size: 2, read: (view, at, little) => view.getInt16(at, little) },
  i4: { size: 4, read: (view, at, little) => view.getInt32(at, little) },
  i8: { size: 8, read: (view, at, little) => view.getBigInt64(at, little) },
  u1: { size: 1, read: (view, at) => view.getUint8(at) },
  u2: { size: 2, read: (view, at, little) => view.getUint16(at, little) },
  u4: { size: 4, read: (view, at, little) => view.getUint32(at, little) },
  u8: { size: 8, read: (view, at, little) => view.getBigUint64(at, little) },
  b1: { size: 1, read: (view, at) => (view.getUint8(at) === 0 ? 0 : 1) },
};

/** IEEE half precision: 1 sign, 5 exponent and 10 fraction bits. */
function readHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction === 0 ? sign * Infinity : Number.NaN;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25);
}

function readValues(view: DataView, { size, read }: NpyNumbers, length: number, name: string): Float64Array {
  const values = new Float64Array(length);
  for (let i = 0; i < length; i++) {
    const value = read(view, i * size);
    values[i] = Number(value);
    // A 64-bit integer may have more digits than a float64 keeps; rounding it would change the data silently.
    if (typeof value === "bigint" && BigInt(values[i]) !== value) throw formatFault(name, "numpy-integer", { value: String(value), name });
  }
  return values;
}

/** From Fortran order (first index fastest) to C order (last index fastest). */
function toRowOrder(values: Float64Array, shape: readonly number[]): Float64Array {
  const result = new Float64Array(values.length);
  const index = shape.map(() => 0);
  const strides = shape.map((_, axis) => shape.slice(0, axis).reduce((product, extent) => product * extent, 1));
  let from = 0;
  for (let to = 0; to < result.length; to++) {
    result[to] = values[from];
    for (let axis = shape.length - 1; axis >= 0; axis--) {
      from += strides[axis];
      if (++index[axis] < shape[axis]) break;
      from -= strides[axis] * shape[axis];
      index[axis] = 0;
    }
  }
  return result;
}
