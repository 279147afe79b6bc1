/** Training of heads with separate keys and queries on batches; importing this file makes it available to `factored-learners.ts`. */
import { DimensionError } from "../../../../../platform/numerics/errors";
import { KernelModule } from "../../../../../platform/numerics/kernel-workspace";
import { learnerSeed } from "../../../../../platform/numerics/random";
import type { KernelExports } from "../../../kernels/factored/generated/exports";
import { kernelBytes } from "../../../kernels/factored/generated/kernels";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Dataset } from "../../tasks/dataset";
import type { Pointer, Workspace } from "../../workspace";
import type { Errors } from "../recording";
import type { TrainedState } from "../trained";
import { type FactoredLearner, provideFactored } from "./factored-learners";
import { type FactorShape, type Factors, factorCount, initialFactors, mergedHeads, readFactors, writeFactors } from "./factors";
import type { GradientSpec } from "./fields";
import { GradientLearner, type GradientWay, loadTraining, optimizerOf } from "./learner";

type FactoredKernels = Omit<KernelExports, "memory">;

const module = new KernelModule<FactoredKernels>(kernelBytes);

/**
 * Heads whose key-query matrices are products K_h^T Q'_h of rank r, trained by AdamW or SGD on V, K and Q'. The batch gradient is that of
 * the merged heads, taken back to the factors within the same WASM call; batches are those of merged heads with the same seeds.
 */
export class BatchedFactors implements FactoredLearner {
  readonly spec: GradientSpec;
  readonly #workspace: Workspace;
  readonly #kernels: FactoredKernels;
  readonly #shape: FactorShape;
  /** Batches, and room for the merged heads and their gradient. */
  readonly #heads: GradientLearner;
  readonly #trainer: Pointer;
  readonly #arrays: Pointer;
  readonly #arrayBytes: number;
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
    start?: Factors,
    memory = loadTraining(dataset),
    way: GradientWay = "cheaper",
  ) {
    const { d, outputs } = dataset;
    const rank = spec.keyQueryRank ?? d;
    const { workspace } = memory;
    const { kernels } = workspace;
    this.spec = spec;
    this.#workspace = workspace;
    this.#shape = { d, outputs, count: spec.heads, rank };
    const factors = start ?? initialFactors(workspace, dataset, spec, rank, experimentSeed);
    this.#heads = new GradientLearner(dataset, spec, experimentSeed, mergedHeads(factors), memory, way);
    this.#kernels = module.instance({ env: { memory: kernels.memory }, kernels: kernels as unknown as WebAssembly.ModuleImports });
    this.#arrayBytes = Math.ceil((factorCount(this.#shape) * this.#size) / 16) * 16;
    this.#arrays = workspace.allocate(4 * this.#arrayBytes, "the weights");
    workspace.f64(this.#arrays, (4 * this.#arrayBytes) / 8).fill(0);
    this.#trainer = workspace.allocate(kernels.trainerBytes());
    const [weights, first, second, gradient] = [0, 1, 2, 3].map((k) => this.#arrays + k * this.#arrayBytes);
    kernels.trainerSetModel(this.#trainer, spec.heads, weights, gradient, first, second, 0);
    kernels.trainerSetOptimizer(this.#trainer, ...optimizerOf(spec));
    // The order of the batches is that of the heads.
    const schedule = spec.schedule === "cosine" ? 1 : 0;
    const seed = learnerSeed(experimentSeed, spec.seed);
    kernels.trainerSetSchedule(this.#trainer, spec.steps, spec.warmup, schedule, 0, 0, seed, BigInt(purposes.batchOrder));
    kernels.trainerSetState(this.#trainer, 0, 1, 1);
    writeFactors(factors, this.#view(this.#arrays));
  }

  get step(): number {
    return this.#step;
  }

  get lastLoss(): number {
    return this.#workspace.kernels.trainerLastLoss(this.#trainer);
  }

  advance(count: number): number {
    const train = this.#isFloat32 ? this.#kernels.trainFactored32 : this.#kernels.trainFactored64;
    const taken = train(this.#heads.trainer, this.#trainer, this.#shape.rank, count);
    this.#step += taken;
    return taken;
  }

  /** Loss of the next batch and its gradient with respect to V, K and Q', without a step. */
  gradient(): { readonly loss: number; readonly factors: Factors } {
    const compute = this.#isFloat32 ? this.#kernels.gradientOfFactors32 : this.#kernels.gradientOfFactors64;
    const loss = compute(this.#heads.trainer, this.#trainer, this.#shape.rank);
    return { loss, factors: readFactors(this.#view(this.#arrays + 3 * this.#arrayBytes), this.#shape) };
  }

  factors(): Factors {
    return readFactors(this.#view(this.#arrays), this.#shape);
  }

  heads(): Heads {
    return mergedHeads(this.factors());
  }

  errors(): Errors {
    return this.#heads.measure(this.heads());
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
    const { kernels } = this.#workspace;
    kernels.trainerSetState(this.#trainer, state.step, state.beta1Power, state.beta2Power);
    kernels.trainerSetState(this.#heads.trainer, state.step, 1, 1);
  }

  get #isFloat32(): boolean {
    return this.spec.precision === "float32";
  }

  get #size(): number {
    return this.#isFloat32 ? 4 : 8;
  }

  /** Weights and both moments, concatenated; the gradient after them is scratch. */
  #stateArrays(): Uint8Array {
    return new Uint8Array(this.#workspace.kernels.memory.buffer, this.#arrays, 3 * this.#arrayBytes);
  }

  #view(at: Pointer): Float32Array | Float64Array {
    const length = factorCount(this.#shape);
    return this.#isFloat32 ? this.#workspace.f32(at, length) : this.#workspace.f64(at, length);
  }
}

provideFactored((dataset, spec, experimentSeed, memory) => new BatchedFactors(dataset, spec, experimentSeed, undefined, memory));
