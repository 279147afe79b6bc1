/**
 * The one source of randomness: Philox4x64-10 with a stream for every (seed, purpose, index), so that adding a test set
 * or a learner changes no other draw, and raising N keeps the first samples. NumPy replays a stream with
 * `numpy.random.Philox(key=[seed, purpose], counter=[0, index, 0, 0])`.
 */
import type { KernelWorkspace, Pointer } from "./kernel-workspace";

export interface Stream {
  /** Below 2^64; a learner's own seed lies in the upper half. */
  readonly seed: bigint;
  /** A number of the lab that draws from the stream. */
  readonly purpose: number;
  readonly index: number;
}

/** The key of a learner: the experiment's seed below, the learner's own above. */
export function learnerSeed(experimentSeed: number, ownSeed: number): bigint {
  return (BigInt(ownSeed) << 32n) | BigInt(experimentSeed);
}

/** `count` standard normals, Box-Muller, in the stream's order. */
export function normals(workspace: KernelWorkspace, stream: Stream, count: number): Float64Array {
  return new OpenStream(workspace, stream).normals(count);
}

/** A permutation of 0 .. count - 1. */
export function permutation(workspace: KernelWorkspace, stream: Stream, count: number): Int32Array {
  return new OpenStream(workspace, stream).permutation(count);
}

/** Draws of several kinds from one stream, one after the other. Of use until another stream is opened in the workspace. */
export class OpenStream {
  readonly #workspace: KernelWorkspace;

  constructor(workspace: KernelWorkspace, { seed, purpose, index }: Stream) {
    workspace.kernels.openStream(seed, BigInt(purpose), BigInt(index));
    this.#workspace = workspace;
  }

  /** An odd count drops its last sine. */
  normals(count: number): Float64Array {
    const { kernels } = this.#workspace;
    return this.#read(8 * count, (out) => {
      kernels.fillNormals(out, count);
      return this.#workspace.f64(out, count).slice();
    });
  }

  words(count: number): BigUint64Array {
    const { kernels } = this.#workspace;
    return this.#read(8 * count, (out) => {
      kernels.fillWords(out, count);
      return new BigUint64Array(kernels.memory.buffer, out, count).slice();
    });
  }

  permutation(count: number): Int32Array {
    const { kernels } = this.#workspace;
    return this.#read(4 * count, (out) => {
      kernels.fillPermutation(out, count);
      return this.#workspace.i32(out, count).slice();
    });
  }

  /** A whole number from 0 to bound - 1, from one word; its bias is below bound / 2^64. */
  below(bound: number): number {
    return Number((this.words(1)[0] * BigInt(bound)) >> 64n);
  }

  #read<Values>(bytes: number, fill: (out: Pointer) => Values): Values {
    return this.#workspace.scope(() => fill(this.#workspace.allocate(bytes, "random numbers")));
  }
}
