/** Heads trained on batches, or on all samples in each step. */
import type { Dataset } from "../../tasks/dataset";
import { usesAll } from "./batch";
import { type FactoredLearner, factoredLearner, separates } from "./factored-learners";
import type { GradientSpec } from "./fields";
import { GradientLearner, loadTraining, type TrainingMemory } from "./learner";
import { loadWholeBatch, WholeBatchLearner } from "./whole-batch";

export type HeadsLearner = GradientLearner | WholeBatchLearner | FactoredLearner;

/** @param memory  the data set, when it is loaded already. @throws as `GradientLearner`, and as `factoredLearner`. */
export function learnerOf(
  dataset: Dataset,
  spec: GradientSpec,
  experimentSeed: number,
  memory: TrainingMemory = loadTraining(dataset),
): HeadsLearner {
  if (usesAll(spec)) return new WholeBatchLearner(dataset, spec, experimentSeed, undefined, loadWholeBatch(dataset, memory));
  if (separates(spec)) return factoredLearner(dataset, spec, experimentSeed, memory);
  return new GradientLearner(dataset, spec, experimentSeed, undefined, memory);
}
