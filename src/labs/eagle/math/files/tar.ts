/**
 * The matrix in a tar archive (POSIX ustar), as the SuiteSparse collection packs it: NAME/NAME.mtx, beside right-hand sides and
 * coordinates that are matrices, too, and are called NAME_b.mtx and the like.
 */
import { joined } from "./byte-stream";
import { fault } from "./file-problem";
import { textOf } from "./number-scan";

/** Headers have one block, contents as many as they need. */
const blockBytes = 512;

export function isTar(start: Uint8Array): boolean {
  return start.length >= blockBytes && textOf(start, 257, 262) === "ustar";
}

/**
 * The content of the first member whose name is that of its folder, or that lies in none. Reads to the end of the archive, so
 * that one that was cut off is refused although its matrix is whole.
 *
 * @throws {DataFault} when there is none, or the archive is damaged.
 */
export async function* matrixInTar(start: Uint8Array, pieces: AsyncGenerator<Uint8Array>): AsyncGenerator<Uint8Array> {
  const source = new Blocks(start, pieces);
  let found = false;
  for (let header = await source.header(); header !== null; header = await source.header()) {
    const { name, size } = readHeader(header);
    const isWanted: boolean = !found && isMatrix(name);
    for await (const piece of source.content(size)) if (isWanted) yield piece;
    found ||= isWanted;
  }
  if (!found) throw fault("archive-without-matrix", {});
}

function isMatrix(name: string): boolean {
  const parts = name.split("/").filter((part) => part !== "" && part !== ".");
  const file = /^([^.].*)\.mtx$/i.exec(parts.at(-1) ?? "")?.[1];
  return file !== undefined && (parts.length === 1 || parts.at(-2) === file);
}

function readHeader(header: Uint8Array): { readonly name: string; readonly size: number } {
  // The checksum counts its own eight places as blanks.
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  if (octal(header, 148, 156) !== sum) throw fault("archive-damaged", {});
  const isFile = [0, 48].includes(header[156]);
  const prefix = text(header, 345, 500);
  const name = text(header, 0, 100);
  return { name: isFile ? (prefix === "" ? name : `${prefix}/${name}`) : "", size: octal(header, 124, 136) };
}

function text(bytes: Uint8Array, start: number, end: number): string {
  const zero = bytes.indexOf(0, start);
  return textOf(bytes, start, zero === -1 || zero > end ? end : zero);
}

/** NaN for text that is no octal number. Files too large for an octal size are beyond the limit, too. */
function octal(bytes: Uint8Array, start: number, end: number): number {
  const digits = text(bytes, start, end).trim();
  return /^[0-7]+$/.test(digits) ? Number.parseInt(digits, 8) : Number.NaN;
}

/** An archive as headers and contents. */
class Blocks {
  readonly #pieces: AsyncGenerator<Uint8Array>;
  #waiting: Uint8Array;

  constructor(start: Uint8Array, pieces: AsyncGenerator<Uint8Array>) {
    this.#waiting = start;
    this.#pieces = pieces;
  }

  /** The next header; null at the end of the archive, which is a block of zeros or nothing. */
  async header(): Promise<Uint8Array | null> {
    while (this.#waiting.length < blockBytes) {
      const { done, value } = await this.#pieces.next();
      if (done && this.#waiting.length === 0) return null;
      if (done) throw fault("archive-damaged", {});
      this.#waiting = joined(this.#waiting, value);
    }
    const header = this.#waiting.subarray(0, blockBytes);
    this.#waiting = this.#waiting.subarray(blockBytes);
    if (header.some((byte) => byte !== 0)) return header;
    for await (const _ of this.#pieces);
    return null;
  }

  /** `size` bytes, and silently what fills their last block. */
  async *content(size: number): AsyncGenerator<Uint8Array> {
    if (Number.isNaN(size)) throw fault("archive-damaged", {});
    let left = Math.ceil(size / blockBytes) * blockBytes;
    let wanted = size;
    while (left > 0) {
      if (this.#waiting.length === 0) {
        const { done, value } = await this.#pieces.next();
        if (done) throw fault("archive-damaged", {});
        this.#waiting = value;
        continue;
      }
      const piece = this.#waiting.subarray(0, left);
      this.#waiting = this.#waiting.subarray(piece.length);
      left -= piece.length;
      if (wanted > 0) yield piece.subarray(0, wanted);
      wanted -= piece.length;
    }
  }
}
