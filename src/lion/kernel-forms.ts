/** The forms on SIMD kernels, in float64 or float32, for decays of one number a token; interchangeable with those of `forms`. */
import { exponential } from "../numerics/exponential";
import type { Pointer } from "../numerics/kernel-workspace";
import type { StepDecays } from "./decays";
import { chunksOf } from "./forms/chunk-decays";
import type { Form, FormName, Terms } from "./forms/form";
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
  const chunked = name === "chunk" || name === "state-chunk";
  return (terms, steps, chunk) =>
    workspace.scope(() => {
      const head = new PackedHead(workspace, terms, steps, Math.min(chunked ? chunk : tile, terms.length), precision);
      kernels[name][precision](workspace, head.record);
      return head.output();
    });
}

/** A head in the workspace's memory, as src/kernels/lion/head.as.ts describes it. */
class PackedHead {
  /** Of the record that kernels are given. */
  readonly record: Pointer;
  readonly #workspace: LionWorkspace;
  readonly #precision: Precision;
  readonly #terms: Terms;
  readonly #out: Pointer;
  readonly #columns: number;

  constructor(workspace: LionWorkspace, terms: Terms, steps: StepDecays, chunk: number, precision: Precision) {
    if (steps.width > 1) throw new RangeError("kernels know decays of one number a token alone");
    const { length, d, q } = terms;
    this.#workspace = workspace;
    this.#precision = precision;
    this.#terms = terms;
    this.#columns = this.#padded(terms.columns);
    const chunkColumns = this.#padded(chunk);
    const decays = [steps.forward, steps.backward].some((logs) => logs.some((log) => log !== 0));
    this.#out = this.#zeros(length * this.#columns);
    const fields = [
      ...[length, d, this.#columns, chunk, chunkColumns, decays ? 1 : 0],
      this.#push(q),
      this.#pushKeys(chunk, chunkColumns),
      this.#pushValues(),
      this.#push(steps.forward.map(exponential)),
      this.#push(steps.backward.map(exponential)),
      this.#out,
      this.#zeros(chunk * chunkColumns),
      this.#zeros(chunk * d),
      this.#zeros(d * chunkColumns),
      this.#zeros(d * this.#columns),
      this.#zeros(chunkColumns),
    ];
    this.record = workspace.allocate(4 * fields.length);
    workspace.i32(this.record, fields.length).set(fields);
  }

  /** L x columns, without the padding. */
  output(): Float64Array {
    const { length, columns } = this.#terms;
    const padded = this.#view(this.#out, length * this.#columns);
    const out = new Float64Array(length * columns);
    for (let i = 0; i < length; i++) out.set(padded.subarray(i * this.#columns, i * this.#columns + columns), i * columns);
    return out;
  }

  /** K^T of each chunk, after one another: d rows of as many keys. */
  #pushKeys(chunk: number, chunkColumns: number): Pointer {
    const { length, d, k } = this.#terms;
    const chunks = chunksOf(length, chunk);
    const pointer = this.#zeros(chunks.length * d * chunkColumns);
    const keys = this.#view(pointer, chunks.length * d * chunkColumns);
    chunks.forEach(({ start, end }, index) => {
      for (let c = 0; c < d; c++) for (let j = start; j < end; j++) keys[(index * d + c) * chunkColumns + (j - start)] = k[j * d + c];
    });
    return pointer;
  }

  #pushValues(): Pointer {
    const { length, columns, v } = this.#terms;
    const pointer = this.#zeros(length * this.#columns);
    const values = this.#view(pointer, length * this.#columns);
    for (let i = 0; i < length; i++) values.set(v.subarray(i * columns, (i + 1) * columns), i * this.#columns);
    return pointer;
  }

  #push(values: Float64Array): Pointer {
    const pointer = this.#zeros(values.length);
    this.#view(pointer, values.length).set(values);
    return pointer;
  }

  #zeros(count: number): Pointer {
    const pointer = this.#workspace.allocate(count * (this.#precision === "float64" ? 8 : 4), "this form");
    this.#view(pointer, count).fill(0);
    return pointer;
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
