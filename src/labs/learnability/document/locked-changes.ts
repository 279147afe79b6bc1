/**
 * What forbids to come from one experiment to another under the locks of a link. The answer names locked controls, so that
 * the page can say which.
 */

import type { Assignment } from "../../../platform/documents/assignment";
import type { May } from "../../../platform/documents/kind";
import { defaultsOfGroup, fieldChanges, fittedMember, type ListRules, listChanges, same } from "../../../platform/documents/locked-list";
import { isFree } from "../../../platform/documents/locks";
import type { Fields } from "../../../platform/fields/fields";
import { isOwnData, type TaskSpec, taskKindOf } from "../math/tasks/registry";
import { stopGroup } from "./controls";
import { type Experiment, type LearnerSpec, learnerKinds } from "./document";

const learnerList: ListRules = {
  control: "learners",
  fieldsOf: (kind) => learnerKinds[kind as LearnerSpec["kind"]].fields as Fields,
};

/** The controls that lead from one part of an experiment to another. The compiler asks for an entry per part. */
const parts: { readonly [Part in keyof Experiment]: (base: Experiment, next: Experiment, may: May) => readonly string[] } = {
  format: () => [],
  version: () => [],
  lab: () => [],
  seed: (base, next) => (base.seed === next.seed ? [] : ["seed"]),
  task: (base, next, may) => taskChanges(base.task, next.task, may),
  learners: (base, next, may) => listChanges(learnerList, base.learners, next.learners, may),
  stop: (base, next) => fieldChanges(stopGroup, base.stop, next.stop),
  sweep: (base, next) => (same(base.sweep, next.sweep) ? [] : ["laboratory"]),
  map: (base, next) => (same(base.map, next.map) ? [] : ["map"]),
  laboratory: (base, next) => (same(base.laboratory, next.laboratory) ? [] : ["laboratory"]),
};

/** The controls that would have to be used to come from one experiment to another and may not be; none where the locks allow it. */
export function lockedChanges(base: Experiment, next: Experiment, may: May): readonly string[] {
  const used = Object.values(parts).flatMap((changes) => changes(base, next, may));
  return [...new Set(used)].filter((control) => !may(control));
}

function taskChanges(base: TaskSpec, next: TaskSpec, may: May): readonly string[] {
  if (isOwnData(base) || isOwnData(next)) return same(base, next) ? [] : ["kind"];
  const group = { owner: next.kind, fields: taskKindOf(next).fields };
  if (base.kind === next.kind) return fieldChanges(group, base, next);
  return ["kind", ...fieldChanges(group, defaultsOfGroup(group), next).filter((control) => !may(control))];
}

/** A learner as it can come into a list, with the values that a link locks. */
export function fittedLearner(
  learner: LearnerSpec,
  present: readonly LearnerSpec[],
  { experiment, locks }: Assignment<Experiment>,
): LearnerSpec {
  return fittedMember(learnerList, learner, present, experiment.learners, (control) => isFree(locks, control));
}
