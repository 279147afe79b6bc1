import { fault } from "./file-problem";

const newline = 10;

/** Receives a line without its end: `bytes` from `start` to `end`, of use during the call alone. */
export type LineReader = (bytes: Uint8Array, start: number, end: number, line: number) => void;

/** A longer line is no line of numbers. */
export const longestLine = 1 << 20;

/**
 * Cuts bytes that come in pieces into lines. Only a line that lies across pieces is copied. Lines end in LF or CRLF: the
 * CR is a blank at the end of its line.
 */
export class LineSplitter {
  readonly #read: LineReader;
  #line = 0;
  /** The beginning of a line whose end has not come. */
  #begun = new Uint8Array(256);
  #length = 0;

  constructor(read: LineReader) {
    this.#read = read;
  }

  /** Lines read so far. */
  get line(): number {
    return this.#line;
  }

  /** Bytes held between two pieces. */
  get heldBytes(): number {
    return this.#begun.length;
  }

  push(bytes: Uint8Array): void {
    let start = 0;
    if (this.#length > 0) {
      const end = bytes.indexOf(newline);
      this.#keep(bytes, 0, end === -1 ? bytes.length : end);
      if (end === -1) return;
      this.#readBegun();
      start = end + 1;
    }
    for (let end = bytes.indexOf(newline, start); end !== -1; end = bytes.indexOf(newline, start)) {
      this.#read(bytes, start, end, ++this.#line);
      start = end + 1;
    }
    this.#keep(bytes, start, bytes.length);
  }

  /** The last line may lack its end. */
  end(): void {
    if (this.#length > 0) this.#readBegun();
  }

  #readBegun(): void {
    const length = this.#length;
    this.#length = 0;
    this.#read(this.#begun, 0, length, ++this.#line);
  }

  #keep(bytes: Uint8Array, start: number, end: number): void {
    const length = this.#length + end - start;
    if (length > longestLine) throw fault("line-too-long", { most: longestLine }, this.#line + 1);
    if (length > this.#begun.length) {
      const longer = new Uint8Array(Math.max(length, 2 * this.#begun.length));
      longer.set(this.#begun.subarray(0, this.#length));
      this.#begun = longer;
    }
    this.#begun.set(bytes.subarray(start, end), this.#length);
    this.#length = length;
  }
}
