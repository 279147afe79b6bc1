import { describeFailure } from "../../../platform/engine/failure";
import { PlaygroundError, TooLargeError } from "../../../platform/numerics/errors";
import type { Experiment } from "../document/document";
import { requireSearchable } from "../math/learners/closed-form/compress";
import { requireFewFeatures } from "../math/learners/convex/learner";
import type { LearnerSpec } from "../math/learners/registry";
import { isConvex, isSolved } from "../math/learners/training-methods";
import { dataSize, type OwnSize } from "../math/tasks/size";
import { labProblem } from "./lab-problem";

/**
 * Refuses an experiment with a learner that is not computed at this dimension, before its data are made: without that
 * learner there would be no result, however long the others took.
 *
 * @throws {TooLargeError} with the learner's place.
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

/** As the learners themselves ask when they are made. */
function requireLearnable(spec: LearnerSpec, d: number): void {
  if (isConvex(spec)) requireFewFeatures(d);
  if (isSolved(spec) && spec.compress > 0) requireSearchable(d);
}
