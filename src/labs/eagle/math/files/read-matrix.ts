/** The one door for files that hold a matrix. */
import { DataFault } from "../../../../platform/fields/data-document";
import type { Problem } from "../../../../platform/fields/problem";
import { isNpy } from "../../../../platform/files/npy";
import { type ByteFile, GivenUp, gunzipped, isGzip, joined, openFile, type StreamOptions, takeStart } from "./byte-stream";
import { CsvParser } from "./csv";
import { fault, fileProblem, megabytes } from "./file-problem";
import { MatrixMarketParser } from "./matrix-market";
import { bannerStart } from "./matrix-market-header";
import { NpyParser } from "./npy";
import { textOf } from "./number-scan";
import type { MatrixParser, ParsedMatrix } from "./parser";
import { isTar, matrixInTar } from "./tar";

/** Bytes of a file, as it is dropped. */
export const largestFile = 100_000_000;
/** Bytes that it may unpack to: a small file may unpack to any number of them. */
const largestContent = 2_000_000_000;
/** Bytes that the entries may take while they are read. */
export const readingLimit = 1_000_000_000;

export type ReadMatrix = { readonly ok: true; readonly parsed: ParsedMatrix } | { readonly ok: false; readonly problem: Problem };

export interface ReadMatrixOptions extends StreamOptions {
  /** Bytes that the entries may take while they are read. */
  readonly memoryLimit?: number;
}

/**
 * The matrix in a file: Matrix Market, CSV or .npy, each also compressed by gzip; or the archive of the SuiteSparse collection that
 * holds one. The bytes determine the format; the name decides between formats that they leave open. Holds no more than a piece of
 * the file beside the entries.
 *
 * @returns null when it was cancelled; a problem where the file is at fault.
 */
export async function readMatrix(file: ByteFile, options: ReadMatrixOptions = {}): Promise<ReadMatrix | null> {
  if (file.size > largestFile)
    return { ok: false, problem: fileProblem("file-too-large", { size: megabytes(file.size), limit: megabytes(largestFile) }) };
  try {
    return { ok: true, parsed: await parse(file, options) };
  } catch (error) {
    if (error instanceof GivenUp) return null;
    if (error instanceof DataFault) return { ok: false, problem: error.problem };
    // Runtimes differ in the size of the largest array, which only an attempt shows.
    if (error instanceof RangeError) return { ok: false, problem: fileProblem("memory-exhausted") };
    throw error;
  }
}

async function parse(file: ByteFile, options: ReadMatrixOptions): Promise<ParsedMatrix> {
  const { pieces, close } = openFile(file, options);
  try {
    const start = await takeStart(pieces, 2);
    if (!isGzip(start)) return await parseContent(start, pieces, file.name, options);
    return await parseContent(new Uint8Array(0), gunzipped(start, pieces, largestContent), file.name, options);
  } finally {
    close();
  }
}

/** Bytes that suffice to determine the format of a file. */
const tellingBytes = 512;

/** @param taken  bytes that come before the pieces. */
async function parseContent(
  taken: Uint8Array,
  pieces: AsyncGenerator<Uint8Array>,
  name: string,
  { memoryLimit = readingLimit }: ReadMatrixOptions,
): Promise<ParsedMatrix> {
  const bytes = joined(taken, await takeStart(pieces, tellingBytes - taken.length));
  if (isTar(bytes)) return parseContent(new Uint8Array(0), matrixInTar(bytes, pieces), "archived.mtx", { memoryLimit });
  const start = withoutMark(bytes);
  const parser = parserFor(start, name, memoryLimit);
  try {
    parser.push(start);
    for await (const piece of pieces) parser.push(piece);
  } catch (error) {
    if (error instanceof DataFault && error.problem.code === "gzip-damaged" && parser.line > 0)
      throw fault("gzip-damaged-behind", {}, parser.line);
    throw error;
  }
  return parser.end();
}

/** UTF-8 text may begin with a byte order mark. */
function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

function parserFor(start: Uint8Array, name: string, memoryLimit: number): MatrixParser {
  const extension = /\.([a-z]+)(?:\.gz)?$/i.exec(name)?.[1].toLowerCase() ?? "";
  if (start.length === 0) throw fault("file-empty", {});
  if (isNpy(start)) return new NpyParser(memoryLimit);
  const text = textOf(start, 0, Math.min(start.length, tellingBytes));
  // A file that begins with the banner is read as Matrix Market, so that a fault of its first line is reported.
  if (extension === "mtx" || text.toLowerCase().startsWith(bannerStart.toLowerCase().slice(0, 4)))
    return new MatrixMarketParser(memoryLimit);
  if (isBinary(text) || ["npy", "json"].includes(extension)) throw fault("file-unknown", {});
  return new CsvParser(memoryLimit);
}

/** Control characters other than those between words and lines, and the one that old systems end a text with. */
function isBinary(text: string): boolean {
  return Array.from(text).some((character) => character < " " && !"\t\n\v\f\r\x1a".includes(character));
}
