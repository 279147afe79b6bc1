/** Memory of float32 arrays in WebAssembly: blocks are reused once no array refers to them. */
import type { KernelExports } from "../kernels/tensors/generated/exports";
import { kernelBytes } from "../kernels/tensors/generated/kernels";
import { TooLargeError } from "../numerics/errors";
import { KernelModule, KernelWorkspace } from "../numerics/kernel-workspace";
import { type ArraysOf, lengthOf } from "./arithmetic";
import { tensorProblem } from "./tensor-problem";

const training = tensorProblem("memory-float32");
const kernels = new KernelModule<KernelExports>(kernelBytes);

interface Block {
  readonly pointer: number;
  readonly bytes: number;
  /** Number of arrays in the block. */
  uses: number;
}

/** An array of float32; several may share a block. */
export class Array32 {
  readonly shape: readonly number[];
  readonly length: number;
  readonly pointer: number;
  readonly block: Block;

  constructor(block: Block, pointer: number, shape: readonly number[], length: number) {
    this.block = block;
    this.pointer = pointer;
    this.shape = shape;
    this.length = length;
  }
}

/** Sizes are rounded up to multiples of this many bytes; training steps ask for the same sizes again. */
const unit = 64;

/** An instance of the kernels, with the arrays in its memory. */
export class Memory32 {
  readonly #workspace = new KernelWorkspace<KernelExports>(kernels);
  /** Unused blocks by size. */
  readonly #free = new Map<number, Block[]>();
  /** Bytes of all blocks. */
  #allocated = 0;
  /** Arrays created in each nested computation in progress, the innermost last. */
  readonly #made: Array32[][] = [];

  get kernels(): KernelExports {
    return this.#workspace.kernels;
  }

  /** Bytes of blocks in use. */
  get bytesHeld(): number {
    const free = [...this.#free.values()].flat().reduce((sum, { bytes }) => sum + bytes, 0);
    return this.#allocated - free;
  }

  /** Bytes of the whole memory, used or not. */
  get bytes(): number {
    return this.#workspace.bytesInUse;
  }

  /** A new array with undefined contents. */
  make(shape: readonly number[]): Array32 {
    const length = lengthOf(shape);
    const block = this.#take(4 * length);
    return this.#keep(new Array32(block, block.pointer, shape, length));
  }

  /** Another array in the same block, from entry `from` on. */
  share(array: Array32, from: number, shape: readonly number[]): Array32 {
    array.block.uses++;
    return this.#keep(new Array32(array.block, array.pointer + 4 * from, shape, lengthOf(shape)));
  }

  dispose(array: Array32): void {
    const { block } = array;
    block.uses--;
    if (block.uses > 0) return;
    const alike = this.#free.get(block.bytes);
    if (alike) alike.push(block);
    else this.#free.set(block.bytes, [block]);
  }

  /** Frees all arrays that a computation created, except those in its result. */
  tidy<Result extends ArraysOf<Array32>>(compute: () => Result): Result {
    const made: Array32[] = [];
    this.#made.push(made);
    let result: Result;
    try {
      result = compute();
    } catch (error) {
      this.#made.pop();
      for (const array of made) this.dispose(array);
      throw error;
    }
    this.#made.pop();
    const outer = this.#made.at(-1);
    const kept = new Set(arraysIn(result));
    for (const array of made) {
      if (!kept.has(array)) this.dispose(array);
      else outer?.push(array);
    }
    return result;
  }

  /** Runs a kernel that needs scratch memory. */
  with<Result>(bytes: number, use: (pointer: number) => Result): Result {
    const block = this.#take(bytes);
    const result = use(block.pointer);
    block.uses = 0;
    this.#free.get(block.bytes)!.push(block);
    return result;
  }

  /** Runs a kernel that reads integers. */
  withIntegers<Result>(values: Int32Array, use: (pointer: number) => Result): Result {
    return this.with(values.byteLength, (pointer) => {
      this.#workspace.i32(pointer, values.length).set(values);
      return use(pointer);
    });
  }

  /** The entries of an array, valid until the next array is created. */
  view({ pointer, length }: Array32): Float32Array {
    return this.#workspace.f32(pointer, length);
  }

  #keep(array: Array32): Array32 {
    this.#made.at(-1)?.push(array);
    return array;
  }

  #take(wanted: number): Block {
    const bytes = Math.max(1, Math.ceil(wanted / unit)) * unit;
    let alike = this.#free.get(bytes);
    if (!alike) {
      alike = [];
      this.#free.set(bytes, alike);
    }
    const block = alike.pop() ?? this.#another(bytes);
    block.uses = 1;
    return block;
  }

  #another(bytes: number): Block {
    try {
      const pointer = this.#workspace.allocate(bytes, training);
      this.#allocated += bytes;
      return { pointer, bytes, uses: 0 };
    } catch (error) {
      throw error instanceof TooLargeError && error.problem
        ? new TooLargeError(tensorProblem("tensors-too-large", { problem: error.problem }))
        : error;
    }
  }
}

function arraysIn(result: ArraysOf<Array32>): readonly Array32[] {
  if (typeof result === "number") return [];
  if (result instanceof Array32) return [result];
  return Array.isArray(result) ? (result as readonly Array32[]) : Object.values(result as Readonly<Record<string, Array32>>);
}
