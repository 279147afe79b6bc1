/**
 * Large typed arrays as Blobs, which threads and databases take by reference. Copying an array blocks the page: 47 MB took
 * 0.2 s to a worker and 0.35 s into the database.
 */
import { openTurns } from "./turns";

const arrayTypes = { Float64Array, Float32Array, Int32Array };
type Name = keyof typeof arrayTypes;
type LargeArray = InstanceType<(typeof arrayTypes)[Name]>;

/** The replacement of an array. */
interface InBlob {
  readonly inBlob: Name;
  readonly blob: Blob;
}

/** Bytes from which an array is put in a Blob: smaller ones are copied within a millisecond. */
const large = 1_000_000;
/** Bytes copied at a time. */
const piece = 4_000_000;

/** The Blob of an array, made once. */
const known = new WeakMap<LargeArray, Promise<Blob>>();

/** Whether a value holds an array that would be put in a Blob. */
export function hasLargeArrays(value: unknown): boolean {
  return partsOf(value, isLarge).length > 0;
}

/**
 * The value with its large arrays in Blobs, made a few megabytes at a time; a value without such arrays is itself, and so is one
 * whose Blobs cannot be made. Its type is that of what `unpacked` makes of it.
 *
 * @param value  pure data whose large arrays do not change.
 */
export async function packed<Value>(value: Value): Promise<Value> {
  const arrays = partsOf(value, isLarge);
  if (arrays.length === 0) return value;
  try {
    const parts = new Map<unknown, InBlob>();
    for (const array of arrays) parts.set(array, { inBlob: nameOf(array), blob: await blobOf(array) });
    return withParts(value, parts) as Value;
  } catch {
    return value;
  }
}

/** A packed value with its arrays. */
export async function unpacked(value: unknown): Promise<unknown> {
  const parts = new Map<unknown, LargeArray>();
  for (const part of partsOf(value, isInBlob)) {
    const array = arrayOf(part, await part.blob.arrayBuffer());
    known.set(array, Promise.resolve(part.blob));
    parts.set(part, array);
  }
  return parts.size === 0 ? value : withParts(value, parts);
}

const opened = new WeakMap<object, unknown>();

/** The same synchronously, for workers. The same packed value gives the same result object. */
export function unpackedInWorker<Value>(value: Value): Value {
  const parts = partsOf(value, isInBlob);
  if (parts.length === 0) return value;
  const key = value as object;
  if (!opened.has(key)) {
    const reader = new FileReaderSync();
    opened.set(key, withParts(value, new Map(parts.map((part) => [part, arrayOf(part, reader.readAsArrayBuffer(part.blob))]))));
  }
  return opened.get(key) as Value;
}

function isLarge(value: unknown): value is LargeArray {
  return ArrayBuffer.isView(value) && value.byteLength >= large && Object.hasOwn(arrayTypes, value.constructor.name);
}

function isInBlob(value: unknown): value is InBlob {
  const { inBlob, blob } = (value ?? {}) as Partial<InBlob>;
  return blob instanceof Blob && typeof inBlob === "string" && Object.hasOwn(arrayTypes, inBlob);
}

function nameOf(array: LargeArray): Name {
  return array.constructor.name as Name;
}

function arrayOf({ inBlob }: InBlob, buffer: ArrayBuffer): LargeArray {
  return new arrayTypes[inBlob](buffer);
}

function blobOf(array: LargeArray): Promise<Blob> {
  const there = known.get(array);
  if (there) return there;
  const made = makeBlob(array);
  known.set(array, made);
  return made;
}

async function makeBlob(array: LargeArray): Promise<Blob> {
  const defer = openTurns();
  const pieces: Blob[] = [];
  const length = piece / array.BYTES_PER_ELEMENT;
  for (let from = 0; from < array.length; from += length) {
    pieces.push(new Blob([array.subarray(from, from + length) as BlobPart]));
    await new Promise<void>(defer);
  }
  return new Blob(pieces);
}

/** All parts of a value, at any depth, for which a predicate holds. */
function partsOf<Part>(value: unknown, isPart: (value: unknown) => value is Part): readonly Part[] {
  if (isPart(value)) return [value];
  return isContainer(value) ? Object.values(value).flatMap((inner) => partsOf(inner, isPart)) : [];
}

function withParts(value: unknown, parts: ReadonlyMap<unknown, unknown>): unknown {
  if (parts.has(value)) return parts.get(value);
  if (Array.isArray(value)) return value.map((inner) => withParts(inner, parts));
  if (!isContainer(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withParts(inner, parts)]));
}

function isContainer(value: unknown): value is object {
  return Array.isArray(value) || Object.prototype.toString.call(value) === "[object Object]";
}
