import { loadEvaluationSets } from "../../math/learners/evaluation";
import { ErrorMeter } from "../../math/learners/gradient/measure";
import type { Errors } from "../../math/learners/recording";
import type { Heads } from "../../math/model/samples";
import type { Dataset } from "../../math/tasks/dataset";
import { Workspace } from "../../math/workspace";

/** Measures the errors of heads on the sets of one data set, in float64. */
export type ErrorsOf = (heads: Heads) => Errors;

/**
 * @param mostHeads  largest number of heads to be measured.
 * @throws {TooLargeError} when the sets do not fit into memory.
 */
export function openErrors(dataset: Dataset, mostHeads: number): ErrorsOf {
  const workspace = new Workspace();
  const meter = new ErrorMeter({ workspace, sets: loadEvaluationSets(workspace, dataset) }, dataset, mostHeads);
  return (heads) => meter.errors(heads);
}
