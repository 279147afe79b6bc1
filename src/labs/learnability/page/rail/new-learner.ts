import type { Experiment, LearnerSpec } from "../../document/document";
import { learnerKindOf } from "../../math/learners/registry";
import { defaultLearner } from "../values";

/** A learner that is not there yet: like the last one of its kind but for what its record varies, so that they can be compared. */
export function newLearner({ learners }: Experiment, kind: LearnerSpec["kind"]): LearnerSpec {
  const alike = learners.filter((learner) => learner.kind === kind);
  const model = alike.at(-1) ?? defaultLearner(kind);
  return learnerKindOf(model).next(model, alike);
}
