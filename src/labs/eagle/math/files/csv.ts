/** A matrix as a table of numbers: CSV, or what numpy.savetxt writes. */
import { shown } from "../../../../platform/fields/fields";
import { fault, megabytes } from "./file-problem";
import { LineSplitter } from "./line-splitter";
import { isBlank, readDecimal, skipBlanks, textOf, wordEnd } from "./number-scan";
import type { MatrixParser, ParsedMatrix } from "./parser";

const [hash, quote] = [35, 34];
/** Semicolon, tab, comma: beside one of the others a comma is a decimal comma, or belongs to a name. */
const delimiters: readonly number[] = [59, 9, 44];

/**
 * Reads one row of the matrix per line, cells apart by semicolons, tabs, commas or blanks, the first of them that the first row has. A
 * first line without any number names the columns and is passed over; blank lines and lines that begin with # are, too.
 * Numbers have a decimal point: 1,234 would be read in two ways.
 */
export class CsvParser implements MatrixParser {
  readonly #memoryLimit: number;
  readonly #lines = new LineSplitter((bytes, start, end, line) => this.#readLine(bytes, start, end, line));
  #delimiter: number | null = null;
  #named = false;
  #columns = 0;
  #values = new Float64Array(4096);
  #count = 0;
  #peakBytes = 8 * 4096;

  /** @param memoryLimit  bytes, of the table and of the copy that is made when it outgrows its memory. */
  constructor(memoryLimit: number) {
    this.#memoryLimit = memoryLimit;
  }

  get line(): number {
    return this.#lines.line;
  }

  get peakBytes(): number {
    return this.#lines.heldBytes + this.#peakBytes;
  }

  push(bytes: Uint8Array): void {
    this.#lines.push(bytes);
  }

  end(): ParsedMatrix {
    this.#lines.end();
    if (this.#count === 0) throw fault("csv-no-numbers", {}, Math.max(1, this.line));
    const values = this.#values.slice(0, this.#count);
    const matrix = { kind: "dense", rows: this.#count / this.#columns, columns: this.#columns, values } as const;
    return { matrix, symmetry: "general", notes: [] };
  }

  #readLine(bytes: Uint8Array, start: number, end: number, line: number): void {
    const first = skipBlanks(bytes, start, end);
    if (first === end || bytes[first] === hash) return;
    this.#delimiter ??= delimiterOf(bytes, first, end);
    const before = this.#count;
    if (before === 0 && !this.#named && namesColumns(bytes, start, end, this.#delimiter)) {
      this.#named = true;
      return;
    }
    forEachCell(bytes, start, end, this.#delimiter, (from, to) =>
      this.#add(readCell(bytes, from, to, line, this.#count - before + 1), line),
    );
    const width = this.#count - before;
    if (before === 0) this.#columns = width;
    else if (width !== this.#columns) throw fault("csv-width", { count: width, expected: this.#columns }, line);
  }

  #add(value: number, line: number): void {
    if (this.#count === this.#values.length) this.#grow(line);
    this.#values[this.#count++] = value;
  }

  #grow(line: number): void {
    const bytes = 8 * 3 * this.#count;
    if (bytes > this.#memoryLimit) throw fault("rows-too-large", { needed: megabytes(bytes), limit: megabytes(this.#memoryLimit) }, line);
    this.#peakBytes = bytes;
    const longer = new Float64Array(2 * this.#count);
    longer.set(this.#values);
    this.#values = longer;
  }
}

/** The first of the delimiters that the line has; a blank where it has none. */
function delimiterOf(bytes: Uint8Array, start: number, end: number): number {
  return delimiters.find((delimiter) => bytes.subarray(start, end).includes(delimiter)) ?? 32;
}

function forEachCell(bytes: Uint8Array, start: number, end: number, delimiter: number, visit: (from: number, to: number) => void): void {
  if (delimiter === 32) {
    for (let at = skipBlanks(bytes, start, end); at < end; ) {
      const to = wordEnd(bytes, at, end);
      visit(at, to);
      at = skipBlanks(bytes, to, end);
    }
    return;
  }
  for (let at = start; at <= end; ) {
    let to = at;
    while (to < end && bytes[to] !== delimiter) to++;
    visit(at, to);
    at = to + 1;
  }
}

function namesColumns(bytes: Uint8Array, start: number, end: number, delimiter: number): boolean {
  let named = true;
  forEachCell(bytes, start, end, delimiter, (from, to) => {
    const [first, last] = trimmed(bytes, from, to);
    // "1,5" is a number with a decimal comma, and no name.
    if (/^[+-]?\.?\d/.test(textOf(bytes, first, Math.min(last, first + 3))) || readDecimal(bytes, first, last) !== null) named = false;
  });
  return named;
}

function readCell(bytes: Uint8Array, from: number, to: number, line: number, column: number): number {
  const [first, last] = trimmed(bytes, from, to);
  const value = readDecimal(bytes, first, last);
  if (value !== null && Number.isFinite(value)) return value;
  throw cellFault(textOf(bytes, first, Math.min(last, first + 100)), value, line, column);
}

function cellFault(text: string, value: number | null, line: number, column: number) {
  if (value !== null) return fault("not-finite", { value: text }, line, column);
  if (text === "") return fault("csv-blank", {}, line, column);
  return fault(/^[+-]?\d*,\d+$/.test(text) ? "csv-comma" : "not-a-number", { value: shown(text) }, line, column);
}

/** A cell without blanks and quotes around it. */
function trimmed(bytes: Uint8Array, from: number, to: number): readonly [first: number, last: number] {
  let first = skipBlanks(bytes, from, to);
  let last = to;
  while (last > first && isBlank(bytes[last - 1])) last--;
  if (last - first >= 2 && bytes[first] === quote && bytes[last - 1] === quote) {
    first++;
    last--;
  }
  return [first, last];
}
