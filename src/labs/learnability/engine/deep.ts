/** The door to learners of several layers: they are fetched, with all that they compute with, when an experiment has some. */

import { PlaygroundError } from "../../../platform/numerics/errors";
import type { Experiment } from "../document/document";
import type { LearnerSpec } from "../math/learners/registry";
import { hasLayers } from "../math/learners/ways";
import type { OwnData } from "../math/tasks/dataset";
import { labProblem } from "./problems";
import type { GradientCheckpoint, LearnabilityJob } from "./protocol";

let fetched: typeof import("./deep-job") | null = null;

type Learners = readonly LearnerSpec[];

export function needsDeep(learners: Learners): boolean {
  return learners.some(hasLayers);
}

/** Fetches the code of learners of several layers, with the kernels that they compute on. */
export async function openDeep(): Promise<void> {
  fetched = await import("./deep-job");
}

/** @throws {PlaygroundError} before `openDeep` has been waited for. */
export function createDeepJob(
  experiment: Experiment,
  data: OwnData | null,
  index: number,
  checkpoint?: GradientCheckpoint,
): LearnabilityJob {
  if (!fetched) throw new PlaygroundError(labProblem("unfetched-layers"));
  return new fetched.DeepJob(experiment, data, index, checkpoint);
}
