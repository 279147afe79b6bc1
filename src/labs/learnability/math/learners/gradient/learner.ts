import { DimensionError } from "../../../../../platform/numerics/errors";
import { learnerSeed } from "../../../../../platform/numerics/random";
import { type LabelledMoments, load } from "../../certificate/resident";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Dataset } from "../../tasks/dataset";
import { type Pointer, Workspace } from "../../workspace";
import { type EvaluationSets, loadEvaluationSets } from "../evaluation";
import type { Errors } from "../recording";
import { labelsToLearn } from "../trainable";
import type { TrainedLearner, TrainedState } from "../trained";
import { batchOf } from "./batch";
import type { GradientSpec } from "./fields";
import { initialWeights } from "./initial-weights";
import { ErrorMeter } from "./measure";
import { readHeads, writeHeads } from "./weights";

/**
 * From the heads' own products, or from the coefficients p with the chain rule once per batch: the second is cheaper for
 * large batches and few outputs in low dimension (7 times at d = 4, 16 heads, one output, every prefix of 32 sequences).
 */
export type GradientWay = "heads" | "coefficients" | "cheaper";

/** Samples and test sets in a workspace's memory; learners that differ in their seed only share one. */
export interface TrainingMemory {
  readonly workspace: Workspace;
  readonly train: LabelledMoments;
  readonly sets: EvaluationSets;
}

/**
 * Loads a data set for training.
 *
 * @throws {PlaygroundError} when there are no training samples or they have no labels.
 * @throws {TooLargeError}
 */
export function loadTraining(dataset: Dataset): TrainingMemory {
  labelsToLearn(dataset.train, "train-unlabelled-gradient");
  const workspace = new Workspace();
  const train = load(workspace, dataset.train, "the training samples");
  return { workspace, train, sets: loadEvaluationSets(workspace, dataset) };
}

/** The settings of the optimiser as the kernels take them. */
export function optimizerOf({ optimizer, rate, momentum, beta1, beta2, epsilon, weightDecay, clip }: GradientSpec) {
  return [optimizer === "adamw" ? 0 : 1, rate, momentum, beta1, beta2, epsilon, weightDecay, clip] as const;
}

/**
 * Multi-head linear attention trained by AdamW or SGD on mini-batches. Forward pass, gradient, clipping, schedule and
 * optimiser run in one WASM call of any number of steps, in float32 or float64; no bit depends on how steps are divided
 * into calls. Errors are always measured in float64.
 */
export class GradientLearner implements TrainedLearner {
  readonly spec: GradientSpec;
  readonly #workspace: Workspace;
  readonly #d: number;
  readonly #outputs: number;
  readonly #trainer: Pointer;
  readonly #arrays: Pointer;
  readonly #arrayBytes: number;
  readonly #meter: ErrorMeter;
  #step = 0;

  /**
   * @param experimentSeed  with the learner's own seed, it fixes the initial weights and the order of the batches.
   * @param start   initial weights other than the seed's.
   * @param memory  the data set, when it is loaded already.
   * @param way     how the gradient is computed; results differ in rounding only.
   * @throws {PlaygroundError | TooLargeError} as `loadTraining`.
   */
  constructor(
    dataset: Dataset,
    spec: GradientSpec,
    experimentSeed: number,
    start?: Heads,
    memory = loadTraining(dataset),
    way: GradientWay = "cheaper",
  ) {
    this.spec = spec;
    this.#d = dataset.d;
    this.#outputs = dataset.outputs;
    const { workspace, train } = memory;
    const { kernels } = workspace;
    this.#workspace = workspace;
    const size = spec.precision === "float32" ? 4 : 8;
    const count = spec.heads * dataset.d * (dataset.outputs + dataset.d);
    this.#arrayBytes = Math.ceil((count * size) / 16) * 16;
    this.#arrays = workspace.allocate(4 * this.#arrayBytes, "the weights");
    workspace.f64(this.#arrays, (4 * this.#arrayBytes) / 8).fill(0);
    this.#trainer = workspace.allocate(kernels.trainerBytes());
    this.#wire(dataset, train, experimentSeed, way);
    writeHeads(start ?? initialWeights(workspace, dataset, spec, experimentSeed), this.#view(this.#arrays));
    this.#meter = new ErrorMeter(memory, dataset, spec.heads);
  }

  /** Steps taken so far. */
  get step(): number {
    return this.#step;
  }

  /** Batch loss of the last step, before its update: mean over rows and coordinates of the squared error. */
  get lastLoss(): number {
    return this.#workspace.kernels.trainerLastLoss(this.#trainer);
  }

  /** Bytes of memory this learner holds. */
  get bytes(): number {
    return this.#workspace.bytesInUse;
  }

  /** Of the kernels, with the data and the batches. */
  get trainer(): Pointer {
    return this.#trainer;
  }

  /** Takes `count` steps; fewer when the loss stops being finite. Returns how many. */
  advance(count: number): number {
    const { kernels } = this.#workspace;
    const taken = this.spec.precision === "float32" ? kernels.train32(this.#trainer, count) : kernels.train64(this.#trainer, count);
    this.#step += taken;
    return taken;
  }

  /** Loss of the next batch and its gradient with respect to V and Q, without a step. */
  gradient(): { loss: number; V: Float64Array; Q: Float64Array } {
    const { kernels } = this.#workspace;
    const loss = this.spec.precision === "float32" ? kernels.gradientOnly32(this.#trainer) : kernels.gradientOnly64(this.#trainer);
    const { V, Q } = this.#readHeads(this.#arrays + 3 * this.#arrayBytes);
    return { loss, V, Q };
  }

  heads(): Heads {
    return this.#readHeads(this.#arrays);
  }

  /** Errors on the recorded training samples and on the test sets, in float64. */
  errors(): Errors {
    return this.measure(this.heads());
  }

  /** The same of other heads, no more than its own. */
  measure(heads: Heads): Errors {
    return this.#meter.errors(heads);
  }

  state(): TrainedState {
    const { kernels } = this.#workspace;
    return {
      step: this.#step,
      beta1Power: kernels.trainerBeta1Power(this.#trainer),
      beta2Power: kernels.trainerBeta2Power(this.#trainer),
      arrays: this.#stateArrays().slice(),
    };
  }

  /** Continues from a state of a learner with the same spec and data. @throws {DimensionError} */
  restore(state: TrainedState): void {
    const arrays = this.#stateArrays();
    if (state.arrays.length !== arrays.length)
      throw new DimensionError(`the saved state has ${state.arrays.length} bytes, this learner needs ${arrays.length}`);
    arrays.set(state.arrays);
    this.#step = state.step;
    this.#workspace.kernels.trainerSetState(this.#trainer, state.step, state.beta1Power, state.beta2Power);
  }

  /** Weights and both moments, concatenated; the gradient after them is scratch. */
  #stateArrays(): Uint8Array {
    return new Uint8Array(this.#workspace.kernels.memory.buffer, this.#arrays, 3 * this.#arrayBytes);
  }

  #wire(dataset: Dataset, train: LabelledMoments, experimentSeed: number, way: GradientWay): void {
    const { spec } = this;
    const { kernels } = this.#workspace;
    const { d, outputs } = dataset;
    const at = this.#trainer;
    const { prefixes } = dataset.train;
    const sequences = train.count / prefixes;
    const batch = batchOf(spec, sequences);
    const order = this.#workspace.allocate(kernels.orderEpochs(sequences, batch) * sequences * 4);
    kernels.trainerSetData(at, train.gram, train.last, train.labels, d, outputs, prefixes, sequences, order);
    const rows = batch * prefixes;
    const byCoefficients = way === "cheaper" ? kernels.cheaperWay(d, outputs, spec.heads, rows) : Number(way === "coefficients");
    kernels.trainerSetWay(at, byCoefficients);
    const isFloat32 = Number(spec.precision === "float32");
    const scratch = this.#workspace.allocate(kernels.trainerScratchBytes(d, outputs, spec.heads, isFloat32), "the training step");
    const [weights, first, second, gradient] = [0, 1, 2, 3].map((k) => this.#arrays + k * this.#arrayBytes);
    kernels.trainerSetModel(at, spec.heads, weights, gradient, first, second, scratch);
    kernels.trainerSetOptimizer(at, ...optimizerOf(spec));
    const schedule = spec.schedule === "cosine" ? 1 : 0;
    const shuffled = spec.order === "shuffled" ? 1 : 0;
    const seed = learnerSeed(experimentSeed, spec.seed);
    kernels.trainerSetSchedule(at, spec.steps, spec.warmup, schedule, batch, shuffled, seed, BigInt(purposes.batchOrder));
    kernels.trainerSetState(at, 0, 1, 1);
  }

  /** V then Q in the kernels' layout and precision, as heads in float64. */
  #readHeads(at: Pointer): Heads {
    return readHeads(this.#view(at), { d: this.#d, outputs: this.#outputs, count: this.spec.heads });
  }

  /** One of the arrays: weights, a moment or the gradient. */
  #view(at: Pointer): Float32Array | Float64Array {
    const { spec } = this;
    const length = spec.heads * this.#d * (this.#outputs + this.#d);
    return spec.precision === "float32" ? this.#workspace.f32(at, length) : this.#workspace.f64(at, length);
  }
}
