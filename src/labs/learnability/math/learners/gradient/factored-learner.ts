/** Training of heads with separate keys and queries on batches; importing this file makes it available to `factored-learners.ts`. */
import { KernelModule } from "../../../../../platform/numerics/kernel-workspace";
import { learnerSeed } from "../../../../../platform/numerics/random";
import type { KernelExports } from "../../../kernels/factored/generated/exports";
import { kernelBytes } from "../../../kernels/factored/generated/kernels";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Dataset } from "../../tasks/dataset";
import type { Errors } from "../recording";
import type { TrainedState } from "../trained";
import { type FactoredLearner, provideFactored } from "./factored-learners";
import { type FactorShape, type Factors, factorCount, initialFactors, mergedHeads, readFactors, writeFactors } from "./factors";
import type { GradientSpec } from "./fields";
import { GradientLearner, type GradientWay, loadTraining, optimizerOf } from "./learner";
import { TrainerMemory } from "./trainer-memory";

type FactoredKernels = Omit<KernelExports, "memory">;

const module = new KernelModule<FactoredKernels>(kernelBytes);

/**
 * Heads whose key-query matrices are products K_h^T Q'_h of rank r, trained by AdamW or SGD on V, K and Q'. The batch gradient is that of
 * the merged heads, taken back to the factors within the same WASM call; batches are those of merged heads with the same seeds.
 */
export class BatchedFactors implements FactoredLearner {
  readonly spec: GradientSpec;
  readonly #kernels: FactoredKernels;
  readonly #shape: FactorShape;
  /** Batches, and room for the merged heads and their gradient. */
  readonly #heads: GradientLearner;
  readonly #memory: TrainerMemory;

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
    this.#shape = { d, outputs, count: spec.heads, rank };
    const factors = start ?? initialFactors(workspace, dataset, spec, rank, experimentSeed);
    this.#heads = new GradientLearner(dataset, spec, experimentSeed, mergedHeads(factors), memory, way);
    this.#kernels = module.instance({ env: { memory: kernels.memory }, kernels: kernels as unknown as WebAssembly.ModuleImports });
    this.#memory = new TrainerMemory(workspace, spec, factorCount(this.#shape));
    this.#memory.setModel(spec.heads, 0);
    const { trainer } = this.#memory;
    kernels.trainerSetOptimizer(trainer, ...optimizerOf(spec));
    // The order of the batches is that of the heads.
    const schedule = spec.schedule === "cosine" ? 1 : 0;
    const seed = learnerSeed(experimentSeed, spec.seed);
    kernels.trainerSetSchedule(trainer, spec.steps, spec.warmup, schedule, 0, 0, seed, BigInt(purposes.batchOrder));
    kernels.trainerSetState(trainer, 0, 1, 1);
    writeFactors(factors, this.#memory.weights);
  }

  get step(): number {
    return this.#memory.step;
  }

  get lastLoss(): number {
    return this.#memory.lastLoss;
  }

  advance(count: number): number {
    const train = this.#isFloat32 ? this.#kernels.trainFactored32 : this.#kernels.trainFactored64;
    return this.#memory.advanced(train(this.#heads.trainer, this.#memory.trainer, this.#shape.rank, count));
  }

  /** Loss of the next batch and its gradient with respect to V, K and Q', without a step. */
  gradient(): { readonly loss: number; readonly factors: Factors } {
    const compute = this.#isFloat32 ? this.#kernels.gradientOfFactors32 : this.#kernels.gradientOfFactors64;
    const loss = compute(this.#heads.trainer, this.#memory.trainer, this.#shape.rank);
    return { loss, factors: readFactors(this.#memory.gradient, this.#shape) };
  }

  factors(): Factors {
    return readFactors(this.#memory.weights, this.#shape);
  }

  heads(): Heads {
    return mergedHeads(this.factors());
  }

  errors(): Errors {
    return this.#heads.measure(this.heads());
  }

  state(): TrainedState {
    return this.#memory.state();
  }

  /** Continues from a state of a learner with the same spec and data. @throws {DimensionError} */
  restore(state: TrainedState): void {
    this.#memory.restore(state);
    this.#heads.continueAt(state.step);
  }

  get #isFloat32(): boolean {
    return this.spec.precision === "float32";
  }
}

provideFactored((dataset, spec, experimentSeed, memory) => new BatchedFactors(dataset, spec, experimentSeed, undefined, memory));
