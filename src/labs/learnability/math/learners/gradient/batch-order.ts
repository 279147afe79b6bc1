import { learnerSeed, permutation, purposes } from "../../../../../platform/numerics/random";
import type { Workspace } from "../../workspace";
import type { GradientSpec } from "./fields";

/**
 * Which sequences a learner's batches are made of, as the WASM training step draws them: epochs follow one another, each
 * a permutation from a stream of its own (or the order of the data), and step t takes the places t batch to
 * (t + 1) batch - 1 of them.
 */
export class BatchOrder {
  readonly #workspace: Workspace;
  readonly #spec: GradientSpec;
  readonly #sequences: number;
  readonly #seed: bigint;
  #epoch = -1;
  #permutation: Int32Array = new Int32Array();

  /** @param sequences  training sequences of the data set. */
  constructor(workspace: Workspace, spec: GradientSpec, sequences: number, experimentSeed: number) {
    this.#workspace = workspace;
    this.#spec = spec;
    this.#sequences = sequences;
    this.#seed = learnerSeed(experimentSeed, spec.seed);
  }

  /** The sequences of `count` batches from step `step` on, count x batch. */
  batches(step: number, count: number): Uint32Array {
    const { batch } = this.#spec;
    const result = new Uint32Array(count * batch);
    for (let i = 0; i < result.length; i++) {
      const position = step * batch + i;
      const epoch = Math.floor(position / this.#sequences);
      if (epoch !== this.#epoch) this.#load(epoch);
      result[i] = this.#permutation[position - epoch * this.#sequences];
    }
    return result;
  }

  #load(epoch: number): void {
    const stream = { seed: this.#seed, purpose: purposes.batchOrder, index: epoch };
    this.#permutation =
      this.#spec.order === "shuffled"
        ? permutation(this.#workspace, stream, this.#sequences)
        : Int32Array.from({ length: this.#sequences }, (_, i) => i);
    this.#epoch = epoch;
  }
}
