/** Training in the kernels: batches of fresh prompts, gradients block by block, Adam; float32, or float64 to be compared with. */
import type { Pointer } from "../../numerics/kernel-workspace";
import { finish, type LongComputation } from "../../numerics/progress";
import type { AdamSettings } from "./adam";
import { initialWeights } from "./initial-weights";
import { type NetworkShape, sizesOf } from "./network";
import { type PromptSettings, type PromptStream, trainingStream } from "./prompts";
import { TrainingWorkspace } from "./workspace";

/**
 * Prompts whose gradients are added before they join others: blocks of a batch are made anywhere and added in their order, so that no
 * bit depends on how many workers there are.
 */
export const blockSize = 32;

export interface TrainingSettings extends AdamSettings {
  readonly shape: NetworkShape;
  readonly prompts: PromptSettings;
  /** Prompts of a step. */
  readonly batch: number;
}

export type Precision = "float32" | "float64";
type Numbers = Float32Array | Float64Array;

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

/**
 * A network in training, a step at a time.
 *
 * @example
 * const trainer = new Trainer(settings);
 * const errors = trainer.step(); // of the prompts of this step, before it changed the weights
 */
export class Trainer {
  readonly settings: TrainingSettings;
  readonly #precision: Precision;
  readonly #workspace = new TrainingWorkspace();
  readonly #network: Pointer;
  readonly #weights: Pointer;
  readonly #firstMoment: Pointer;
  readonly #secondMoment: Pointer;
  readonly #gradient: Pointer;
  readonly #prompts: Pointer;
  readonly #promptScratch: Pointer;
  readonly #errors: Pointer;
  readonly #block: Pointer;
  readonly #total: Pointer;
  readonly #all: number;
  readonly #blockGradientCount: number;
  #step = 0;
  #skipped = 0;

  /** @param from  to go on from; else training begins. */
  constructor(settings: TrainingSettings, from: TrainerState | null = null, precision: Precision = "float32") {
    this.settings = settings;
    this.#precision = precision;
    const workspace = this.#workspace;
    const { kernels } = workspace;
    const { shape, prompts, batch, rate, clip } = settings;
    const { columns, queryWidth, valueWidth, all, tokens } = sizesOf(shape);
    const { d, n, dPrime, nPrime, machines, layers, sign } = shape;
    const bytes = precision === "float32" ? 4 : 8;
    const room = (numbers: number) => workspace.allocate(bytes * numbers, "training");
    this.#all = all;
    this.#network = workspace.allocate(kernels.networkBytes(), "training");
    kernels.networkSetSizes(this.#network, d, columns, dPrime, nPrime, machines, layers, queryWidth, valueWidth);
    kernels.networkSetTraining(this.#network, batch, sign, rate, clip);
    this.#weights = room(all);
    this.#firstMoment = room(all);
    this.#secondMoment = room(all);
    this.#gradient = room(all);
    const products = room(kernels.productRoom(this.#network));
    kernels.networkSetWeights(this.#network, this.#weights, this.#firstMoment, this.#secondMoment, this.#gradient, products);
    kernels.networkSetScratch(this.#network, workspace.allocate(kernels.passScratchBytes(this.#network), "training"));
    this.#prompts = room(blockSize * tokens * (n + nPrime));
    this.#promptScratch = workspace.allocate(kernels.promptScratchBytes(tokens, n + nPrime, prompts.rank), "training");
    this.#errors = room(blockSize);
    this.#blockGradientCount = kernels.blockGradientCount(this.#network);
    this.#block = room(this.#blockGradientCount);
    this.#total = room(this.#blockGradientCount);
    this.#restore(from ?? beginning(settings));
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

  /** One step; returns the mean squared error of each of its prompts, before it. */
  step(): Float64Array {
    return finish(this.steps(1));
  }

  /** So many steps, with a pause after each block; the errors of the last. A step that is left unfinished has not been taken. */
  *steps(count: number): LongComputation<Float64Array> {
    let errors: Float64Array = new Float64Array(0);
    for (let taken = 0; taken < count; taken++) {
      errors = yield* this.#sumBlocks();
      this.#step++;
      if (!this.#kernel("takeStep")(this.#network, this.#total)) this.#skipped++;
    }
    return errors;
  }

  /** The gradient at the batch of the next step, without a step, as weights lie. */
  gradient(): Numbers {
    finish(this.#sumBlocks());
    this.#kernel("factorGradient")(this.#network, this.#total);
    return this.#numbers(this.#gradient, this.#all).slice();
  }

  /** Mean squared errors of `count` prompts from a stream on. */
  errorsOf({ purpose, index }: PromptStream, count: number): Float64Array {
    const errors = new Float64Array(count);
    this.#kernel("multiplyFactors")(this.#network);
    for (let from = 0; from < count; from += blockSize) {
      const part = Math.min(blockSize, count - from);
      this.#fill({ purpose, index: index + from }, part);
      this.#kernel("promptErrors")(this.#network, this.#prompts, part, this.#errors);
      errors.set(this.#numbers(this.#errors, part), from);
    }
    return errors;
  }

  state(): TrainerState {
    const copy = (at: Pointer) => this.#numbers(at, this.#all).slice();
    const { kernels } = this.#workspace;
    return {
      step: this.#step,
      skipped: this.#skipped,
      weights: copy(this.#weights),
      firstMoment: copy(this.#firstMoment),
      secondMoment: copy(this.#secondMoment),
      powers: [kernels.networkBeta1Power(this.#network), kernels.networkBeta2Power(this.#network)],
    };
  }

  #restore({ step, skipped, weights, firstMoment, secondMoment, powers }: TrainerState): void {
    this.#step = step;
    this.#skipped = skipped;
    this.#numbers(this.#weights, this.#all).set(weights);
    this.#numbers(this.#firstMoment, this.#all).set(firstMoment);
    this.#numbers(this.#secondMoment, this.#all).set(secondMoment);
    this.#workspace.kernels.networkSetPowers(this.#network, ...powers);
  }

  /** The gradient at the batch of the next step; returns the errors of its prompts. */
  *#sumBlocks(): LongComputation<Float64Array> {
    const { batch } = this.settings;
    const errors = new Float64Array(batch);
    this.#kernel("multiplyFactors")(this.#network);
    this.#numbers(this.#total, this.#blockGradientCount).fill(0);
    for (let from = 0; from < batch; from += blockSize) {
      const part = Math.min(blockSize, batch - from);
      this.#fill(trainingStream(this.#step + 1, from), part);
      this.#kernel("blockGradient")(this.#network, this.#prompts, part, this.#errors, this.#block);
      this.#kernel("addNumbers")(this.#total, this.#block, this.#blockGradientCount);
      errors.set(this.#numbers(this.#errors, part), from);
      yield from / batch;
    }
    return errors;
  }

  #fill({ purpose, index }: PromptStream, count: number): void {
    const { shape, prompts } = this.settings;
    const { seed, rank, decay } = prompts;
    const [rows, columns] = [shape.d + shape.dPrime, shape.n + shape.nPrime];
    const fill = this.#kernel("fillPrompts");
    fill(seed, BigInt(purpose), BigInt(index), count, rows, columns, rank, decay, this.#promptScratch, this.#prompts);
  }

  #kernel<Name extends keyof typeof kernelNames>(name: Name): TrainingWorkspace["kernels"][(typeof kernelNames)[Name]["float32"]] {
    return this.#workspace.kernels[
      kernelNames[name][this.#precision]
    ] as TrainingWorkspace["kernels"][(typeof kernelNames)[Name]["float32"]];
  }

  #numbers(at: Pointer, count: number): Numbers {
    return this.#precision === "float32" ? this.#workspace.f32(at, count) : this.#workspace.f64(at, count);
  }
}

const kernelNames = {
  fillPrompts: { float32: "fillPrompts32", float64: "fillPrompts64" },
  multiplyFactors: { float32: "multiplyFactors32", float64: "multiplyFactors64" },
  promptErrors: { float32: "promptErrors32", float64: "promptErrors64" },
  blockGradient: { float32: "blockGradient32", float64: "blockGradient64" },
  addNumbers: { float32: "addNumbers32", float64: "addNumbers64" },
  factorGradient: { float32: "factorGradient32", float64: "factorGradient64" },
  takeStep: { float32: "takeStep32", float64: "takeStep64" },
} as const;

function beginning({ shape, prompts }: TrainingSettings): TrainerState {
  const weights = initialWeights(shape, prompts.seed);
  const zeros = new Float64Array(weights.length);
  return { step: 0, skipped: 0, weights, firstMoment: zeros, secondMoment: zeros, powers: [1, 1] };
}
