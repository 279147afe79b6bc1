/** Reads own data in any of the formats, and writes them in a chosen one. */
import type { Problem } from "../../../../../platform/fields/problem";
import { delimiterOf } from "../../../../../platform/files/csv-table";
import { decodedText } from "../../../../../platform/files/decoded-text";
import { fileSizeProblem } from "../../../../../platform/files/fault";
import { isNpy } from "../../../../../platform/files/npy";
import type { ParsedData } from "./checks";
import { parseCsv } from "./csv";
import { customProblem } from "./custom-problem";
import { parseOwnData } from "./data";
import { parseNpz } from "./npz";

export type { ParsedData } from "./checks";
export { writeCsv } from "./csv";

export { writeNpz } from "./npz";
export { writeJson } from "./write-json";

const textExtensions = ["json", "csv", "tsv", "txt"];

/**
 * Own data from the bytes of a file. The content decides the format; the name helps in ambiguous cases. Never throws: every
 * failure is returned as a problem.
 */
export function readOwnData(bytes: Uint8Array, name: string): ParsedData {
  const tooLarge = fileSizeProblem(bytes.length);
  if (tooLarge) return refused(tooLarge);
  try {
    return isZip(bytes) ? parseNpz(bytes) : readText(bytes, name);
  } catch (error) {
    // Browsers differ in the size of strings and arrays, and report it only as an error.
    if (error instanceof RangeError) return refused(customProblem("custom-memory"));
    throw error;
  }
}

function readText(bytes: Uint8Array, name: string): ParsedData {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1].toLowerCase() ?? "";
  if (isNpy(bytes)) return refused(customProblem("custom-single-array"));
  const text = decodedText(bytes);
  if (text?.trim() === "") return refused(customProblem("custom-empty-file"));
  if (text === null) return refused(unknown(extension));
  if (/^\s*[{[]/.test(text)) return parseOwnData(text);
  if (looksLikeTable(text)) return parseCsv(text);
  if (extension === "json") return parseOwnData(text);
  if (textExtensions.includes(extension)) return parseCsv(text);
  return refused(unknown(extension));
}

function isZip(bytes: Uint8Array): boolean {
  const [p, k, kind] = bytes;
  return p === 0x50 && k === 0x4b && (kind === 3 || kind === 5);
}

/** A first line with column names of our CSV. */
function looksLikeTable(text: string): boolean {
  const line = /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? "";
  return line.split(delimiterOf(line)).some((cell) => /^\s*"?sample"?\s*$/i.test(cell));
}

function unknown(extension: string): Problem {
  if (extension === "npz") return customProblem("custom-no-archive");
  return customProblem(textExtensions.includes(extension) ? "custom-no-text" : "custom-no-data");
}

function refused(problem: Problem): ParsedData {
  return { ok: false, problem };
}
