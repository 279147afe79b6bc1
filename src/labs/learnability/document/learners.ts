/** Changes of the list of learners, and what becomes of the indices that point into it. */
import { type Experiment, type LearnerSpec, maxLearners } from "./document";

/** Where an index into the old list points in the new one; null for the learner that is gone. */
export type Moved = (index: number) => number | null;

/** With one more learner at the end; the same experiment when there is no room. */
export function withLearner(experiment: Experiment, spec: LearnerSpec): Experiment {
  const { learners } = experiment;
  return learners.length < maxLearners ? { ...experiment, learners: [...learners, spec] } : experiment;
}

export const movedByAdding: Moved = (index) => index;

/** With a copy right after a learner; the same experiment when there is no room or no such learner. */
export function withDuplicate(experiment: Experiment, index: number, copy: (original: LearnerSpec) => LearnerSpec): Experiment {
  const { learners } = experiment;
  const original = learners[index];
  if (learners.length >= maxLearners || !original) return experiment;
  return { ...experiment, learners: learners.toSpliced(index + 1, 0, copy(original)) };
}

export function movedByDuplicating(index: number): Moved {
  return (old) => (old > index ? old + 1 : old);
}

/** Without a learner; the same experiment when there is no such learner. */
export function withoutLearner(experiment: Experiment, index: number): Experiment {
  const { learners } = experiment;
  return learners[index] ? { ...experiment, learners: learners.toSpliced(index, 1) } : experiment;
}

export function movedByRemoving(index: number): Moved {
  return (old) => (old === index ? null : old > index ? old - 1 : old);
}
