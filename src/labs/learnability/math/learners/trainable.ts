import { PlaygroundError } from "../../../../platform/numerics/errors";
import type { Split } from "../model/samples";
import { learnerProblem } from "./learner-problem";
import type { LearnerProblemCode } from "./problems";

/** The problem of missing labels has a variant for each learner. */
type Unlabelled = Extract<LearnerProblemCode, `train-unlabelled${string}`>;

/** The labels of training samples. @throws {PlaygroundError} when there are no samples or they have no labels. */
export function labelsToLearn(train: Pick<Split, "count" | "labels">, unlabelled: Unlabelled): Float64Array {
  requireSamples(train);
  if (!train.labels) throw new PlaygroundError(learnerProblem(unlabelled));
  return train.labels;
}

/** @throws {PlaygroundError} when there are no samples. */
export function requireSamples({ count }: Pick<Split, "count">): void {
  if (count === 0) throw new PlaygroundError(learnerProblem("train-empty"));
}
