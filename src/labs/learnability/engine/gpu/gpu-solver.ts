import { engineProblem } from "../../../../platform/engine/engine-problem";
import { describeFailure } from "../../../../platform/engine/failure";
import { Pending } from "../../../../platform/engine/pending";
import type { Problem } from "../../../../platform/fields/problem";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../math/certificate/resident";
import type { GpuGram } from "../../math/gpu/gram";
import { maxPrimalFeatures, type PrimalFit } from "../../math/learners/closed-form/fit";
import { featureCount } from "../../math/model/samples";
import type { Dataset } from "../../math/tasks/dataset";
import type { Workspace } from "../../math/workspace";
import type { ClosedFormGpu, SolvingDevice } from "./solving";

/** The reason why a closed form chosen for the GPU was solved on the processor. */
export type GpuDetour = { readonly kind: "few-samples" | "many-features" } | { readonly kind: "failed"; readonly problem: Problem };

/** Measurements of a closed form on the GPU. */
export interface GpuSolve {
  readonly device: string;
  /** ||Lambda p - b|| / ||b||, with the ridge's part, formed in float64: after float32 sums alone, and in the end. */
  readonly residualBefore: number;
  readonly residualAfter: number;
  /** Number of corrections. */
  readonly rounds: number;
  readonly milliseconds: {
    /** Milliseconds for features and Gram matrix, from the upload of the samples to the readback of the sums. */
    readonly gram: number;
    /** Milliseconds for the Cholesky factor and the first solution, float64. */
    readonly solve: number;
    readonly refinement: number;
  };
}

export type GpuAttempt =
  | { readonly fit: PrimalFit; readonly report: GpuSolve; readonly milliseconds: number }
  | { readonly detour: GpuDetour };

interface Gathered {
  readonly device: SolvingDevice;
  readonly gram: GpuGram;
  readonly milliseconds: number;
}

/**
 * Solves the closed forms of one data set with one Gram matrix from the GPU. The caller can do other work until `awaits`
 * resolves.
 */
export class GpuSolver {
  readonly #gpu: ClosedFormGpu;
  readonly #workspace: Workspace;
  readonly #dataset: Dataset;
  readonly #samples: LabelledMoments;
  readonly #opening = new Pending();
  #gathered: Gathered | GpuDetour | null = null;

  constructor(gpu: ClosedFormGpu, workspace: Workspace, dataset: Dataset, samples: LabelledMoments) {
    this.#gpu = gpu;
    this.#workspace = workspace;
    this.#dataset = dataset;
    this.#samples = samples;
  }

  /** Resolves when the device answers; null while the processor has work. */
  get awaits(): Promise<void> | null {
    return this.#opening.promise;
  }

  /** The fit to all training samples; null where the GPU is not chosen for this size. */
  *attempt(ridge: number): LongComputation<GpuAttempt | null> {
    const { d, outputs, train } = this.#dataset;
    const { count } = train;
    const psi = featureCount(d);
    if (!this.#gpu.wants({ psi, outputs, count })) return null;
    if (psi > maxPrimalFeatures) return { detour: { kind: "many-features" } };
    if (count < psi) return { detour: { kind: "few-samples" } };
    this.#gathered ??= yield* this.#gather();
    if ("kind" in this.#gathered) return { detour: this.#gathered };
    return yield* this.#solved(this.#gathered, ridge);
  }

  *#gather(): LongComputation<Gathered | GpuDetour> {
    try {
      const device = yield* this.#opening.settled(this.#gpu.open());
      const start = performance.now();
      const gram = yield* this.#opening.settled(device.gram(this.#dataset, this.#dataset.train.count));
      return { device, gram, milliseconds: performance.now() - start };
    } catch (error) {
      return detourOf(error);
    }
  }

  *#solved({ device, gram, milliseconds }: Gathered, ridge: number): LongComputation<GpuAttempt> {
    const workspace = this.#workspace;
    const { count } = this.#dataset.train;
    const mark = workspace.mark();
    try {
      const {
        p,
        residualBefore,
        residualAfter,
        rounds,
        milliseconds: rest,
      } = yield* device.solve(workspace, gram, this.#samples, count, ridge);
      const parts = { gram: milliseconds, solve: rest.factor, refinement: rest.refinement };
      return {
        fit: { form: "primal", p, solver: "normal equations on the GPU, refined", samples: count },
        report: { device: device.name, residualBefore, residualAfter, rounds, milliseconds: parts },
        milliseconds: parts.gram + parts.solve + parts.refinement,
      };
    } catch (error) {
      return { detour: detourOf(error) };
    } finally {
      workspace.release(mark);
    }
  }
}

function detourOf(error: unknown): GpuDetour {
  return { kind: "failed", problem: engineProblem("gpu-failed", { problem: describeFailure(error) }) };
}
