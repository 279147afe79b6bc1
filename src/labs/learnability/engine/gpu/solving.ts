/** A GPU for closed forms, as the job that solves them sees it. */

import type { LongComputation } from "../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../math/certificate/resident";
import type { GpuGram } from "../../math/gpu/gram";
import type { Refined } from "../../math/learners/closed-form/on-gpu";
import type { Dataset } from "../../math/tasks/dataset";
import type { Workspace } from "../../math/workspace";
import type { SolveSize } from "../closed-form-choice";

/** A GPU that is open. */
export interface SolvingDevice {
  readonly name: string;
  /** Features and Gram matrix of the first `count` training samples, in float32. Rejects when the device cannot. */
  gram(dataset: Dataset, count: number): Promise<GpuGram>;
  /** The processor's part: least squares from that, refined in float64. @throws {RefinementError} */
  solve(workspace: Workspace, gram: GpuGram, samples: LabelledMoments, count: number, ridge: number): LongComputation<Refined>;
}

export interface ClosedFormGpu {
  wants(size: SolveSize): boolean;
  /** Rejects when there is none. */
  open(): Promise<SolvingDevice>;
}
