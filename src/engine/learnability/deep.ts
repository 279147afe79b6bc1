/** The door to learners of several layers: they are fetched, with all that they compute with, when an experiment has some. */
import type { Experiment } from "../../experiment/learnability/document";
import { hasLayers, type LearnerSpec } from "../../learners/registry";
import { PlaygroundError } from "../../numerics/errors";
import type { OwnData } from "../../tasks/dataset";
import type { GradientCheckpoint, LearnabilityJob } from "./protocol";

let fetched: typeof import("./deep-job") | null = null;

type Learners = readonly LearnerSpec[];

export function needsDeep(learners: Learners): boolean {
  return learners.some(hasLayers);
}

/** Fetches what these learners need, if any of them has several layers: their code, and TensorFlow.js for float32. */
export async function openDeep(learners: Learners): Promise<void> {
  if (!needsDeep(learners)) return;
  const [jobs, { openForLearners }] = await Promise.all([import("./deep-job"), import("../../learners/deep/create")]);
  await openForLearners(learners);
  fetched = jobs;
}

/** @throws {PlaygroundError} before `openDeep` has been waited for. */
export function createDeepJob(
  experiment: Experiment,
  data: OwnData | null,
  index: number,
  checkpoint?: GradientCheckpoint,
): LearnabilityJob {
  if (!fetched) throw new PlaygroundError("learners of several layers have not been fetched", "reload the page when the network is there");
  return new fetched.DeepJob(experiment, data, index, checkpoint);
}
