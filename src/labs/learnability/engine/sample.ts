import type { Experiment } from "../document/document";
import type { Dataset, OwnData, Sequence } from "../math/tasks/dataset";
import { testSequence, trainingSequence, trainingSequences } from "../math/tasks/sources";
import { Workspace } from "../math/workspace";

/** Number of test sequences; with causal supervision each of them is several samples. */
export function testSequences({ test }: Dataset): number {
  return test.count / test.prefixes;
}

/** The sequences that can be looked at: those of the test, and after them those of the training set. */
export interface Sequences {
  readonly test: number;
  readonly training: number;
}

export function sequencesOf({ task }: Experiment, data: OwnData | null, dataset: Dataset): Sequences {
  return { test: testSequences(dataset), training: trainingSequences(task, { data }) };
}

/** Whether there is any sequence to look at. */
export function hasSequences(experiment: Experiment, data: OwnData | null, dataset: Dataset): boolean {
  const { test, training } = sequencesOf(experiment, data, dataset);
  return test + training > 0;
}

/** The place among all sequences; beyond the last one, that of the last one. */
export function placeOf(sample: number, { test, training }: Sequences): number {
  return Math.max(0, Math.min(sample, test + training - 1));
}

/** The tokens of a sequence; beyond the last one, the last one. */
export function tokensOf(experiment: Experiment, data: OwnData | null, dataset: Dataset, sample: number): Sequence {
  const { task, seed } = experiment;
  const all = sequencesOf(experiment, data, dataset);
  const place = placeOf(sample, all);
  const context = { seed, data, workspace: new Workspace() };
  return place < all.test ? testSequence(task, context, place) : trainingSequence(task, context, place - all.test);
}
