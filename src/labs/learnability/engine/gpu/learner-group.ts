import type { JobId } from "../../../../platform/engine/job";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { GradientCheckpoint } from "../protocol";
import type { Device, Population, States } from "./population";
import type { PopulationJob } from "./population-job";

/** Learners of one sort, which train together: how they are made, and what takes their steps. */
export interface LearnerGroup<Start> {
  readonly jobs: readonly PopulationJob<Start>[];
  /** Makes the data and gives every job its part. @throws whatever their generator throws. */
  load(): LongComputation<void>;
  /** A population of some of them. Rejects when the device cannot hold it. */
  populate(device: Device, starts: readonly Start[], states: States): Promise<Population>;
}

/** What groups are made for. */
export interface GroupRequest {
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly jobs: readonly JobId[];
  readonly checkpoints: readonly GradientCheckpoint[];
}
