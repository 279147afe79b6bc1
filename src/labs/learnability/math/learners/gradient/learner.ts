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
import { TrainerMemory } from "./trainer-memory";
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
  readonly #memory: TrainerMemory;
  readonly #meter: ErrorMeter;

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
    this.#workspace = workspace;
    this.#memory = new TrainerMemory(workspace, spec, spec.heads * dataset.d * (dataset.outputs + dataset.d));
    this.#wire(dataset, train, experimentSeed, way);
    writeHeads(start ?? initialWeights(workspace, dataset, spec, experimentSeed), this.#memory.weights);
    this.#meter = new ErrorMeter(memory, dataset, spec.heads);
  }

  /** Steps taken so far. */
  get step(): number {
    return this.#memory.step;
  }

  /** Batch loss of the last step, before its update: mean over rows and coordinates of the squared error. */
  get lastLoss(): number {
    return this.#memory.lastLoss;
  }

  /** Bytes of memory this learner holds. */
  get bytes(): number {
    return this.#workspace.bytesInUse;
  }

  /** Of the kernels, with the data and the batches. */
  get trainer(): Pointer {
    return this.#memory.trainer;
  }

  /** Takes `count` steps; fewer when the loss stops being finite. Returns how many. */
  advance(count: number): number {
    const { kernels } = this.#workspace;
    const train = this.spec.precision === "float32" ? kernels.train32 : kernels.train64;
    return this.#memory.advanced(train(this.trainer, count));
  }

  /** Loss of the next batch and its gradient with respect to V and Q, without a step. */
  gradient(): { loss: number; V: Float64Array; Q: Float64Array } {
    const { kernels } = this.#workspace;
    const compute = this.spec.precision === "float32" ? kernels.gradientOnly32 : kernels.gradientOnly64;
    const loss = compute(this.trainer);
    const { V, Q } = this.#readHeads(this.#memory.gradient);
    return { loss, V, Q };
  }

  heads(): Heads {
    return this.#readHeads(this.#memory.weights);
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
    return this.#memory.state();
  }

  /** Continues from a state of a learner with the same spec and data. @throws {DimensionError} */
  restore(state: TrainedState): void {
    this.#memory.restore(state);
  }

  /** Takes the batches from this step on, for a learner that trains other weights on them. */
  continueAt(step: number): void {
    this.#workspace.kernels.trainerSetState(this.trainer, step, 1, 1);
  }

  #wire(dataset: Dataset, train: LabelledMoments, experimentSeed: number, way: GradientWay): void {
    const { spec } = this;
    const { kernels } = this.#workspace;
    const { d, outputs } = dataset;
    const at = this.trainer;
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
    this.#memory.setModel(spec.heads, scratch);
    kernels.trainerSetOptimizer(at, ...optimizerOf(spec));
    const schedule = spec.schedule === "cosine" ? 1 : 0;
    const shuffled = spec.order === "shuffled" ? 1 : 0;
    const seed = learnerSeed(experimentSeed, spec.seed);
    kernels.trainerSetSchedule(at, spec.steps, spec.warmup, schedule, batch, shuffled, seed, BigInt(purposes.batchOrder));
    kernels.trainerSetState(at, 0, 1, 1);
  }

  /** V then Q in the kernels' layout and precision, as heads in float64. */
  #readHeads(weights: Float32Array | Float64Array): Heads {
    return readHeads(weights, { d: this.#d, outputs: this.#outputs, count: this.spec.heads });
  }
}
