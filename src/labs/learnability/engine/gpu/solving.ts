/** The interface of a GPU to the job that solves closed forms. */

import type { LongComputation } from "../../../../platform/numerics/progress";
import type { LabelledMoments } from "../../math/certificate/resident";
import type { GpuGram } from "../../math/gpu/gram";
import type { Refined } from "../../math/learners/closed-form/on-gpu";
import type { Dataset } from "../../math/tasks/dataset";
import type { Workspace } from "../../math/workspace";
import type { SolveSize } from "../closed-form-choice";

/** An open GPU. */
export interface SolvingDevice {
  readonly name: string;
  /** Features and Gram matrix of the first `count` training samples, in float32. Rejects when the device fails. */
  gram(dataset: Dataset, count: number): Promise<GpuGram>;
  /** The processor's part: least squares from the Gram matrix, refined in float64. @throws {RefinementError} */
  solve(workspace: Workspace, gram: GpuGram, samples: LabelledMoments, count: number, ridge: number): LongComputation<Refined>;
}

export interface ClosedFormGpu {
  wants(size: SolveSize): boolean;
  /** Rejects when there is no GPU. */
  open(): Promise<SolvingDevice>;
}
