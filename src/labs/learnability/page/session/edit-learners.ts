/** Edits of the list of learners. Locked settings of a kind also hold for added learners. */
import type { LearnerSpec } from "../../document/document";
import { movedByAdding, movedByDuplicating, movedByRemoving, withDuplicate, withLearner, withoutLearner } from "../../document/learners";
import { fittedLearner } from "../../document/locks";
import type { LearnabilitySession } from "./react";

export function addLearner(session: LearnabilitySession, spec: LearnerSpec): void {
  session.edit((experiment) => withLearner(experiment, fitting(session, spec)), { moved: movedByAdding });
}

/** Adds a copy right after a learner. */
export function duplicateLearner(session: LearnabilitySession, index: number): void {
  session.edit((experiment) => withDuplicate(experiment, index, (original) => fitting(session, { ...original })), {
    moved: movedByDuplicating(index),
  });
}

export function removeLearner(session: LearnabilitySession, index: number): void {
  session.edit((experiment) => withoutLearner(experiment, index), { moved: movedByRemoving(index) });
}

function fitting({ store }: LearnabilitySession, spec: LearnerSpec): LearnerSpec {
  const { assignment, experiment } = store.getState();
  return fittedLearner(spec, experiment, assignment);
}
