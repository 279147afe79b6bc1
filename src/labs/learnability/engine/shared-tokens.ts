import type { LongComputation } from "../../../platform/numerics/progress";
import type { Experiment } from "../document/document";
import { type TokenTraining, tokenTraining } from "../math/learners/deep/training-data";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import { datasetTokens } from "../math/tasks/sources";
import { Workspace } from "../math/workspace";
import { datasetOf } from "./shared-dataset";

/** The data of an experiment for learners of tokens. @throws errors of the generator. */
export function* loadTokens(
  experiment: Experiment,
  data: OwnData | null,
): LongComputation<{ readonly dataset: Dataset; readonly training: TokenTraining }> {
  const dataset = yield* datasetOf(experiment, data);
  const { task, seed } = experiment;
  const tokens = yield* datasetTokens(task, { seed, data, workspace: new Workspace() });
  return { dataset, training: tokenTraining(dataset, tokens) };
}
