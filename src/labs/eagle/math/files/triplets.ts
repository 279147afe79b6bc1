/** Entries of a sparse matrix as they come out of a file, in any order, places given more than once included. */
import type { SparseMatrix } from "./matrix";

/** Row, column and value of one entry. */
const bytesPerEntry = 4 + 4 + 8;
const firstCapacity = 4096;

/**
 * Most bytes held until the matrix is there: entries are sorted from one copy into another, what is left after adding those
 * at the same place may be a third, and each row and column has a counter.
 */
export function tripletBytes(rows: number, columns: number, entries: number): number {
  return 3 * bytesPerEntry * entries + 4 * (rows + columns);
}

/** Holds entries in typed arrays that double when they are full, so that a file's claim of many entries takes no memory. */
export class Triplets {
  readonly #most: number;
  #rowIndex: Int32Array;
  #columnIndex: Int32Array;
  #values: Float64Array;
  #count = 0;
  #peakBytes: number;

  /** @param most  entries that will be added at most. */
  constructor(most: number) {
    const capacity = Math.min(most, firstCapacity);
    this.#most = most;
    this.#rowIndex = new Int32Array(capacity);
    this.#columnIndex = new Int32Array(capacity);
    this.#values = new Float64Array(capacity);
    this.#peakBytes = bytesPerEntry * capacity;
  }

  get count(): number {
    return this.#count;
  }

  /** Most bytes held at once so far. */
  get peakBytes(): number {
    return this.#peakBytes;
  }

  add(row: number, column: number, value: number): void {
    if (this.#count === this.#values.length) this.#grow();
    this.#rowIndex[this.#count] = row;
    this.#columnIndex[this.#count] = column;
    this.#values[this.#count++] = value;
  }

  #grow(): void {
    const capacity = Math.min(this.#most, Math.max(firstCapacity, 2 * this.#count));
    if (capacity <= this.#count) throw new RangeError(`more than the ${this.#most} entries that were announced`);
    this.#peakBytes = Math.max(this.#peakBytes, bytesPerEntry * (this.#count + capacity));
    this.#rowIndex = copied(new Int32Array(capacity), this.#rowIndex);
    this.#columnIndex = copied(new Int32Array(capacity), this.#columnIndex);
    this.#values = copied(new Float64Array(capacity), this.#values);
  }

  /**
   * The matrix, and how many entries were added to one before them at the same place. Two counting sorts, by column and
   * then by row: entries at one place are added in the order of the file. Of use once.
   */
  toMatrix(rows: number, columns: number): { readonly matrix: SparseMatrix; readonly merged: number } {
    const count = this.#count;
    this.#peakBytes = Math.max(this.#peakBytes, bytesPerEntry * (this.#values.length + count) + 4 * (rows + columns));
    const target = { rowIndex: new Int32Array(count), columnIndex: new Int32Array(count), values: new Float64Array(count) };
    const source = { rowIndex: this.#rowIndex, columnIndex: this.#columnIndex, values: this.#values };
    distribute(source, this.#columnIndex, columns, count, target);
    distribute(target, target.rowIndex, rows, count, source);
    const kept = mergeNeighbours(source, count);
    if (kept < source.values.length) this.#peakBytes += bytesPerEntry * kept;
    const matrix: SparseMatrix = {
      kind: "sparse",
      rows,
      columns,
      rowIndex: front(source.rowIndex, kept),
      columnIndex: front(source.columnIndex, kept),
      values: front(source.values, kept),
    };
    return { matrix, merged: count - kept };
  }
}

interface Entries {
  readonly rowIndex: Int32Array;
  readonly columnIndex: Int32Array;
  readonly values: Float64Array;
}

function copied<Values extends Int32Array | Float64Array>(target: Values, source: Values): Values {
  target.set(source);
  return target;
}

/** The first `count` values, in memory of their own that holds no more. */
function front<Values extends Int32Array | Float64Array>(values: Values, count: number): Values {
  return count === values.length ? values : (values.slice(0, count) as Values);
}

/** Copies the first `count` entries in the order of their keys, which are below `keyCount`; equal keys keep their order. */
function distribute(source: Entries, keys: Int32Array, keyCount: number, count: number, target: Entries): void {
  const next = new Int32Array(keyCount + 1);
  for (let k = 0; k < count; k++) next[keys[k] + 1]++;
  for (let key = 0; key < keyCount; key++) next[key + 1] += next[key];
  for (let k = 0; k < count; k++) {
    const to = next[keys[k]]++;
    target.rowIndex[to] = source.rowIndex[k];
    target.columnIndex[to] = source.columnIndex[k];
    target.values[to] = source.values[k];
  }
}

/** Adds up sorted entries at the same place, and returns how many are left in front. */
function mergeNeighbours({ rowIndex, columnIndex, values }: Entries, count: number): number {
  let kept = 0;
  for (let k = 0; k < count; k++) {
    if (kept > 0 && rowIndex[k] === rowIndex[kept - 1] && columnIndex[k] === columnIndex[kept - 1]) {
      values[kept - 1] += values[k];
      continue;
    }
    rowIndex[kept] = rowIndex[k];
    columnIndex[kept] = columnIndex[k];
    values[kept++] = values[k];
  }
  return kept;
}
