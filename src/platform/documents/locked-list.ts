/**
 * Locks of lists whose members have a kind and a table of fields each, as learners and solvers have: what forbids to come
 * from one list to another, and how a new member fits into a list.
 */
import { defaultsOf, type Fields } from "../fields/fields";
import type { FieldGroup, May } from "./kind";

export interface Member {
  readonly kind: string;
}

/** What the rules need to know of a list. */
export interface ListRules {
  /** The control that frees the list itself: who is in it, and in which order. */
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
 * The controls that lead from one list to another. Where the list is free, members come and go, with what is locked about
 * them: those of the first list are taken up again before there are others like them. So no two of a kind lend each other a
 * value that both are locked in.
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
 * A member as it can come into a list: with the locked values of one of the first list that is not there, or else of the one
 * that it is most like.
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

/** Whom a member of a kind can be like in what is locked. */
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

/** Pairs each member with a model that has the same locked values; what remains of both. */
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
