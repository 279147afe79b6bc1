import type { Experiment, LearnerSpec } from "../../../experiment/document";
import { defaultLearner } from "./tables";

/** Numbers of heads in the order in which they are worth comparing. */
const headsToTry = [4, 16, 1, 2, 8, 32, 64, 3];
const ridgesToTry = [0, 1e-3, 0.01, 0.1, 1, 10, 100, 1000];

/**
 * A learner that is not there yet: trained like the last one of its kind, with other heads or another ridge, so that
 * the two can be compared.
 */
export function newLearner({ learners }: Experiment, kind: LearnerSpec["kind"]): LearnerSpec {
  const alike = learners.filter((learner) => learner.kind === kind);
  const model = alike.at(-1) ?? defaultLearner(kind);
  if (model.kind === "gradient")
    return {
      ...model,
      heads: firstFree(
        headsToTry,
        alike.map((other) => ("heads" in other ? other.heads : 0)),
      ),
    };
  return {
    ...model,
    ridge: firstFree(
      ridgesToTry,
      alike.map((other) => ("ridge" in other ? other.ridge : 0)),
    ),
  };
}

function firstFree(candidates: readonly number[], taken: readonly number[]): number {
  return candidates.find((candidate) => !taken.includes(candidate)) ?? candidates[0];
}
