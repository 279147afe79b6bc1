/** Draws for tasks, one after the other, from a stream of their own. */
import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import { OpenStream } from "../../../../platform/numerics/random";
import { purposes } from "../streams";

/** Words that are drawn at a time. */
const block = 4096;

export class Draws {
  readonly #stream: OpenStream;
  #words: BigUint64Array = new BigUint64Array(0);
  #at = 0;

  constructor(stream: OpenStream) {
    this.#stream = stream;
  }

  /** From 0 up to, not including, 1. */
  uniform(): number {
    if (this.#at === this.#words.length) {
      this.#words = this.#stream.words(block);
      this.#at = 0;
    }
    return Number(this.#words[this.#at++] >> 11n) / 2 ** 53;
  }

  /** From `from` up to, not including, `to`. */
  integer(from: number, to: number): number {
    return from + Math.floor(this.uniform() * (to - from));
  }

  /** `count` different numbers below `below`, in the order in which they were drawn. */
  different(count: number, below: number): number[] {
    const all = Array.from({ length: below }, (_, index) => index);
    for (let i = 0; i < count; i++) {
      const other = this.integer(i, below);
      [all[i], all[other]] = [all[other], all[i]];
    }
    return all.slice(0, count);
  }

  /** An index, with these probabilities. */
  weighted(probabilities: readonly number[]): number {
    let left = this.uniform();
    for (const [index, probability] of probabilities.entries()) {
      left -= probability;
      if (left < 0) return index;
    }
    return probabilities.length - 1;
  }
}

/** Draws of the batch of a step of training. */
export function trainingDraws(workspace: KernelWorkspace, seed: bigint, step: number): Draws {
  return new Draws(new OpenStream(workspace, { seed, purpose: purposes.batches, index: step }));
}

/** Draws of the sequences that encoders are tested on. */
export function testDraws(workspace: KernelWorkspace, seed: bigint): Draws {
  return new Draws(new OpenStream(workspace, { seed, purpose: purposes.tests, index: 0 }));
}
