/**
 * Locks of lists whose members have a kind and a table of fields each, as learners and solvers have: the locked controls
 * between two lists, and the fitting of a new member into a list.
 */
import { defaultsOf, type Fields } from "../fields/fields";
import type { FieldGroup, May } from "./kind";

export interface Member {
  readonly kind: string;
}

/** The control and the tables of fields of a list. */
export interface ListRules {
  /** The control that frees the members of the list and their order. */
  readonly control: string;
  /** The settings of each kind. */
  readonly fields: Readonly<Record<string, Fields>>;
}

/** The controls of the settings in which two members of a kind, or two documents, differ. */
export function changedSettings({ owner, fields }: FieldGroup, base: object, next: object): readonly string[] {
  const [before, after] = [base, next] as readonly Readonly<Record<string, unknown>>[];
  return Object.keys(fields)
    .filter((name) => !same(before[name], after[name]))
    .map((name) => `${owner}.${name}`);
}

export function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * The locked controls that a change from one list to another would need. Where the list is free, members come and
 * go with their locked values: each member of the first list is paired once before a second one may be like it. So two members
 * of a kind, with different locked values, cannot exchange them.
 */
export function listChanges<One extends Member>(rules: ListRules, base: readonly One[], next: readonly One[], may: May): readonly string[] {
  if (!may(rules.control)) {
    const alike = base.length === next.length && base.every(({ kind }, index) => kind === next[index].kind);
    return alike ? base.flatMap((one, index) => changedSettings(groupOf(rules, one), one, next[index])) : [rules.control];
  }
  const kinds = [...new Set(next.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ofKind = next.filter((one) => one.kind === kind);
    return changesOfKind(rules, modelsOf(rules, base, kind), ofKind, may);
  });
}

/**
 * A member with the locked values that it needs to join a list: those of a member of the first list that is absent, or else of
 * the one that it is most like.
 */
export function fittedMember<One extends Member>(rules: ListRules, one: One, present: readonly One[], base: readonly One[], may: May): One {
  const { kind } = one;
  const models = modelsOf(rules, base, kind);
  const { left } = paired(
    rules,
    models,
    present.filter((other) => other.kind === kind),
    may,
  );
  const [model] = (left.length > 0 ? left : models).toSorted(
    (a, b) => lockedDifferences(rules, a, one, may).length - lockedDifferences(rules, b, one, may).length,
  );
  const locked = lockedDifferences(rules, model, one, may).map((control) => control.slice(kind.length + 1));
  const values = model as unknown as Readonly<Record<string, unknown>>;
  return { ...one, ...Object.fromEntries(locked.map((name) => [name, values[name]])) };
}

/** Members of the first list whose locked values a member of this kind can have. */
function modelsOf<One extends Member>(rules: ListRules, base: readonly One[], kind: string): readonly One[] {
  const known = base.filter((one) => one.kind === kind);
  return known.length > 0 ? known : [{ kind, ...defaultsOf(rules.fields[kind]) } as unknown as One];
}

function changesOfKind<One extends Member>(rules: ListRules, models: readonly One[], members: readonly One[], may: May): readonly string[] {
  const { left, others } = paired(rules, models, members, may);
  const like = left.length > 0 ? left : models;
  return others.flatMap((one) => {
    const refused = like.map((model) => lockedDifferences(rules, model, one, may));
    return refused.toSorted((a, b) => a.length - b.length)[0];
  });
}

/** Pairs each member with a model that has the same locked values; gives the unpaired models and members. */
function paired<One extends Member>(rules: ListRules, models: readonly One[], members: readonly One[], may: May) {
  const left = [...models];
  const others = members.filter((one) => {
    const at = left.findIndex((model) => lockedDifferences(rules, model, one, may).length === 0);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { left, others };
}

function lockedDifferences<One extends Member>(rules: ListRules, model: One, one: One, may: May): readonly string[] {
  return changedSettings(groupOf(rules, one), model, one).filter((control) => !may(control));
}

function groupOf(rules: ListRules, { kind }: Member): FieldGroup {
  return { owner: kind, fields: rules.fields[kind] };
}
