/**
 * The members of a zip archive, checked: sizes before anything is inflated, and the CRC-32 of every member after it, so
 * that a damaged file is refused rather than read as other numbers. Numbers in the format are little-endian.
 */
import { Inflate } from "fflate";
import type { DataFault } from "../fields/data-document";
import type { Values } from "../fields/problem";
import { crc32 } from "../numerics/crc32";
import { grouped } from "./fault";
import { formatFault, formatProblem } from "./format-problem";
import type { FormatProblemCode } from "./problems";

/** Beyond it an archive is refused before memory is taken: a small file may claim to hold anything. */
export const largestInflated = 1_000_000_000;

interface Entry {
  readonly name: string;
  readonly stored: boolean;
  readonly crc: number;
  readonly compressed: number;
  readonly size: number;
  readonly offset: number;
}

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;
/** 0xffffffff in a size says that the real one stands in a zip64 field, which only files beyond our limit need. */
const inZip64 = 0xffffffff;
/** No deflated stream expands further, so a larger claim is false. */
const largestRatio = 1032;

/**
 * Name to content of every member.
 *
 * @param fewer  what to do about an archive that is too large, in the words of the data that it holds.
 * @throws {DataFault} when the archive is damaged, encrypted or too large.
 */
export function unzip(bytes: Uint8Array, fewer = formatProblem("samples-fewer")): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(view, bytes);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > largestInflated) throw formatFault("", "zip-large", { size: grouped(Math.ceil(total / 1e6)), fewer });
  const members = new Map<string, Uint8Array>();
  for (const entry of entries) {
    if (members.has(entry.name)) throw formatFault(entry.name, "zip-twice");
    members.set(entry.name, unpack(entry, view, bytes));
  }
  return members;
}

function readDirectory(view: DataView, bytes: Uint8Array): Entry[] {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const size = view.getUint32(end + 12, true);
  const start = view.getUint32(end + 16, true);
  if (start === inZip64 || count === 0xffff) throw formatFault("", "zip-64");
  if (start + size !== end) throw damaged("zip-directory");
  const entries: Entry[] = [];
  let at = start;
  while (at < end) {
    if (at + 46 > end || view.getUint32(at, true) !== entrySignature) throw damaged("zip-entry");
    const next = at + 46 + view.getUint16(at + 28, true) + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw damaged("zip-entry");
    entries.push(readEntry(view, bytes, at));
    at = next;
  }
  if (entries.length !== count) throw damaged("zip-members", { count: entries.length, claimed: count });
  return entries;
}

/** The end record is the last thing in the file, but for a comment that is as long as it says. */
function findEnd(view: DataView): number {
  const last = view.byteLength - 22;
  for (let at = last; at >= Math.max(0, last - 0xffff); at--)
    if (view.getUint32(at, true) === endSignature && at + view.getUint16(at + 20, true) === last) return at;
  throw damaged("zip-end");
}

function readEntry(view: DataView, bytes: Uint8Array, at: number): Entry {
  const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
  const method = view.getUint16(at + 10, true);
  if (view.getUint16(at + 8, true) & 1) throw formatFault(name, "zip-encrypted");
  if (method !== 0 && method !== 8) throw formatFault(name, "zip-method", { method });
  const [crc, compressed, size, offset] = [16, 20, 24, 42].map((field) => view.getUint32(at + field, true));
  if ([compressed, size, offset].includes(inZip64)) throw formatFault(name, "zip-64-size");
  return { name, stored: method === 0, crc, compressed, size, offset };
}

function unpack(entry: Entry, view: DataView, bytes: Uint8Array): Uint8Array {
  const { name, offset, compressed, size, stored } = entry;
  if (offset + 30 > view.byteLength || view.getUint32(offset, true) !== localSignature) throw damaged("zip-place", { name });
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + compressed > view.byteLength) throw damaged("zip-cut-off", { name });
  if (size > compressed * (stored ? 1 : largestRatio)) throw damaged("zip-size", { name });
  const packed = bytes.subarray(start, start + compressed);
  const content = stored ? packed : inflate(packed, size);
  if (content?.length !== size || crc32(content) !== entry.crc) throw damaged("zip-checksum", { name });
  return content;
}

/** Compressed bytes per step: one step makes at most 17 MB, so a stream that outgrows its claim is left soon. */
const step = 16_384;

/** Exactly `size` bytes; null when the stream is broken or holds another number of them. */
function inflate(packed: Uint8Array, size: number): Uint8Array | null {
  const content = new Uint8Array(size);
  let filled = 0;
  let ended = false;
  const stream = new Inflate((chunk, final) => {
    if (filled + chunk.length <= size) content.set(chunk, filled);
    filled += chunk.length;
    ended = final;
  });
  try {
    for (let at = 0; at < packed.length && filled <= size; at += step)
      stream.push(packed.subarray(at, at + step), at + step >= packed.length);
  } catch {
    // The library throws its own errors, and range errors on some broken streams: to us they all mean the same.
    return null;
  }
  return ended && filled === size ? content : null;
}

function damaged(how: FormatProblemCode, values: Values = {}): DataFault {
  return formatFault("", "zip-damaged", { how: formatProblem(how, values) });
}
