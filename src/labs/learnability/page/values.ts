/** Specs as tables of values, compared field by field. */
import { defaultsOf, type Fields } from "../../../platform/fields/fields";
import { same, valuesOf } from "../../../platform/shell/forms/values";
import { type LearnerSpec, learnerKindOf } from "../math/learners/registry";
import { type TaskSpec, taskKindOf } from "../math/tasks/registry";

/** A spec with every field at its default. */
export function defaultTask(kind: TaskSpec["kind"]): TaskSpec {
  return { kind, ...defaultsOf(taskKindOf({ kind }).fields) } as TaskSpec;
}

export function defaultLearner(kind: LearnerSpec["kind"]): LearnerSpec {
  return { kind, ...defaultsOf(learnerKindOf({ kind }).fields) } as LearnerSpec;
}

/** Fields in which two specs of one table differ. */
export function differences(table: Fields, a: object, b: object): string[] {
  return Object.keys(table).filter((name) => !same(valuesOf(a)[name], valuesOf(b)[name]));
}
