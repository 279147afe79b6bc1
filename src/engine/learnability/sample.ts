import type { Experiment } from "../../experiment/learnability/document";
import { Workspace } from "../../numerics/workspace";
import type { Dataset, OwnData, Sequence } from "../../tasks/dataset";
import { testSequence } from "../../tasks/sources";

/** Number of test sequences; with causal supervision each of them is several samples. */
export function testSequences({ test }: Dataset): number {
  return test.count / test.group;
}

/** The tokens of a test sequence; beyond the last one, the last one. */
export function tokensOf({ task, seed }: Experiment, data: OwnData | null, dataset: Dataset, sample: number): Sequence {
  const index = Math.max(0, Math.min(sample, testSequences(dataset) - 1));
  return testSequence(task, { seed, data, workspace: new Workspace() }, index);
}
