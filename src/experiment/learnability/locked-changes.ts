/**
 * What forbids to come from one experiment to another under the locks of a link. The answer names locked controls, so that
 * the page can say which.
 */
import type { Fields } from "../../fields/fields";
import { isOwnData, type TaskSpec, taskKindOf } from "../../tasks/registry";
import { type Experiment, type LearnerSpec, learnerKinds } from "./document";
import { type Assignment, type FieldGroup, isFree, type Locks, stopGroup } from "./locks";

type May = (control: string) => boolean;

/** The controls that lead from one part of an experiment to another. The compiler asks for an entry per part. */
const parts: { readonly [Part in keyof Experiment]: (base: Experiment, next: Experiment, may: May) => readonly string[] } = {
  format: () => [],
  version: () => [],
  lab: () => [],
  seed: (base, next) => (base.seed === next.seed ? [] : ["seed"]),
  task: (base, next, may) => taskChanges(base.task, next.task, may),
  learners: (base, next, may) => learnerChanges(base.learners, next.learners, may),
  stop: (base, next) => fieldChanges(stopGroup, base.stop, next.stop),
  sweep: (base, next) => (same(base.sweep, next.sweep) ? [] : ["laboratory"]),
  map: (base, next) => (same(base.map, next.map) ? [] : ["map"]),
  laboratory: (base, next) => (same(base.laboratory, next.laboratory) ? [] : ["laboratory"]),
};

/**
 * The locked controls that would have to be used to come from one experiment to another; none where the locks allow it.
 * Every experiment that is allowed from `base` allows the same ones again, so steps can be judged from the first base.
 */
export function lockedChanges(base: Experiment, next: Experiment, locks: Locks): readonly string[] {
  const may = (control: string) => isFree(locks, control);
  const used = Object.values(parts).flatMap((changes) => changes(base, next, may));
  return [...new Set(used)].filter((control) => !may(control));
}

/**
 * Whether an experiment is one that an assignment leads to: it differs only in what is free, or, where presets may be
 * chosen, does so from one of them.
 */
export function belongsTo(experiment: Experiment, assignment: Assignment, presets: readonly Experiment[]): boolean {
  return refusedChanges(experiment, assignment, presets).length === 0;
}

/** What forbids an experiment under an assignment: locked controls, or none where it belongs to it. */
export function refusedChanges(next: Experiment, { experiment, locks }: Assignment, presets: readonly Experiment[]): readonly string[] {
  const refused = lockedChanges(experiment, next, locks);
  if (refused.length === 0 || !isFree(locks, "preset")) return refused;
  return presets.some((preset) => lockedChanges(preset, next, locks).length === 0) ? [] : refused;
}

function taskChanges(base: TaskSpec, next: TaskSpec, may: May): readonly string[] {
  if (isOwnData(base) || isOwnData(next)) return same(base, next) ? [] : ["kind"];
  const group = { owner: next.kind, fields: taskKindOf(next).fields };
  if (base.kind === next.kind) return fieldChanges(group, base, next);
  return ["kind", ...fieldChanges(group, defaults(group), next).filter((control) => !may(control))];
}

/**
 * Where the list is free, learners come and go, with what is locked about them: those of the first list are taken up again
 * before there are others like them. So no two of a kind lend each other a value that both are locked in.
 */
function learnerChanges(base: readonly LearnerSpec[], next: readonly LearnerSpec[], may: May): readonly string[] {
  if (!may("learners")) {
    const alike = base.length === next.length && base.every(({ kind }, index) => kind === next[index].kind);
    return alike ? base.flatMap((learner, index) => fieldChanges(groupOf(learner), learner, next[index])) : ["learners"];
  }
  const kinds = [...new Set(next.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ofKind = (learners: readonly LearnerSpec[]) => learners.filter((learner) => learner.kind === kind);
    return changesOfKind(modelsOf(base, kind), ofKind(next), may);
  });
}

/** Whom a learner of a kind can be like in what is locked. */
function modelsOf(base: readonly LearnerSpec[], kind: LearnerSpec["kind"]): readonly LearnerSpec[] {
  const known = base.filter((learner) => learner.kind === kind);
  return known.length > 0 ? known : [{ kind, ...defaults({ owner: kind, fields: learnerKinds[kind].fields as Fields }) } as LearnerSpec];
}

function changesOfKind(models: readonly LearnerSpec[], learners: readonly LearnerSpec[], may: May): readonly string[] {
  const { left, others } = paired(models, learners, may);
  const like = left.length > 0 ? left : models;
  return others.flatMap((learner) => {
    const refused = like.map((model) => lockedDifferences(model, learner, may));
    return refused.toSorted((a, b) => a.length - b.length)[0];
  });
}

/** Pairs each learner with a model that has the same locked values; what remains of both. */
function paired(models: readonly LearnerSpec[], learners: readonly LearnerSpec[], may: May) {
  const left = [...models];
  const others = learners.filter((learner) => {
    const at = left.findIndex((model) => lockedDifferences(model, learner, may).length === 0);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { left, others };
}

function lockedDifferences(model: LearnerSpec, learner: LearnerSpec, may: May): readonly string[] {
  return fieldChanges(groupOf(learner), model, learner).filter((control) => !may(control));
}

/**
 * A learner as it can come into a list: with the locked values of one of the first list that is not there, or else of the
 * one that it is most like.
 */
export function fittedLearner(learner: LearnerSpec, present: readonly LearnerSpec[], { experiment, locks }: Assignment): LearnerSpec {
  const may = (control: string) => isFree(locks, control);
  const { kind } = learner;
  const models = modelsOf(experiment.learners, kind);
  const { left } = paired(
    models,
    present.filter((other) => other.kind === kind),
    may,
  );
  const [model] = (left.length > 0 ? left : models).toSorted(
    (a, b) => lockedDifferences(a, learner, may).length - lockedDifferences(b, learner, may).length,
  );
  const locked = lockedDifferences(model, learner, may).map((control) => control.slice(kind.length + 1));
  const values = model as unknown as Readonly<Record<string, unknown>>;
  return { ...learner, ...Object.fromEntries(locked.map((name) => [name, values[name]])) } as LearnerSpec;
}

function groupOf({ kind }: LearnerSpec): FieldGroup {
  return { owner: kind, fields: learnerKinds[kind].fields as Fields };
}

function defaults({ fields }: FieldGroup): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default]));
}

function fieldChanges({ owner, fields }: FieldGroup, base: object, next: object): readonly string[] {
  const [before, after] = [base, next] as readonly Readonly<Record<string, unknown>>[];
  return Object.keys(fields)
    .filter((name) => !same(before[name], after[name]))
    .map((name) => `${owner}.${name}`);
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
