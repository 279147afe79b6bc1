import type { Problem } from "../fields/problem";
import type { KernelExports } from "../kernels/generated/exports";
import { memoryLimit, TooLargeError, UnsupportedError } from "./errors";
import { numericsProblem } from "./numerics-problem";

/** Purpose of memory, as an error names it. */
export type MemoryUse = string | Problem;

const anyComputation = numericsProblem("memory-computation");

const pageBytes = 65536;
const alignment = 16;

/** A byte offset into a workspace's memory, 16-byte aligned. */
export type Pointer = number;

/** The kernels of this folder, with which every module begins: src/platform/kernels/index.as.ts. */
export type NumericsKernels = KernelExports;

/** The kernels of a lab, compiled for the first workspace. */
export class KernelModule<Kernels extends object> {
  readonly #bytes: string;
  #compiled: WebAssembly.Module | undefined;

  /** @param bytes  of a module that exports `Kernels`, one character each. */
  constructor(bytes: string) {
    this.#bytes = bytes;
  }

  /**
   * Another instance, with a memory of its own unless it imports one.
   *
   * @param imports  memory and functions of another module, of a module that needs some.
   * @throws {UnsupportedError} when the runtime has no WebAssembly SIMD.
   */
  instance(imports: WebAssembly.Imports = {}): Kernels {
    this.#compiled ??= compile(this.#bytes);
    return new WebAssembly.Instance(this.#compiled, imports).exports as unknown as Kernels;
  }
}

function compile(text: string): WebAssembly.Module {
  if (typeof WebAssembly === "undefined") throw new UnsupportedError(numericsProblem("no-webassembly"));
  const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
  if (!WebAssembly.validate(bytes)) throw new UnsupportedError(numericsProblem("no-simd"));
  return new WebAssembly.Module(bytes);
}

/**
 * One instance of the kernels of a lab with a memory of its own, handed out as a stack: `allocate` takes from the top, `scope`
 * frees all memory of a computation. A view from `f64`, `f32` or `i32` is valid until the next allocation, which may move the
 * memory: never keep one.
 */
export class KernelWorkspace<Kernels extends NumericsKernels = NumericsKernels> {
  readonly kernels: Kernels;
  #top: number;

  constructor(module: KernelModule<Kernels>) {
    this.kernels = module.instance();
    this.#top = align(this.kernels.heapBase());
  }

  /** Allocated bytes that are not yet freed. */
  get bytesInUse(): number {
    return this.#top;
  }

  /**
   * Reserves `bytes` bytes, 16-byte aligned. The contents are arbitrary.
   *
   * @throws {TooLargeError} beyond 2 GB, or when the runtime refuses to grow the memory.
   */
  allocate(bytes: number, purpose: MemoryUse = anyComputation): Pointer {
    const pointer = this.#top;
    const end = align(pointer + bytes);
    if (end > memoryLimit) throw tooLarge(purpose, end);
    const memory = this.kernels.memory;
    const missing = end - memory.buffer.byteLength;
    if (missing > 0) {
      try {
        memory.grow(Math.ceil(missing / pageBytes));
      } catch {
        throw tooLarge(purpose, end);
      }
    }
    this.#top = end;
    return pointer;
  }

  /** Reserves room for `values` and copies them in. */
  push(values: Float64Array, purpose?: MemoryUse): Pointer {
    const pointer = this.allocate(values.byteLength, purpose);
    this.f64(pointer, values.length).set(values);
    return pointer;
  }

  /** Reserves `count` float64 zeros. */
  zeros(count: number, purpose?: MemoryUse): Pointer {
    const pointer = this.allocate(count * 8, purpose);
    this.f64(pointer, count).fill(0);
    return pointer;
  }

  /** The current top of the stack, for `release`. */
  mark(): Pointer {
    return this.#top;
  }

  /** Frees all memory allocated since `mark` returned this value. */
  release(mark: Pointer): void {
    this.#top = mark;
  }

  /** Runs `compute` and frees all its memory, also when it throws. */
  scope<Result>(compute: () => Result): Result {
    const mark = this.mark();
    try {
      return compute();
    } finally {
      this.release(mark);
    }
  }

  f64(pointer: Pointer, length: number): Float64Array {
    return new Float64Array(this.kernels.memory.buffer, pointer, length);
  }

  f32(pointer: Pointer, length: number): Float32Array {
    return new Float32Array(this.kernels.memory.buffer, pointer, length);
  }

  i32(pointer: Pointer, length: number): Int32Array {
    return new Int32Array(this.kernels.memory.buffer, pointer, length);
  }
}

function align(bytes: number): number {
  return Math.ceil(bytes / alignment) * alignment;
}

function tooLarge(purpose: MemoryUse, bytes: number): TooLargeError {
  return new TooLargeError(
    numericsProblem("memory-exceeded", { purpose, size: (bytes / 1024 ** 3).toFixed(1), limit: memoryLimit / 1024 ** 3 }),
  );
}
