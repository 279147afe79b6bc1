/** The forms on SIMD kernels, in float64 or float32, for decays of one number a token; interchangeable with those of `forms`. */
import { exponential } from "../../../platform/numerics/exponential";
import type { Pointer } from "../../../platform/numerics/kernel-workspace";
import { type Attention, attention, markBroken, plainDivisor } from "./attention";
import { type StepDecays, stepDecays } from "./decays";
import type { Form, FormName, Terms } from "./forms/form";
import { visibleKeys } from "./sequence";
import type { LionWorkspace } from "./workspace";

export type Precision = "float64" | "float32";

type Kernel = (workspace: LionWorkspace, head: Pointer) => void;

const kernels: Readonly<Record<FormName, Readonly<Record<Precision, Kernel>>>> = {
  full: { float64: ({ kernels }, head) => kernels.full64(head), float32: ({ kernels }, head) => kernels.full32(head) },
  recurrent: { float64: ({ kernels }, head) => kernels.recurrent64(head), float32: ({ kernels }, head) => kernels.recurrent32(head) },
  chunk: { float64: ({ kernels }, head) => kernels.chunk64(head), float32: ({ kernels }, head) => kernels.chunk32(head) },
  "state-chunk": { float64: ({ kernels }, head) => kernels.stateChunk64(head), float32: ({ kernels }, head) => kernels.stateChunk32(head) },
};

/** Tokens in a tile of the forms that have no chunks: with as many rows of 64 numbers a tile stays in the fastest cache. */
const tile = 64;

/**
 * A form as its kernel computes it. Float32 rounds what is given and every step; sums come back as they are.
 *
 * @throws {RangeError} where every coordinate decays by itself: there is no kernel for that.
 * @throws {TooLargeError} where a chunk does not fit in memory.
 */
export function kernelForm(workspace: LionWorkspace, name: FormName, precision: Precision): Form {
  return (terms, steps, chunk) =>
    workspace.scope(() => {
      const head = new PackedHead(workspace, terms, steps, tokensAtOnce(name, chunk, terms.length), precision);
      kernels[name][precision](workspace, head.record);
      return head.sums();
    });
}

/**
 * Attention by a kernel from queries, keys and values to outputs: the result of `attention` with `kernelForm`, to the bit. Numbers
 * go straight into the kernel's memory and are divided on their way out; copies between would take longer than the chunk form of
 * linear time itself (13 of 30 ms at 4,096 tokens of 64 numbers).
 *
 * @throws {RangeError} where every coordinate decays by itself.
 * @throws {TooLargeError} where a chunk does not fit in memory.
 */
export function kernelAttention(workspace: LionWorkspace, name: FormName, precision: Precision): Attention {
  return (sequence, decays, settings) => {
    // Sums of several scans are added before they are divided.
    if (settings.scans) return attention(kernelForm(workspace, name, precision), sequence, decays, settings);
    return workspace.scope(() => {
      const { length, d, dv, q, v } = sequence;
      const rows = { length, d, columns: dv + 1, q, k: visibleKeys(sequence), v };
      const chunk = tokensAtOnce(name, settings.chunk, length);
      const head = new PackedHead(workspace, rows, stepDecays(decays, settings.convention), chunk, precision);
      kernels[name][precision](workspace, head.record);
      return settings.scaled ? head.overLastColumn() : head.withoutLastColumn(plainDivisor(d, settings));
    });
  };
}

function tokensAtOnce(name: FormName, chunk: number, length: number): number {
  return Math.min(name === "chunk" || name === "state-chunk" ? chunk : tile, length);
}

/** A head in the workspace's memory, as src/labs/lion/kernels/head.as.ts describes it. */
class PackedHead {
  /** Of the record that kernels are given. */
  readonly record: Pointer;
  readonly #workspace: LionWorkspace;
  readonly #precision: Precision;
  readonly #terms: Terms;
  readonly #out: Pointer;
  /** Padded, of values and sums. */
  readonly #width: number;

  /** @param terms  whose values may lack the last column: then it is of ones. */
  constructor(workspace: LionWorkspace, terms: Terms, steps: StepDecays, chunk: number, precision: Precision) {
    if (steps.width > 1) throw new RangeError("kernels know decays of one number a token alone");
    const { length, d, q } = terms;
    this.#workspace = workspace;
    this.#precision = precision;
    this.#terms = terms;
    this.#width = this.#padded(terms.columns);
    const chunkColumns = this.#padded(chunk);
    const decays = [steps.forward, steps.backward].some((logs) => logs.some((log) => log !== 0));
    this.#out = this.#zeros(length * this.#width);
    const fields = [
      ...[length, d, this.#width, chunk, chunkColumns, decays ? 1 : 0],
      this.#push(q),
      this.#pushKeys(chunk, chunkColumns),
      this.#pushValues(),
      this.#push(steps.forward.map(exponential)),
      this.#push(steps.backward.map(exponential)),
      this.#out,
      this.#zeros(chunk * chunkColumns),
      this.#zeros(chunk * d),
      this.#zeros(d * chunkColumns),
      this.#zeros(d * this.#width),
      this.#zeros(chunkColumns),
    ];
    this.record = workspace.allocate(4 * fields.length);
    workspace.i32(this.record, fields.length).set(fields);
  }

  /** L x columns, without the padding. */
  sums(): Float64Array {
    return this.#rows(this.#terms.columns, () => 1, false);
  }

  /** L x (columns - 1): every row over its last number. */
  overLastColumn(): Float64Array {
    const last = this.#terms.columns - 1;
    return this.#rows(last, (padded, row) => padded[row + last], true);
  }

  /** L x (columns - 1), all rows over the same. */
  withoutLastColumn(divisor: number): Float64Array {
    return this.#rows(this.#terms.columns - 1, () => divisor, true);
  }

  /** @param marked  whether rows that cannot be computed are overwritten (`markBroken`). */
  #rows(columns: number, divisorOf: (padded: Float64Array | Float32Array, row: number) => number, marked: boolean): Float64Array {
    const { length } = this.#terms;
    const width = this.#width;
    const padded = this.#view(this.#out, length * width);
    const rows = new Float64Array(length * columns);
    for (let i = 0, at = 0; i < length; i++) {
      const divisor = divisorOf(padded, i * width);
      for (let c = 0; c < columns; c++) rows[at++] = padded[i * width + c] / divisor;
      if (marked) markBroken(rows, at - columns, at, divisor);
    }
    return rows;
  }

  /** K^T of each chunk, after one another: d rows of as many keys. */
  #pushKeys(chunk: number, chunkColumns: number): Pointer {
    const { length, d, k } = this.#terms;
    const numbers = Math.ceil(length / chunk) * d * chunkColumns;
    const pointer = this.#zeros(numbers);
    const keys = this.#view(pointer, numbers);
    for (let j = 0; j < length; j++) {
      const index = Math.floor(j / chunk);
      const target = index * d * chunkColumns + (j - index * chunk);
      for (let c = 0; c < d; c++) keys[target + c * chunkColumns] = k[j * d + c];
    }
    return pointer;
  }

  #pushValues(): Pointer {
    const { length, columns, v } = this.#terms;
    const pointer = this.#zeros(length * this.#width);
    const values = this.#view(pointer, length * this.#width);
    const width = this.#width;
    const given = v.length / length;
    for (let i = 0; i < length; i++) {
      for (let c = 0; c < given; c++) values[i * width + c] = v[i * given + c];
      if (given < columns) values[i * width + given] = 1;
    }
    return pointer;
  }

  #push(values: Float64Array): Pointer {
    const pointer = this.#allocate(values.length);
    this.#view(pointer, values.length).set(values);
    return pointer;
  }

  #zeros(count: number): Pointer {
    const pointer = this.#allocate(count);
    this.#view(pointer, count).fill(0);
    return pointer;
  }

  #allocate(count: number): Pointer {
    return this.#workspace.allocate(count * (this.#precision === "float64" ? 8 : 4), "this form");
  }

  /** Until the next allocation. */
  #view(pointer: Pointer, count: number): Float64Array | Float32Array {
    return this.#precision === "float64" ? this.#workspace.f64(pointer, count) : this.#workspace.f32(pointer, count);
  }

  /** To whole pairs of vectors. */
  #padded(count: number): number {
    const lanes = this.#precision === "float64" ? 4 : 8;
    return Math.ceil(count / lanes) * lanes;
  }
}
