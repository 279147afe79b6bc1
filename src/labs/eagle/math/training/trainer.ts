/** Training in the kernels: batches of fresh prompts, gradients block by block, Adam. */
import type { Pointer } from "../../../../platform/numerics/kernel-workspace";
import { finish, type LongComputation } from "../../../../platform/numerics/progress";
import { initialWeights } from "./initial-weights";
import { sizesOf } from "./network";
import { type BatchPart, blockSize, type PartGradients, Passes } from "./passes";
import type { PromptStream } from "./prompts";
import type { Numbers, Precision, TrainingSettings } from "./settings";

/** Everything that training changes; the arrays are copies. */
export interface TrainerState {
  /** Steps so far, those that were left out included. */
  readonly step: number;
  readonly skipped: number;
  readonly weights: Numbers;
  readonly firstMoment: Numbers;
  readonly secondMoment: Numbers;
  /** Powers of Adam's two constants, as many as steps that changed the weights. */
  readonly powers: readonly [number, number];
}

/** Other threads, which take parts of a batch. */
export interface OtherThreads {
  /** Parts that it is worth giving away at once; 0 where everything is to be done here. */
  readonly count: number;
  /** Begins parts of a batch, at these products of the weights. The returned computation waits for their gradients, in their order. */
  begin(products: Numbers, parts: readonly BatchPart[]): LongComputation<readonly PartGradients[]>;
}

/**
 * A network in training, a step at a time.
 *
 * @example
 * const trainer = new Trainer(settings);
 * const errors = trainer.step(); // of the prompts of this step, before it changed the weights
 */
export class Trainer {
  readonly #passes: Passes;
  readonly #weights: Pointer;
  readonly #firstMoment: Pointer;
  readonly #secondMoment: Pointer;
  readonly #gradient: Pointer;
  /** Of the batch, by the products; and a block of another thread. */
  readonly #total: Pointer;
  readonly #received: Pointer;
  readonly #all: number;
  #others: OtherThreads | null = null;
  #step = 0;
  #skipped = 0;

  /** @param from  to go on from; else training begins. */
  constructor(settings: TrainingSettings, from: TrainerState | null = null, precision: Precision = "float32") {
    const passes = new Passes(settings, precision);
    const { all } = sizesOf(settings.shape);
    this.#passes = passes;
    this.#all = all;
    this.#weights = passes.room(all);
    this.#firstMoment = passes.room(all);
    this.#secondMoment = passes.room(all);
    this.#gradient = passes.room(all);
    const { kernels } = passes.workspace;
    kernels.networkSetWeights(passes.network, this.#weights, this.#firstMoment, this.#secondMoment, this.#gradient);
    this.#total = passes.room(passes.gradientCount);
    this.#received = passes.room(passes.gradientCount);
    this.adopt(from ?? beginning(settings));
  }

  get settings(): TrainingSettings {
    return this.#passes.settings;
  }

  /** Steps so far, those that were left out included. */
  get stepsTaken(): number {
    return this.#step;
  }

  /** Steps whose gradient was not finite, and which changed nothing. */
  get skipped(): number {
    return this.#skipped;
  }

  /** W_Q, W_K, W_V and W_P of each layer; a copy. */
  get weights(): Numbers {
    return this.#numbers(this.#weights, this.#all).slice();
  }

  /** Sets the other threads that take parts from the next step on; null: none. No bit depends on it. */
  shareWith(others: OtherThreads | null): void {
    this.#others = others;
  }

  /** One step on this thread alone; returns the mean squared error of each of its prompts, before it. */
  step(): Float64Array {
    return finish(this.#take(null));
  }

  /**
   * So many steps, with a pause after each block; the errors of the last. A step that is left unfinished has not been taken. While
   * others are waited for nothing comes of going on.
   */
  *steps(count: number): LongComputation<Float64Array> {
    let errors: Float64Array = new Float64Array(0);
    for (let taken = 0; taken < count; taken++) errors = yield* this.#take(this.#others);
    return errors;
  }

  /** The gradient at the batch of the next step, without a step, as weights lie. */
  gradient(): Numbers {
    finish(this.#sumBlocks(null));
    this.#passes.kernel("factorGradient")(this.#passes.network, this.#total);
    return this.#numbers(this.#gradient, this.#all).slice();
  }

  /** Mean squared errors of `count` prompts from a stream on. */
  errorsOf(stream: PromptStream, count: number): Float64Array {
    this.#passes.kernel("multiplyFactors")(this.#passes.network);
    return this.#passes.errorsOf(stream, count);
  }

  state(): TrainerState {
    const copy = (at: Pointer) => this.#numbers(at, this.#all).slice();
    const { workspace, network } = this.#passes;
    return {
      step: this.#step,
      skipped: this.#skipped,
      weights: copy(this.#weights),
      firstMoment: copy(this.#firstMoment),
      secondMoment: copy(this.#secondMoment),
      powers: [workspace.kernels.networkBeta1Power(network), workspace.kernels.networkBeta2Power(network)],
    };
  }

  /** Goes on from what another trainer of the same settings came to. */
  adopt({ step, skipped, weights, firstMoment, secondMoment, powers }: TrainerState): void {
    this.#step = step;
    this.#skipped = skipped;
    this.#numbers(this.#weights, this.#all).set(weights);
    this.#numbers(this.#firstMoment, this.#all).set(firstMoment);
    this.#numbers(this.#secondMoment, this.#all).set(secondMoment);
    this.#passes.workspace.kernels.networkSetPowers(this.#passes.network, ...powers);
  }

  *#take(others: OtherThreads | null): LongComputation<Float64Array> {
    const errors = yield* this.#sumBlocks(others);
    this.#step++;
    if (!this.#passes.kernel("takeStep")(this.#passes.network, this.#total)) this.#skipped++;
    return errors;
  }

  /** The gradient at the batch of the next step; returns the errors of its prompts. The first part of the batch is that of this thread. */
  *#sumBlocks(others: OtherThreads | null): LongComputation<Float64Array> {
    const passes = this.#passes;
    const { batch } = this.settings;
    const errors = new Float64Array(batch);
    passes.kernel("multiplyFactors")(passes.network);
    this.#numbers(this.#total, passes.gradientCount).fill(0);
    const step = this.#step + 1;
    const [own, ...given] = partsOf(step, batch, 1 + (others?.count ?? 0));
    const elsewhere = others && given.length > 0 ? others.begin(passes.products.slice(), given) : null;
    for (let from = 0; from < own.count; from += blockSize) {
      const block = passes.block(step, from);
      this.#add(block.gradient);
      errors.set(block.errors, from);
      yield from / batch;
    }
    if (!elsewhere) return errors;
    for (const [at, part] of (yield* elsewhere).entries()) {
      errors.set(part.errors, given[at].from);
      for (let from = 0; from < part.gradients.length; from += passes.gradientCount) {
        this.#numbers(this.#received, passes.gradientCount).set(part.gradients.subarray(from, from + passes.gradientCount));
        this.#add(this.#received);
      }
    }
    return errors;
  }

  #add(gradient: Pointer): void {
    this.#passes.kernel("addNumbers")(this.#total, gradient, this.#passes.gradientCount);
  }

  #numbers(at: Pointer, count: number): Numbers {
    return this.#passes.numbers(at, count);
  }
}

/** The blocks of a batch, shared as evenly as they go. */
function partsOf(step: number, batch: number, threads: number): BatchPart[] {
  const blocks = Math.ceil(batch / blockSize);
  const parts = Math.min(threads, blocks);
  return Array.from({ length: parts }, (_, k) => {
    const [from, until] = [k, k + 1].map((share) => Math.min(batch, Math.floor((share * blocks) / parts) * blockSize));
    return { step, from, count: until - from };
  });
}

function beginning({ shape, prompts, start }: TrainingSettings): TrainerState {
  const weights = initialWeights(shape, prompts.seed, start);
  const zeros = new Float64Array(weights.length);
  return { step: 0, skipped: 0, weights, firstMoment: zeros, secondMoment: zeros, powers: [1, 1] };
}
