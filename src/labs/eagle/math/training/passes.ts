/** Passes through a network in the kernels: errors of prompts, and the gradients of blocks of them by the products of its weights. */
import type { Pointer } from "../../../../platform/numerics/kernel-workspace";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { sizesOf } from "./network";
import { type PromptStream, trainingStream } from "./prompts";
import type { Numbers, Precision, TrainingSettings } from "./settings";
import { TrainingWorkspace } from "./workspace";

/**
 * Prompts whose gradients are added before they join others: blocks of a batch are made anywhere and added in their order, so that no
 * bit depends on how many workers there are.
 */
export const blockSize = 32;

/** Some blocks of the batch of a step: `count` prompts from the `from`-th on, which begins a block. */
export interface BatchPart {
  readonly step: number;
  readonly from: number;
  readonly count: number;
}

/** The results of blocks of a batch. */
export interface PartGradients {
  /** Mean squared error of each prompt. */
  readonly errors: Numbers;
  /** By the products, block after block. */
  readonly gradients: Numbers;
}

/** The memory of one network, and the kernels that work in it. */
export class Passes {
  readonly settings: TrainingSettings;
  readonly workspace = new TrainingWorkspace();
  /** The description of the network for the kernels. */
  readonly network: Pointer;
  /** Numbers of the gradient of a block. */
  readonly gradientCount: number;
  readonly #precision: Precision;
  readonly #products: Pointer;
  readonly #productCount: number;
  readonly #prompts: Pointer;
  readonly #promptScratch: Pointer;
  readonly #errors: Pointer;
  readonly #block: Pointer;

  constructor(settings: TrainingSettings, precision: Precision = "float32") {
    this.settings = settings;
    this.#precision = precision;
    const { workspace } = this;
    const { kernels } = workspace;
    const { shape, prompts, batch, rate, clip } = settings;
    const { columns, queryWidth, valueWidth, tokens } = sizesOf(shape);
    const { d, n, dPrime, nPrime, machines, layers, sign } = shape;
    this.network = workspace.allocate(kernels.networkBytes(), "training");
    const attended = Math.min(d, prompts.rank);
    kernels.networkSetSizes(this.network, attended, columns, dPrime, nPrime, machines, layers, queryWidth, valueWidth);
    kernels.networkSetTraining(this.network, batch, sign, rate, clip);
    this.#products = this.room(kernels.productRoom(this.network));
    this.#productCount = kernels.productCount(this.network);
    kernels.networkSetProducts(this.network, this.#products);
    kernels.networkSetScratch(this.network, workspace.allocate(kernels.passScratchBytes(this.network), "training"));
    this.#prompts = this.room(blockSize * (attended + dPrime) * (n + nPrime));
    this.#promptScratch = workspace.allocate(kernels.promptScratchBytes(tokens, n + nPrime, prompts.rank), "training");
    this.#errors = this.room(blockSize);
    this.gradientCount = kernels.blockGradientCount(this.network);
    this.#block = this.room(this.gradientCount);
  }

  /** Room for so many numbers of the precision. */
  room(numbers: number): Pointer {
    return this.workspace.allocate((this.#precision === "float32" ? 4 : 8) * numbers, "training");
  }

  /** A view, valid until room is made. */
  numbers(at: Pointer, count: number): Numbers {
    return this.#precision === "float32" ? this.workspace.f32(at, count) : this.workspace.f64(at, count);
  }

  kernel<Name extends keyof typeof kernelNames>(name: Name): TrainingWorkspace["kernels"][(typeof kernelNames)[Name]["float32"]] {
    return this.workspace.kernels[
      kernelNames[name][this.#precision]
    ] as TrainingWorkspace["kernels"][(typeof kernelNames)[Name]["float32"]];
  }

  /** Products of the weights, as the kernels lay them out; a view, valid until room is made. */
  get products(): Numbers {
    return this.numbers(this.#products, this.#productCount);
  }

  /** The gradient of the block of a step that begins with the `from`-th prompt, at `gradient`; its errors are a view until the next pass. */
  block(step: number, from: number): { readonly errors: Numbers; readonly gradient: Pointer } {
    const part = Math.min(blockSize, this.settings.batch - from);
    this.#fill(trainingStream(step, from), part);
    this.kernel("blockGradient")(this.network, this.#prompts, part, this.#errors, this.#block);
    return { errors: this.numbers(this.#errors, part), gradient: this.#block };
  }

  /** The gradients of some blocks of a batch, copied out. */
  *part({ step, from, count }: BatchPart): LongComputation<PartGradients> {
    const Kind = this.#precision === "float32" ? Float32Array : Float64Array;
    const errors = new Kind(count);
    const gradients = new Kind(Math.ceil(count / blockSize) * this.gradientCount);
    for (let done = 0; done < count; done += blockSize) {
      const block = this.block(step, from + done);
      errors.set(block.errors, done);
      gradients.set(this.numbers(block.gradient, this.gradientCount), (done / blockSize) * this.gradientCount);
      yield done / count;
    }
    return { errors, gradients };
  }

  /** Mean squared errors of `count` prompts from a stream on. */
  errorsOf({ purpose, index }: PromptStream, count: number): Float64Array {
    const errors = new Float64Array(count);
    for (let from = 0; from < count; from += blockSize) {
      const part = Math.min(blockSize, count - from);
      this.#fill({ purpose, index: index + from }, part);
      this.kernel("promptErrors")(this.network, this.#prompts, part, this.#errors);
      errors.set(this.numbers(this.#errors, part), from);
    }
    return errors;
  }

  #fill({ purpose, index }: PromptStream, count: number): void {
    const { shape, prompts } = this.settings;
    const { seed, rank, decay } = prompts;
    const columns = shape.n + shape.nPrime;
    const fill = this.kernel("fillPassPrompts");
    fill(seed, BigInt(purpose), BigInt(index), count, shape.d, shape.dPrime, columns, rank, decay, this.#promptScratch, this.#prompts);
  }
}

const kernelNames = {
  fillPassPrompts: { float32: "fillPassPrompts32", float64: "fillPassPrompts64" },
  multiplyFactors: { float32: "multiplyFactors32", float64: "multiplyFactors64" },
  promptErrors: { float32: "promptErrors32", float64: "promptErrors64" },
  blockGradient: { float32: "blockGradient32", float64: "blockGradient64" },
  addNumbers: { float32: "addNumbers32", float64: "addNumbers64" },
  factorGradient: { float32: "factorGradient32", float64: "factorGradient64" },
  takeStep: { float32: "takeStep32", float64: "takeStep64" },
} as const;
