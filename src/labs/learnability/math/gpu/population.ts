import { DimensionError } from "../../../../platform/numerics/errors";
import type { Gpu } from "../../../../platform/tensors/device";
import { packRecords } from "../../../../platform/tensors/records";
import shader from "../../kernels/population.wgsl?raw";
import { arrayLength, type PopulationData, type PopulationModel, packModels, scratchLength, type Turn } from "./population-layout";

/** Largest number of batch indices of one submit, 4 MB. */
const mostOrder = 2 ** 20;

/** Largest number of steps of one submit. */
const mostSteps = 1024;

/** The results of one submit. */
export interface PopulationReport {
  /** Batch loss of every step of every model, before the step's update. */
  readonly losses: readonly Float32Array[];
  /** Weights, first and second moments of every model, float32, if requested. */
  readonly states: readonly Uint8Array[] | null;
  /** Duration of the submit. */
  readonly milliseconds: number;
}

/**
 * Linear-attention models trained together on the GPU in float32, one workgroup each: see population.wgsl. They may differ
 * in heads, optimiser and batches, and use several data sets of one shape. States are those of the WASM learner: weights (V
 * as outputs x (H d), then Q as (H d) x d), first moments, second moments.
 */
export class Population {
  readonly #gpu: Gpu;
  readonly #pipeline: GPUComputePipeline;
  readonly #models: readonly PopulationModel[];
  readonly #lengths: readonly number[];
  readonly #buffers: Buffers;
  /** Largest number of steps whose batches fit in the buffers. */
  readonly mostSteps: number;

  private constructor(gpu: Gpu, pipeline: GPUComputePipeline, models: readonly PopulationModel[], lengths: number[], buffers: Buffers) {
    this.#gpu = gpu;
    this.#pipeline = pipeline;
    this.#models = models;
    this.#lengths = lengths;
    this.#buffers = buffers;
    this.mostSteps = stepsPerSubmit(models);
  }

  /**
   * @param data  data sets of the same d and outputs.
   * @throws {DimensionError | TooLargeError | GpuMemoryError | GpuUnavailable | GpuLost}
   */
  static async create(gpu: Gpu, data: readonly PopulationData[], models: readonly PopulationModel[]): Promise<Population> {
    const { d, outputs } = data[0];
    for (const other of data)
      if (other.d !== d || other.outputs !== outputs)
        throw new DimensionError(
          `the data sets must be of one shape, got d = ${d} and ${other.d}, outputs = ${outputs} and ${other.outputs}`,
        );
    const scratch = scratchLength(models, d, outputs, gpu.device.limits.maxComputeWorkgroupStorageSize);
    const pipeline = await gpu.pipeline("training", shader, { D: d, OUTPUTS: outputs, SCRATCH: scratch });
    const lengths = models.map((model) => arrayLength(model, d, outputs));
    const buffers = await allocate(gpu, data, models, lengths, scratch);
    return new Population(gpu, pipeline, models, lengths, buffers);
  }

  /** Replaces weights and moments of model `k`. @param state  as in a report. */
  write(k: number, state: Uint8Array<ArrayBuffer>): void {
    const bytes = 12 * this.#lengths[k];
    if (state.length !== bytes) throw new DimensionError(`the state has ${state.length} bytes, model ${k} needs ${bytes}`);
    this.#gpu.device.queue.writeBuffer(this.#buffers.states, 12 * sum(this.#lengths.slice(0, k)), state);
  }

  /**
   * One submit: every model takes the steps of its turn.
   *
   * @param withStates  also read weights and moments back, in the same transfer.
   * @param meanwhile   work for the processor while the GPU computes.
   * @throws {GpuLost}
   */
  async run(turns: readonly Turn[], withStates: boolean, meanwhile: () => void = () => {}): Promise<PopulationReport> {
    const { device } = this.#gpu;
    const { staging, states, losses, ...inputs } = this.#buffers;
    this.#writeTurns(turns);
    const lossBytes = 4 * sum(turns.map(({ steps }) => steps));
    const stateBytes = withStates ? 12 * sum(this.#lengths) : 0;
    const encoder = device.createCommandEncoder();
    const bound = [inputs.models, inputs.turns, inputs.order, inputs.factors, inputs.samples, states, inputs.gradients, losses];
    this.#gpu.encode(encoder, this.#pipeline, bound, this.#models.length);
    if (lossBytes > 0) encoder.copyBufferToBuffer(losses, 0, staging, 0, lossBytes);
    if (stateBytes > 0) encoder.copyBufferToBuffer(states, 0, staging, lossBytes, stateBytes);
    const start = performance.now();
    device.queue.submit([encoder.finish()]);
    const done = device.queue.onSubmittedWorkDone();
    meanwhile();
    await this.#gpu.whileThere(done);
    const milliseconds = performance.now() - start;
    const bytes = await this.#gpu.read(staging, lossBytes + stateBytes);
    return {
      losses: cut(turns.map(({ steps }) => 4 * steps)).map(([from, to]) => new Float32Array(bytes.slice(from, to))),
      states: withStates
        ? cut(this.#lengths.map((length) => 12 * length)).map(([from, to]) => new Uint8Array(bytes, lossBytes + from, to - from).slice())
        : null,
      milliseconds,
    };
  }

  /** Frees the memory on the GPU. */
  dispose(): void {
    for (const buffer of Object.values(this.#buffers)) buffer.destroy();
  }

  #writeTurns(turns: readonly Turn[]): void {
    const { queue } = this.#gpu.device;
    const table = new Uint32Array(4 * turns.length);
    const order = new Uint32Array(sum(turns.map((turn) => turn.order.length)));
    const factors = new Float32Array(sum(turns.map((turn) => turn.factors.length)));
    let [orderAt, stepAt] = [0, 0];
    turns.forEach((turn, k) => {
      table.set([turn.steps, orderAt, stepAt, stepAt], 4 * k);
      order.set(turn.order, orderAt);
      factors.set(turn.factors, 4 * stepAt);
      orderAt += turn.order.length;
      stepAt += turn.steps;
    });
    queue.writeBuffer(this.#buffers.turns, 0, table);
    queue.writeBuffer(this.#buffers.order, 0, order);
    queue.writeBuffer(this.#buffers.factors, 0, factors);
  }
}

type Buffers = Readonly<
  Record<"models" | "turns" | "order" | "factors" | "samples" | "states" | "gradients" | "losses" | "staging", GPUBuffer>
>;

async function allocate(
  gpu: Gpu,
  data: readonly PopulationData[],
  models: readonly PopulationModel[],
  lengths: readonly number[],
  scratch: number,
): Promise<Buffers> {
  const { STORAGE, COPY_DST, COPY_SRC, MAP_READ } = GPUBufferUsage;
  const steps = models.length * stepsPerSubmit(models);
  const numbers = sum(lengths);
  return gpu.together({
    models: () => gpu.upload("the models' settings", packModels(models, data, scratch)),
    samples: () => gpu.upload("the training samples", joined(data.map((one) => packRecords(one)))),
    turns: () => gpu.buffer("the turns", 16 * models.length, STORAGE | COPY_DST),
    order: () => gpu.buffer("the batches", 4 * stepsPerSubmit(models) * sequencesPerStep(models), STORAGE | COPY_DST),
    factors: () => gpu.buffer("the step sizes", 16 * steps, STORAGE | COPY_DST),
    states: () => gpu.buffer("the weights", 12 * numbers, STORAGE | COPY_DST | COPY_SRC),
    gradients: () => gpu.buffer("the gradients", 4 * numbers, STORAGE),
    losses: () => gpu.buffer("the losses", 4 * steps, STORAGE | COPY_SRC),
    staging: () => gpu.buffer("the results", 4 * steps + 12 * numbers, COPY_DST | MAP_READ),
  });
}

function sequencesPerStep(models: readonly PopulationModel[]): number {
  return sum(models.map(({ batch }) => batch));
}

function stepsPerSubmit(models: readonly PopulationModel[]): number {
  return Math.max(1, Math.min(mostSteps, Math.floor(mostOrder / sequencesPerStep(models))));
}

function joined(parts: readonly Float32Array<ArrayBuffer>[]): Float32Array<ArrayBuffer> {
  if (parts.length === 1) return parts[0];
  const whole = new Float32Array(sum(parts.map(({ length }) => length)));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The ranges of pieces of these sizes, one after the other. */
function cut(sizes: readonly number[]): [from: number, to: number][] {
  let at = 0;
  return sizes.map((size) => {
    at += size;
    return [at - size, at];
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
