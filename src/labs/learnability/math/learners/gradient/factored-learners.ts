/** Learners with separate keys and queries. Those that train on batches have kernels of their own, which are fetched at first use. */
import { PlaygroundError } from "../../../../../platform/numerics/errors";
import type { Heads } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import { learnerProblem } from "../learner-problem";
import type { TrainedLearner } from "../trained";
import { usesAll } from "./batch";
import type { Factors } from "./factors";
import type { GradientSpec } from "./fields";
import type { TrainingMemory } from "./learner";

/** A learner of heads Q_h = K_h^T Q'_h. */
export interface FactoredLearner extends TrainedLearner {
  readonly spec: GradientSpec;
  heads(): Heads;
  factors(): Factors;
}

type Make = (dataset: Dataset, spec: GradientSpec, experimentSeed: number, memory: TrainingMemory) => FactoredLearner;

let fetched: Make | null = null;

/** Makes learners on batches available. */
export function provideFactored(make: Make): void {
  fetched = make;
}

/** Whether the heads of a learner have separate keys and queries. */
export function separates({ keyQueryRank }: Pick<GradientSpec, "keyQueryRank">): boolean {
  return keyQueryRank !== null;
}

/** Whether a learner needs the kernels that are fetched. */
export function needsFactored(spec: Pick<GradientSpec, "keyQueryRank" | "batch">): boolean {
  return separates(spec) && !usesAll(spec);
}

/** A learner on batches. @throws {PlaygroundError} before its kernels have been fetched, and as `loadTraining`. */
export function factoredLearner(...given: Parameters<Make>): FactoredLearner {
  if (!fetched) throw new PlaygroundError(learnerProblem("unfetched-key-query-rank"));
  return fetched(...given);
}
