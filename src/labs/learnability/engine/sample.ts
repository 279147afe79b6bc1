import type { Experiment } from "../document/document";
import type { Dataset, OwnData, Sequence } from "../math/tasks/dataset";
import { testSequence, trainingSequence, trainingSequences } from "../math/tasks/sources";
import { Workspace } from "../math/workspace";

/** Number of test sequences; with causal supervision each of them is several samples. */
export function testSequences({ test }: Dataset): number {
  return test.count / test.prefixes;
}

/** Numbers of sequences that can be shown: those of the test set, then those of the training set. */
export interface Sequences {
  readonly test: number;
  readonly training: number;
}

export function sequencesOf({ task }: Experiment, data: OwnData | null, dataset: Dataset): Sequences {
  return { test: testSequences(dataset), training: trainingSequences(task, { data }) };
}

/** Whether there is any sequence to show. */
export function hasSequences(experiment: Experiment, data: OwnData | null, dataset: Dataset): boolean {
  const { test, training } = sequencesOf(experiment, data, dataset);
  return test + training > 0;
}

/** The index among all sequences; a larger one gives the last. */
export function placeOf(sample: number, { test, training }: Sequences): number {
  return Math.max(0, Math.min(sample, test + training - 1));
}

/** The tokens of a sequence; a larger index gives the last one. */
export function tokensOf(experiment: Experiment, data: OwnData | null, dataset: Dataset, sample: number): Sequence {
  const { task, seed } = experiment;
  const all = sequencesOf(experiment, data, dataset);
  const place = placeOf(sample, all);
  const context = { seed, data, workspace: new Workspace() };
  return place < all.test ? testSequence(task, context, place) : trainingSequence(task, context, place - all.test);
}
