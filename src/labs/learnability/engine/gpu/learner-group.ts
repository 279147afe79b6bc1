import type { JobId } from "../../../../platform/engine/job";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { GradientCheckpoint } from "../protocol";
import type { Device, Population, States } from "./population";
import type { PopulationJob } from "./population-job";

/** Learners of one sort that train together: how they are created, and what computes their steps. */
export interface LearnerGroup<Start> {
  readonly jobs: readonly PopulationJob<Start>[];
  /** Generates the data and gives every job its part. @throws errors of the generator. */
  load(): LongComputation<void>;
  /** Creates a population of some of them. Rejects when the device cannot hold it. */
  populate(device: Device, starts: readonly Start[], states: States): Promise<Population>;
}

/** The request from which groups are created. */
export interface GroupRequest {
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly jobs: readonly JobId[];
  readonly checkpoints: readonly GradientCheckpoint[];
}
