/** Memory that the threads of a team share (team.ts), and kernels that work in it. */
import { mayShare } from "./shareable";

const pageBytes = 65536;
/** Those that kernels are built for, and those of 32-bit addresses. */
const leastPages = 16;
const mostPages = 65536;

/** At least so many zero bytes; null where threads cannot share any. */
export function openTeamMemory(bytes: number): WebAssembly.Memory | null {
  if (!mayShare()) return null;
  const pages = Math.max(leastPages, Math.ceil(bytes / pageBytes));
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  } catch {
    return null;
  }
}

/** The import of a memory from "env", up to its flags, which say here that it has a least size and neither limit nor sharing. */
const memoryImport = "\x03env\x06memory\x02";
const unshared = "\x00";
const shared = "\x03";
const importSection = 2;
/** Bytes before the first section. */
const header = 8;

/**
 * A module with the same instructions that imports shared memory: WebAssembly distinguishes both (core specification 5.5.5, with
 * threads). The bits of its results are therefore the same.
 *
 * @param bytes  of a module that imports its memory, one character each.
 */
export function forTeamMemory(bytes: string): string {
  for (let at = header; at < bytes.length; ) {
    const { value: size, end: start } = readNumber(bytes, at + 1);
    const flags = bytes.indexOf(memoryImport + unshared, start) + memoryImport.length;
    if (bytes.charCodeAt(at) === importSection && flags >= memoryImport.length && flags < start + size) {
      const least = readNumber(bytes, flags + 1).end;
      const content =
        bytes.slice(start, flags) + shared + bytes.slice(flags + 1, least) + number(mostPages) + bytes.slice(least, start + size);
      return bytes.slice(0, at + 1) + number(content.length) + content + bytes.slice(start + size);
    }
    at = start + size;
  }
  throw new Error("expected a module that imports its memory");
}

/** An unsigned number in LEB128, and where it ends. */
function readNumber(bytes: string, at: number): { readonly value: number; readonly end: number } {
  const byte = bytes.charCodeAt(at);
  if (byte < 128) return { value: byte, end: at + 1 };
  const { value, end } = readNumber(bytes, at + 1);
  return { value: byte - 128 + 128 * value, end };
}

function number(value: number): string {
  return value < 128 ? String.fromCharCode(value) : String.fromCharCode(128 + (value % 128)) + number(Math.floor(value / 128));
}
