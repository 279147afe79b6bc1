/** Matrix Market files (.mtx), read as their bytes come. */

import { shown } from "../../../../platform/fields/fields";
import { fault, fileProblem, megabytes } from "./file-problem";
import { LineSplitter } from "./line-splitter";
import type { FileMatrix } from "./matrix";
import { type Banner, readBanner, readSizes, type Sizes, type Symmetry } from "./matrix-market-header";
import { readDecimal, readWhole, skipBlanks, textOf, wordEnd } from "./number-scan";
import type { MatrixParser, ParsedMatrix } from "./parser";
import { Triplets, tripletBytes } from "./triplets";

const percent = 37;

/**
 * Reads a matrix of real numbers, integers or a pattern (whose entries become 1), general, symmetric or skew-symmetric, in either
 * format. Lenient where that changes no number: comments and blank lines may stand anywhere behind the first line, and exponents
 * may be Fortran's (1.0D+03). Entries at the same place are added, as in finite-element programs, with a note; the format leaves
 * that open. Strict otherwise, naming the line.
 */
export class MatrixMarketParser implements MatrixParser {
  readonly #memoryLimit: number;
  readonly #lines = new LineSplitter((bytes, start, end, line) => this.#readLine(bytes, start, end, line));
  #banner: Banner | null = null;
  #entries: Entries | null = null;
  #sizes: Sizes | null = null;
  #found = 0;

  /** @param memoryLimit  bytes; a matrix that announces more than fit is refused before memory is taken. */
  constructor(memoryLimit: number) {
    this.#memoryLimit = memoryLimit;
  }

  get line(): number {
    return this.#lines.line;
  }

  get peakBytes(): number {
    return this.#lines.heldBytes + (this.#entries?.peakBytes ?? 0);
  }

  push(bytes: Uint8Array): void {
    this.#lines.push(bytes);
  }

  end(): ParsedMatrix {
    this.#lines.end();
    const { line } = this.#lines;
    if (!this.#banner) throw fault("file-empty", {});
    if (!this.#sizes || !this.#entries) throw fault("mtx-no-sizes", {}, line);
    if (this.#found < this.#sizes.entries) throw fault("mtx-too-few", { found: this.#found, announced: this.#sizes.entries }, line);
    return this.#entries.end();
  }

  #readLine(bytes: Uint8Array, start: number, end: number, line: number): void {
    if (!this.#banner) {
      this.#banner = readBanner(bytes, start, end);
      return;
    }
    const first = skipBlanks(bytes, start, end);
    if (first === end || bytes[first] === percent) return;
    if (!this.#sizes || !this.#entries) {
      this.#sizes = readSizes(this.#banner, bytes, first, end, line);
      this.#entries = openEntries(this.#banner, this.#sizes, this.#memoryLimit, line);
      return;
    }
    if (this.#found === this.#sizes.entries) throw fault("mtx-too-many", { announced: this.#sizes.entries }, line);
    this.#found++;
    this.#entries.read(bytes, first, end, line);
  }
}

/** The lines behind the sizes, one at a time. */
interface Entries {
  readonly peakBytes: number;
  /** @param start  of the line's first word */
  read(bytes: Uint8Array, start: number, end: number, line: number): void;
  end(): ParsedMatrix;
}

/** @throws {DataFault} when what is announced does not fit into memory */
function openEntries(banner: Banner, sizes: Sizes, limit: number, line: number): Entries {
  const { rows, columns } = sizes;
  const stored = banner.symmetry === "general" ? sizes.entries : 2 * sizes.entries;
  const bytes = banner.format === "array" ? 8 * rows * columns : tripletBytes(rows, columns, stored);
  if (bytes > limit)
    throw fault("matrix-too-large", { rows, columns, entries: sizes.entries, needed: megabytes(bytes), limit: megabytes(limit) }, line);
  return banner.format === "array" ? new ArrayEntries(banner, sizes) : new CoordinateEntries(banner, sizes, stored);
}

class CoordinateEntries implements Entries {
  readonly #banner: Banner;
  readonly #sizes: Sizes;
  readonly #triplets: Triplets;

  constructor(banner: Banner, sizes: Sizes, stored: number) {
    this.#banner = banner;
    this.#sizes = sizes;
    this.#triplets = new Triplets(stored);
  }

  get peakBytes(): number {
    return this.#triplets.peakBytes;
  }

  read(bytes: Uint8Array, start: number, end: number, line: number): void {
    const { field, symmetry } = this.#banner;
    const rowEnd = wordEnd(bytes, start, end);
    const columnStart = skipBlanks(bytes, rowEnd, end);
    const columnEnd = wordEnd(bytes, columnStart, end);
    const valueStart = skipBlanks(bytes, columnEnd, end);
    const valueEnd = field === "pattern" ? columnEnd : wordEnd(bytes, valueStart, end);
    if (columnStart === end || (field !== "pattern" && valueStart === end) || skipBlanks(bytes, valueEnd, end) !== end)
      throw fault(
        field === "pattern" ? "mtx-pattern-words" : "mtx-entry-words",
        { value: shown(textOf(bytes, start, Math.min(end, start + 100))) },
        line,
      );
    const row = readIndex(bytes, start, rowEnd, "row", this.#sizes.rows, line);
    const column = readIndex(bytes, columnStart, columnEnd, "column", this.#sizes.columns, line);
    const value = field === "pattern" ? 1 : readValue(this.#banner, bytes, valueStart, valueEnd, line);
    if (symmetry !== "general") requireLower(this.#banner, row, column, line);
    this.#triplets.add(row - 1, column - 1, value);
    if (symmetry !== "general" && row !== column) this.#triplets.add(column - 1, row - 1, mirrored(symmetry, value));
  }

  end(): ParsedMatrix {
    const { matrix, merged } = this.#triplets.toMatrix(this.#sizes.rows, this.#sizes.columns);
    requireFiniteSums(matrix);
    const notes = merged === 0 ? [] : [fileProblem("note-duplicates", { count: merged })];
    return { matrix, symmetry: this.#banner.symmetry, notes };
  }
}

/** A number of a row or a column, counted from 1. */
function readIndex(bytes: Uint8Array, start: number, end: number, which: "row" | "column", most: number, line: number): number {
  const index = readWhole(bytes, start, end);
  if (index >= 1 && index <= most) return index;
  const value = shown(textOf(bytes, start, Math.min(end, start + 100)));
  throw fault(which === "row" ? "mtx-row" : "mtx-column", { value: index === -1 ? value : index, most }, line);
}

function readValue({ field }: Banner, bytes: Uint8Array, start: number, end: number, line: number): number {
  const value = readDecimal(bytes, start, end);
  if (value !== null && Number.isFinite(value) && (field === "real" || Number.isSafeInteger(value))) return value;
  const text = textOf(bytes, start, Math.min(end, start + 100));
  if (value === null) throw fault("not-a-number", { value: shown(text) }, line);
  if (!Number.isFinite(value)) throw fault("not-finite", { value: text }, line);
  throw fault(Number.isInteger(value) ? "integer-too-large" : "not-an-integer", { value: text }, line);
}

function requireLower({ symmetry }: Banner, row: number, column: number, line: number): void {
  if (row < column) throw fault("mtx-upper", { row, column }, line);
  if (row === column && symmetry === "skew-symmetric") throw fault("mtx-skew-diagonal", { row, column }, line);
}

/** The entry on the other side of the diagonal; a zero has no sign there. */
function mirrored(symmetry: Symmetry, value: number): number {
  return symmetry === "symmetric" ? value : 0 - value;
}

/** Numbers that are finite may add up to one that is not. */
function requireFiniteSums(matrix: FileMatrix): void {
  const at = matrix.values.findIndex((value) => !Number.isFinite(value));
  if (at === -1 || matrix.kind === "dense") return;
  throw fault("sum-not-finite", { row: matrix.rowIndex[at] + 1, column: matrix.columnIndex[at] + 1 });
}

/** All entries, column after column; of symmetric matrices from the diagonal down. */
class ArrayEntries implements Entries {
  readonly #banner: Banner;
  readonly #rows: number;
  readonly #columns: number;
  readonly #values: Float64Array;
  #row: number;
  #column = 0;

  constructor(banner: Banner, { rows, columns }: Sizes) {
    this.#banner = banner;
    this.#rows = rows;
    this.#columns = columns;
    this.#values = new Float64Array(rows * columns);
    this.#row = this.#firstRow();
  }

  get peakBytes(): number {
    return this.#values.byteLength;
  }

  read(bytes: Uint8Array, start: number, end: number, line: number): void {
    const valueEnd = wordEnd(bytes, start, end);
    if (skipBlanks(bytes, valueEnd, end) !== end)
      throw fault("mtx-array-words", { value: shown(textOf(bytes, start, Math.min(end, start + 100))) }, line);
    const value = readValue(this.#banner, bytes, start, valueEnd, line);
    const { symmetry } = this.#banner;
    this.#values[this.#row * this.#columns + this.#column] = value;
    if (symmetry !== "general" && this.#row !== this.#column)
      this.#values[this.#column * this.#columns + this.#row] = mirrored(symmetry, value);
    if (++this.#row < this.#rows) return;
    this.#column++;
    this.#row = this.#firstRow();
  }

  end(): ParsedMatrix {
    return {
      matrix: { kind: "dense", rows: this.#rows, columns: this.#columns, values: this.#values },
      symmetry: this.#banner.symmetry,
      notes: [],
    };
  }

  #firstRow(): number {
    const { symmetry } = this.#banner;
    if (symmetry === "general") return 0;
    return symmetry === "symmetric" ? this.#column : this.#column + 1;
  }
}
