/** Changes of the list of learners, each with what becomes of the indices that point into it. */
import { type Experiment, type LearnerSpec, maxLearners } from "../experiment/learnability/document";

/** A changed list of learners, and where each old index went; null for the one that is gone. */
export interface LearnersChange {
  readonly experiment: Experiment;
  readonly moved: (index: number) => number | null;
}

const stays = (index: number) => index;

/** With one more learner at the end; null when there is no room. */
export function withLearner(experiment: Experiment, spec: LearnerSpec): LearnersChange | null {
  const { learners } = experiment;
  if (learners.length >= maxLearners) return null;
  return { experiment: { ...experiment, learners: [...learners, spec] }, moved: stays };
}

/** With a copy right after a learner; null when there is no room or no such learner. */
export function withDuplicate(experiment: Experiment, index: number, copy: (original: LearnerSpec) => LearnerSpec): LearnersChange | null {
  const { learners } = experiment;
  const original = learners[index];
  if (learners.length >= maxLearners || !original) return null;
  return {
    experiment: { ...experiment, learners: learners.toSpliced(index + 1, 0, copy(original)) },
    moved: (old) => (old > index ? old + 1 : old),
  };
}

/** Without a learner; null when there is no such learner. */
export function withoutLearner(experiment: Experiment, index: number): LearnersChange | null {
  const { learners } = experiment;
  if (!learners[index]) return null;
  return {
    experiment: { ...experiment, learners: learners.toSpliced(index, 1) },
    moved: (old) => (old === index ? null : old > index ? old - 1 : old),
  };
}

/** The hidden learners after a change. */
export function movedIndices(indices: ReadonlySet<number>, moved: LearnersChange["moved"]): ReadonlySet<number> {
  return new Set([...indices].map(moved).filter((index) => index !== null));
}
