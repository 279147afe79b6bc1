/** Heads trained on batches, or on all samples in each step. */
import type { Dataset } from "../../tasks/dataset";
import { usesAll } from "./batch";
import type { GradientSpec } from "./fields";
import { GradientLearner, loadTraining, type TrainingMemory } from "./learner";
import { loadWholeBatch, WholeBatchLearner } from "./whole-batch";

export type HeadsLearner = GradientLearner | WholeBatchLearner;

/** @param memory  the data set, when it is loaded already. @throws as `GradientLearner`. */
export function learnerOf(
  dataset: Dataset,
  spec: GradientSpec,
  experimentSeed: number,
  memory: TrainingMemory = loadTraining(dataset),
): HeadsLearner {
  return usesAll(spec)
    ? new WholeBatchLearner(dataset, spec, experimentSeed, undefined, loadWholeBatch(dataset, memory))
    : new GradientLearner(dataset, spec, experimentSeed, undefined, memory);
}
