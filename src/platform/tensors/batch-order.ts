import type { KernelWorkspace } from "../numerics/kernel-workspace";
import { permutation, type Stream } from "../numerics/random";

/**
 * The sequences of each batch: epochs follow one another, each a permutation from its own random stream (or the order of
 * the data), and step t takes places t batch to (t + 1) batch - 1. The kernels of the gradient learner draw the same
 * batches.
 */
export class BatchOrder {
  /** Sequences of each batch. */
  readonly batch: number;
  readonly #workspace: KernelWorkspace;
  readonly #sequences: number;
  readonly #stream: Omit<Stream, "index"> | null;
  #epoch = -1;
  #permutation: Int32Array = new Int32Array();

  /** @param stream  draws a new order for every epoch; null keeps the order of the data. */
  constructor(workspace: KernelWorkspace, sequences: number, batch: number, stream: Omit<Stream, "index"> | null) {
    this.#workspace = workspace;
    this.#sequences = sequences;
    this.batch = batch;
    this.#stream = stream;
  }

  /** The sequences of `count` batches from step `step` on, the first step being 0: count x batch. */
  batches(step: number, count: number): Uint32Array {
    const result = new Uint32Array(count * this.batch);
    const first = step * this.batch;
    for (let at = 0; at < result.length; ) {
      const epoch = Math.floor((first + at) / this.#sequences);
      if (epoch !== this.#epoch) this.#load(epoch);
      const place = first + at - epoch * this.#sequences;
      const taken = this.#permutation.subarray(place, place + result.length - at);
      result.set(taken, at);
      at += taken.length;
    }
    return result;
  }

  #load(epoch: number): void {
    this.#permutation = this.#stream
      ? permutation(this.#workspace, { ...this.#stream, index: epoch }, this.#sequences)
      : Int32Array.from({ length: this.#sequences }, (_, i) => i);
    this.#epoch = epoch;
  }
}
