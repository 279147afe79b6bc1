import { describeFailure } from "../../../platform/engine/failure";
import { PlaygroundError, TooLargeError } from "../../../platform/numerics/errors";
import type { Experiment } from "../document/document";
import { requireSearchable } from "../math/learners/closed-form/searchable";
import { requireFewFeatures } from "../math/learners/convex/learner";
import type { LearnerSpec } from "../math/learners/registry";
import { isConvex, isSolved } from "../math/learners/training-methods";
import { dataSize, type OwnSize } from "../math/tasks/size";
import { labProblem } from "./lab-problem";

/**
 * Refuses an experiment with a learner that is not available at this dimension, before its data are generated, since there
 * would be no result.
 *
 * @throws {TooLargeError} with the learner's index.
 */
export function refuseUnlearnable({ task, learners }: Pick<Experiment, "task" | "learners">, own: OwnSize | null): void {
  const size = dataSize(task, own);
  if (!size) return;
  for (const [index, spec] of learners.entries()) {
    try {
      requireLearnable(spec, size.d);
    } catch (error) {
      if (!(error instanceof PlaygroundError)) throw error;
      throw new TooLargeError(labProblem("learner-unlearnable", { index, problem: describeFailure(error) }));
    }
  }
}

/** The same check as at the creation of the learners. */
function requireLearnable(spec: LearnerSpec, d: number): void {
  if (isConvex(spec)) requireFewFeatures(d);
  if (isSolved(spec) && spec.compress > 0) requireSearchable(d);
}
