import type { Experiment } from "../../experiment/learnability/document";
import { type TokenTraining, tokenTraining } from "../../learners/deep/training-data";
import type { LongComputation } from "../../numerics/progress";
import { Workspace } from "../../numerics/workspace";
import type { Dataset, OwnData } from "../../tasks/dataset";
import { datasetTokens } from "../../tasks/sources";
import { datasetOf } from "./shared-dataset";

/** The data of an experiment as learners of tokens need them. @throws whatever their generator throws. */
export function* loadTokens(
  experiment: Experiment,
  data: OwnData | null,
): LongComputation<{ readonly dataset: Dataset; readonly training: TokenTraining }> {
  const dataset = yield* datasetOf(experiment, data);
  const { task, seed } = experiment;
  const tokens = yield* datasetTokens(task, { seed, data, workspace: new Workspace() });
  return { dataset, training: tokenTraining(dataset, tokens) };
}
