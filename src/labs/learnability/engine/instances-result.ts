/** The table of unseen computations in the result document: every test trace, whatever the computing time. */
import type { Experiment } from "../document/document";
import type { InstanceResult } from "../document/result";
import type { Dataset, OwnData } from "../math/tasks/dataset";
import type { Learned, RollOuts } from "./trace-outcomes";
import { tracesOf } from "./trace-view";

/** One entry per test trace; none for other targets. */
export function instanceResults(
  experiment: Experiment,
  ownData: OwnData | null,
  dataset: Dataset,
  predictions: Float64Array,
  learner: Learned,
): { readonly instances?: readonly InstanceResult[] } {
  const outcomes = tracesOf(experiment, ownData, dataset, predictions, learner, 0, Number.POSITIVE_INFINITY);
  if (!outcomes) return {};
  const { exact, rounded, own } = outcomes;
  const { prefixes } = dataset.test;
  const errorsOf = ({ errors }: RollOuts, i: number) => errors.subarray(i * prefixes, (i + 1) * prefixes);
  return {
    instances: Array.from(exact, (value, i) => ({
      exact: value === 1,
      rounded: rounded[i] === 1,
      rolledOut: own.computed.rolled[i],
      rolledOutRounded: own.rounded.rolled[i],
      rollOutErrors: { computed: errorsOf(own.computed, i), rounded: errorsOf(own.rounded, i) },
    })),
  };
}
