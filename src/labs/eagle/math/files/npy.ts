/** A matrix as one NumPy array (.npy), read as its bytes come. */
import { shown } from "../../../../platform/fields/fields";
import { isNpy, type NpyNumbers, npyFields, npyNumbers, printShape } from "../../../../platform/files/npy";
import { joined } from "./byte-stream";
import { fault, megabytes } from "./file-problem";
import type { MatrixParser, ParsedMatrix } from "./parser";

/** NumPy's own headers have about a hundred bytes; version 1.0 cannot have longer ones. */
const longestHeader = 1 << 16;

interface Layout extends NpyNumbers {
  readonly rows: number;
  readonly columns: number;
  readonly columnsFirst: boolean;
  readonly shape: string;
}

/** Reads float16 to float64, integers and bool of either endianness, in the order of C or of Fortran; a row of the result is one of the array. */
export class NpyParser implements MatrixParser {
  readonly line = 0;
  readonly #memoryLimit: number;
  /** Bytes that came and could not be read yet: the header, then a number that lies across two pieces. */
  #waiting: Uint8Array = new Uint8Array(0);
  #layout: Layout | null = null;
  #values = new Float64Array(0);
  #count = 0;
  #surplus = 0;

  /** @param memoryLimit  bytes; an array that announces more than fit is refused before memory is taken. */
  constructor(memoryLimit: number) {
    this.#memoryLimit = memoryLimit;
  }

  get peakBytes(): number {
    return this.#values.byteLength + this.#waiting.length;
  }

  push(bytes: Uint8Array): void {
    const all = this.#waiting.length === 0 ? bytes : joined(this.#waiting, bytes);
    const start = this.#layout ? 0 : this.#readHeader(all);
    this.#waiting = this.#layout ? this.#readNumbers(this.#layout, all, start) : all.slice();
  }

  end(): ParsedMatrix {
    const layout = this.#layout;
    if (!layout) throw fault("npy-header", {});
    const { rows, columns, size, shape } = layout;
    const found = this.#count * size + this.#waiting.length + this.#surplus;
    if (found !== rows * columns * size) throw fault("npy-length", { found, expected: rows * columns * size, shape });
    return { matrix: { kind: "dense", rows, columns, values: this.#values }, symmetry: "general", notes: [] };
  }

  /** Where the numbers begin; 0 while the header is not complete. */
  #readHeader(bytes: Uint8Array): number {
    if (bytes.length < 12) return 0;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const version = view.getUint8(6);
    const start = version === 1 ? 10 : 12;
    const end = start + (version === 1 ? view.getUint16(8, true) : view.getUint32(8, true));
    if (!isNpy(bytes) || version < 1 || version > 3 || end > longestHeader + start) throw fault("npy-header", {});
    if (bytes.length < end) return 0;
    this.#open(new TextDecoder().decode(bytes.subarray(start, end)));
    return end;
  }

  #open(header: string): void {
    const fields = npyFields(header);
    if (!fields) throw fault("npy-header", {});
    const numbers = npyNumbers(fields.descr);
    if (!numbers) throw fault("npy-type", { value: shown(fields.descr) });
    const [rows, columns] = fields.shape;
    const shape = printShape(fields.shape);
    if (fields.shape.length !== 2 || rows * columns === 0) throw fault("npy-shape", { value: shape });
    const bytes = 8 * rows * columns;
    if (bytes > this.#memoryLimit)
      throw fault("npy-too-large", { rows, columns, needed: megabytes(bytes), limit: megabytes(this.#memoryLimit) });
    this.#layout = { ...numbers, rows, columns, columnsFirst: fields.columnsFirst, shape };
    this.#values = new Float64Array(rows * columns);
  }

  /** Bytes left over: the beginning of a number. */
  #readNumbers(layout: Layout, bytes: Uint8Array, start: number): Uint8Array {
    const { size, read } = layout;
    const total = this.#values.length;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    let at = start;
    while (at + size <= bytes.length && this.#count < total) {
      this.#store(layout, read(view, at));
      at += size;
    }
    if (this.#count === total) {
      this.#surplus += bytes.length - at;
      return new Uint8Array(0);
    }
    return bytes.slice(at);
  }

  #store({ rows, columns, columnsFirst }: Layout, stored: number | bigint): void {
    const value = Number(stored);
    const row = columnsFirst ? this.#count % rows : Math.floor(this.#count / columns);
    const column = columnsFirst ? Math.floor(this.#count / rows) : this.#count % columns;
    if (!Number.isFinite(value)) throw fault("npy-not-finite", { row, column, value: String(value) });
    // A 64-bit integer may have more digits than a float64 keeps; rounding it would change the data silently.
    if (typeof stored === "bigint" && BigInt(value) !== stored) throw fault("npy-integer", { row, column, value: String(stored) });
    this.#values[row * columns + column] = value;
    this.#count++;
  }
}
