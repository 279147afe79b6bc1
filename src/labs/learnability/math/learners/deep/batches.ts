/** Which sequences a step goes over: the same as the kernels take for a gradient learner of the same seed. */
import { permutation, type Stream } from "../../../../../platform/numerics/random";
import { Workspace } from "../../workspace";

export class BatchOrder {
  readonly #workspace = new Workspace();
  readonly #sequences: number;
  readonly #batch: number;
  readonly #stream: Omit<Stream, "index"> | null;
  /** Orders of the epochs that the last batch came from. */
  #epochs = new Map<number, Int32Array>();

  /** @param stream  draws a new order for every epoch; null takes the data as they stand. */
  constructor(sequences: number, batch: number, stream: Omit<Stream, "index"> | null) {
    this.#sequences = sequences;
    this.#batch = batch;
    this.#stream = stream;
  }

  /** Indices of the sequences of a step, the first step being 0; a batch may run from one epoch into the next. */
  ofStep(step: number): Int32Array {
    const used = new Map<number, Int32Array>();
    const indices = new Int32Array(this.#batch);
    for (let i = 0; i < this.#batch; i++) {
      const position = step * this.#batch + i;
      const epoch = Math.floor(position / this.#sequences);
      const order = used.get(epoch) ?? this.#epochs.get(epoch) ?? this.#draw(epoch);
      used.set(epoch, order);
      indices[i] = order[position - epoch * this.#sequences];
    }
    this.#epochs = used;
    return indices;
  }

  #draw(epoch: number): Int32Array {
    if (this.#stream) return permutation(this.#workspace, { ...this.#stream, index: epoch }, this.#sequences);
    return Int32Array.from({ length: this.#sequences }, (_, i) => i);
  }
}
