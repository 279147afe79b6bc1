import type { Pointer } from "../../../../../platform/numerics/kernel-workspace";
import type { Gpu } from "../../../../../platform/tensors/device";
import { adamFactors, betaPowersAfter } from "../../../../../platform/tensors/optimizer";
import { Pace } from "../../../../../platform/tensors/pace";
import { sizesOf } from "../network";
import { trainingStream } from "../prompts";
import { adamConstants, type TrainingSettings } from "../settings";
import type { TrainerState } from "../trainer";
import { TrainingWorkspace } from "../workspace";
import { type GpuSizes, gpuSizesOf, lanes, type Pipelines, pipelinesOf } from "./shaders";

/** Steps that a submit may hold in any case, and bytes of prompts that it may bring. */
const [mostSteps, mostPromptBytes] = [64, 32 * 2 ** 20];

type BufferName =
  | ("standing" | "trained" | "products" | "prompts" | "scratch" | "gradients")
  | ("errors" | "whole" | "factorGradient" | "sizes" | "staging");

/** The result of some steps. */
export interface GpuSteps {
  /** Mean squared errors of the prompts of each step, before it. */
  readonly errors: readonly Float64Array[];
  /** After the last of them. */
  readonly state: TrainerState;
}

/**
 * A network in training on the GPU in float32: forward, backward, clipping and Adam, as many steps in a submit as fit well. Prompts
 * are made on the processor, to the same bits as for the trainer on the processor; sums are in a fixed order, but not in that of
 * the processor, and rounding is the device's. A state is the processor's, which may go on from it.
 */
export class GpuTrainer {
  readonly #gpu: Gpu;
  readonly #settings: TrainingSettings;
  readonly #pipelines: Pipelines;
  readonly #buffers: Readonly<Record<BufferName, GPUBuffer>>;
  readonly #lengths: GpuSizes;
  readonly #prompts: PromptMaker;
  readonly #pace: Pace;
  /** As it was read back last. */
  #state: TrainerState;

  private constructor(
    gpu: Gpu,
    settings: TrainingSettings,
    pipelines: Pipelines,
    buffers: Readonly<Record<BufferName, GPUBuffer>>,
    from: TrainerState,
  ) {
    this.#gpu = gpu;
    this.#settings = settings;
    this.#pipelines = pipelines;
    this.#buffers = buffers;
    this.#lengths = gpuSizesOf(settings);
    const most = stepsPerSubmit(settings);
    this.#prompts = new PromptMaker(settings, most);
    this.#pace = new Pace(most);
    this.#state = from;
    const { weights, firstMoment, secondMoment } = from;
    const all = weights.length;
    for (const [at, numbers] of [weights, firstMoment, secondMoment].entries())
      gpu.device.queue.writeBuffer(buffers.trained, 4 * at * all, Float32Array.from(numbers));
  }

  /** @throws {GpuMemoryError | GpuUnavailable | GpuLost} */
  static async create(gpu: Gpu, settings: TrainingSettings, from: TrainerState): Promise<GpuTrainer> {
    const pipelines = await pipelinesOf(gpu, settings);
    return new GpuTrainer(gpu, settings, pipelines, await allocate(gpu, settings), from);
  }

  /** All that training changes, as it was read back last: after a failure it is still consistent. */
  get state(): TrainerState {
    return this.#state;
  }

  /** Steps that fit well in a submit, which no one is longer than 200 ms; but no more than `most`. */
  stepsNext(most: number): number {
    return Math.max(1, Math.min(most, this.#pace.size));
  }

  /** One submit. @param count  of steps, as `stepsNext` has it. @throws {GpuLost} */
  async run(count: number): Promise<GpuSteps> {
    const { device } = this.#gpu;
    const { queue } = device;
    const { standing, errors, trained, staging, sizes, prompts } = this.#buffers;
    const { step, powers } = this.#state;
    queue.writeBuffer(prompts, 0, this.#prompts.make(step + 1, count));
    queue.writeBuffer(sizes, 0, stepSizes(this.#settings.rate, powers, count));
    queue.writeBuffer(standing, 0, new Uint32Array(2));
    const encoder = device.createCommandEncoder();
    for (let k = 0; k < count; k++) this.#encodeStep(encoder);
    const errorBytes = 4 * lanes * this.#lengths.groups * count;
    const { all } = sizesOf(this.#settings.shape);
    encoder.copyBufferToBuffer(standing, 0, staging, 0, standingBytes);
    encoder.copyBufferToBuffer(trained, 0, staging, standingBytes, 12 * all);
    encoder.copyBufferToBuffer(errors, 0, staging, standingBytes + 12 * all, errorBytes);
    const start = performance.now();
    queue.submit([encoder.finish()]);
    // While the GPU works the processor makes the matrices of the next submit.
    this.#prompts.prepare(step + count + 1, this.stepsNext(Number.POSITIVE_INFINITY));
    await this.#gpu.whileThere(queue.onSubmittedWorkDone());
    this.#pace.measured(count, performance.now() - start);
    const bytes = await this.#gpu.read(staging, standingBytes + 12 * all + errorBytes);
    const [, taken] = new Uint32Array(bytes, 0, 2);
    this.#state = this.#stateAfter(count, taken, new Float32Array(bytes, standingBytes, 3 * all));
    return { errors: this.#errorsIn(new Float32Array(bytes, standingBytes + 12 * all), count), state: this.#state };
  }

  /** Frees the memory on the GPU; states that were read back stay valid. */
  dispose(): void {
    for (const buffer of Object.values(this.#buffers)) buffer.destroy();
  }

  #encodeStep(encoder: GPUCommandEncoder): void {
    const gpu = this.#gpu;
    const { multiply, pass, gather, factors, step } = this.#pipelines;
    const { standing, trained, products, prompts, scratch, gradients, errors, whole, factorGradient, sizes } = this.#buffers;
    const { groups, products: productCount, gradient } = this.#lengths;
    const perGroup = 64;
    gpu.encode(encoder, multiply, [trained, products], Math.ceil(productCount / perGroup));
    gpu.encode(encoder, pass, [standing, products, prompts, scratch, gradients, errors], groups);
    gpu.encode(encoder, gather, [gradients, whole], Math.ceil(gradient / perGroup));
    gpu.encode(encoder, factors, [trained, whole, factorGradient], Math.ceil(sizesOf(this.#settings.shape).all / perGroup));
    gpu.encode(encoder, step, [standing, trained, factorGradient, sizes], 1);
  }

  #stateAfter(count: number, taken: number, trained: Float32Array): TrainerState {
    const { step, skipped, powers } = this.#state;
    const { all } = sizesOf(this.#settings.shape);
    const after = powersAfter(powers, taken);
    const part = (at: number) => trained.slice(at * all, (at + 1) * all);
    return {
      step: step + count,
      skipped: skipped + count - taken,
      weights: part(0),
      firstMoment: part(1),
      secondMoment: part(2),
      powers: [after.beta1Power, after.beta2Power],
    };
  }

  #errorsIn(found: Float32Array, count: number): readonly Float64Array[] {
    const stride = lanes * this.#lengths.groups;
    return Array.from({ length: count }, (_, k) => Float64Array.from(found.subarray(k * stride, k * stride + this.#settings.batch)));
  }
}

/** Bytes of the progress that a submit reports. */
const standingBytes = 8;

function stepsPerSubmit(settings: TrainingSettings): number {
  const { groups, prompt } = gpuSizesOf(settings);
  return Math.max(1, Math.min(mostSteps, Math.floor(mostPromptBytes / (16 * groups * prompt))));
}

async function allocate(gpu: Gpu, settings: TrainingSettings): Promise<Record<BufferName, GPUBuffer>> {
  const { STORAGE, COPY_DST, COPY_SRC, MAP_READ } = GPUBufferUsage;
  const { groups, prompt, scratch, products, gradient } = gpuSizesOf(settings);
  const { all } = sizesOf(settings.shape);
  const most = stepsPerSubmit(settings);
  return gpu.together({
    standing: () => gpu.buffer("the count of steps", standingBytes, STORAGE | COPY_DST | COPY_SRC),
    trained: () => gpu.buffer("the weights", 12 * all, STORAGE | COPY_DST | COPY_SRC),
    products: () => gpu.buffer("the products of the weights", 4 * products, STORAGE),
    prompts: () => gpu.buffer("the matrices", 16 * most * groups * prompt, STORAGE | COPY_DST),
    scratch: () => gpu.buffer("the layers", 16 * groups * scratch, STORAGE),
    gradients: () => gpu.buffer("the gradients", 4 * groups * gradient, STORAGE),
    errors: () => gpu.buffer("the errors", 16 * most * groups, STORAGE | COPY_SRC),
    whole: () => gpu.buffer("the gradient", 4 * gradient, STORAGE),
    factorGradient: () => gpu.buffer("the gradient of the weights", 4 * all, STORAGE),
    sizes: () => gpu.buffer("the step sizes", 8 * most, STORAGE | COPY_DST),
    staging: () => gpu.buffer("the results", standingBytes + 12 * all + 16 * most * groups, COPY_DST | MAP_READ),
  });
}

type Powers = TrainerState["powers"];

function powersAfter([beta1Power, beta2Power]: Powers, taken: number) {
  return betaPowersAfter(adamConstants, { beta1Power, beta2Power }, taken);
}

/** The buffer `sizes` of step.wgsl, for the next steps that change the weights. */
function stepSizes(rate: number, powers: Powers, count: number): Float32Array<ArrayBuffer> {
  const sizes = new Float32Array(2 * count);
  for (let k = 0; k < count; k++) {
    const { size, correction } = adamFactors(rate, powersAfter(powers, k + 1));
    sizes.set([size, correction], 2 * k);
  }
  return sizes;
}

/** Makes the prompts of steps on this thread, as the passes of the processor take them. */
class PromptMaker {
  readonly #settings: TrainingSettings;
  readonly #workspace = new TrainingWorkspace();
  readonly #scratch: Pointer;
  readonly #room: Pointer;
  /** Numbers of the prompts of a step. */
  readonly #numbers: number;
  /** Steps that have been made, from the first on. */
  #made = { from: 0, count: 0 };

  constructor(settings: TrainingSettings, most: number) {
    const { d, dPrime, n, nPrime } = settings.shape;
    const { groups, prompt } = gpuSizesOf(settings);
    this.#settings = settings;
    this.#numbers = lanes * groups * prompt;
    const scratchBytes = this.#workspace.kernels.promptScratchBytes(d + dPrime, n + nPrime, settings.prompts.rank);
    this.#scratch = this.#workspace.allocate(scratchBytes, "training");
    this.#room = this.#workspace.allocate(4 * most * this.#numbers, "training");
  }

  /** Of steps from .. from + count, one behind the other; a view, valid until others are made. */
  make(from: number, count: number): Float32Array<ArrayBuffer> {
    this.prepare(from, count);
    return this.#workspace.f32(this.#room, count * this.#numbers) as Float32Array<ArrayBuffer>;
  }

  prepare(from: number, count: number): void {
    const there = this.#made.from === from ? this.#made.count : 0;
    for (let k = there; k < count; k++) this.#fill(from + k, this.#room + 4 * k * this.#numbers);
    this.#made = { from, count: Math.max(there, count) };
  }

  #fill(step: number, to: Pointer): void {
    const { shape, prompts, batch } = this.#settings;
    const { purpose, index } = trainingStream(step, 0);
    const { seed, rank, decay } = prompts;
    const { d, dPrime, n, nPrime } = shape;
    const { fillPassPrompts32 } = this.#workspace.kernels;
    fillPassPrompts32(seed, BigInt(purpose), BigInt(index), batch, d, dPrime, n + nPrime, rank, decay, this.#scratch, to);
  }
}
