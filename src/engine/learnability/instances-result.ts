/** The table of unseen computations in the result document: every test trace, whatever the work. */
import type { Experiment } from "../../experiment/learnability/document";
import type { InstanceResult } from "../../experiment/learnability/result";
import type { Dataset, OwnData } from "../../tasks/dataset";
import type { Learned } from "./trace-outcomes";
import { tracesOf } from "./trace-view";

/** One entry per test trace; nothing for targets that are no computations. */
export function instanceResults(
  experiment: Experiment,
  ownData: OwnData | null,
  dataset: Dataset,
  predictions: Float64Array,
  learner: Learned,
): { readonly instances?: readonly InstanceResult[] } {
  const outcomes = tracesOf(experiment, ownData, dataset, predictions, learner, 0, Number.POSITIVE_INFINITY);
  if (!outcomes) return {};
  const { exact, rounded, rolled } = outcomes;
  return {
    instances: Array.from(exact, (value, i) => ({ exact: value === 1, rounded: rounded[i] === 1, rolledOut: rolled[i] })),
  };
}
