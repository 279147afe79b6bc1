/**
 * Locks of links to the documents of a lab. The lab gives the parts of its documents and their tables of fields. From these
 * follow the settings that a document has and the changes that locks forbid.
 */
import { defaultsOf, type Field, type Fields } from "../fields/fields";
import type { Assignment } from "./assignment";
import type { DocumentKind, FieldGroup, LabDocument, May, SparseDocument } from "./kind";
import { changedSettings, fittedMember, type ListRules, listChanges, type Member, same } from "./locked-list";
import { isFree } from "./locks";

type Tables = Readonly<Record<string, Fields>>;

/** A table of settings that belongs to the document as a whole; with `when`, only to the documents for which it is true. */
type OwnGroup<Document> = FieldGroup & { readonly when?: (document: Document) => boolean };

export interface LockTables<Document extends LabDocument, Subject extends keyof Document, List extends keyof Document> {
  /** The part with one kind, such as a target or a problem, and its settings by kind. Its control is "kind". */
  readonly subject: Subject & string;
  readonly subjectFields: Tables;
  /** The kind of subject that names own data. */
  readonly ownDataKind: string;
  /** The list whose members have a kind each, and their settings by kind. Its control has the same name. */
  readonly list: List & string;
  readonly memberFields: Tables;
  /** Whether a document has such a list; all have it where this is missing. */
  readonly hasList?: (document: Document) => boolean;
  readonly groups: readonly OwnGroup<Document>[];
  /** For each other part the control that sets it, or the table of its settings. The type requires all parts. */
  readonly others: { readonly [Part in Exclude<keyof Document, keyof LabDocument | "seed" | Subject | List>]: string | FieldGroup };
  readonly panelControls: readonly string[];
  sparse(document: Document): SparseDocument;
  /** The locked values of a sparse document. Their form and order never change: codes of assignments are computed from them. */
  lockedValues(sparse: SparseDocument, locked: Locked): unknown;
}

/** The locked ones among values. */
interface Locked {
  readonly may: May;
  /** Null where the control is free. */
  value(control: string, value: unknown): unknown;
  /** Names and values of the locked settings of a table. */
  settings(owner: string, values: unknown): readonly unknown[];
  /** The same of a part with a kind. */
  ofKind(spec: unknown): readonly unknown[];
}

type Lockable = "settings" | "documentControls" | "panelControls" | "fieldOf" | "ownersBehind" | "lockedChanges" | "lockedPart";

/** A new member of the list with the values that an assignment locks; unchanged without an assignment. */
type Fit<Document extends LabDocument> = <One extends Member>(one: One, document: Document, assignment: Assignment | null) => One;

/** The part of a lab's document kind that concerns locks, and a function that fits a new member of its list to them. */
export function lockRules<
  Document extends LabDocument & { readonly seed: number },
  Subject extends keyof Document,
  List extends keyof Document,
>(tables: LockTables<Document, Subject, List>): { readonly locks: Pick<DocumentKind<Document>, Lockable>; readonly fitted: Fit<Document> } {
  const { subject, subjectFields, ownDataKind, list, memberFields, hasList = () => true, groups, others, panelControls } = tables;
  const listRules: ListRules = { control: list, fields: memberFields };
  const byOwner: Tables = { ...subjectFields, ...memberFields, ...Object.fromEntries(groups.map(({ owner, fields }) => [owner, fields])) };
  const subjectOf = (document: Document) => document[subject] as Member;
  const membersOf = (document: Document) => document[list] as readonly Member[];

  const locks: Pick<DocumentKind<Document>, Lockable> = {
    settings(document) {
      const kinds = [...new Set(membersOf(document).map(({ kind }) => kind))];
      const { kind } = subjectOf(document);
      return [
        { owner: kind, fields: subjectFields[kind] },
        ...kinds.map((owner) => ({ owner, fields: memberFields[owner] })),
        ...groups.filter(({ when }) => when === undefined || when(document)),
      ].filter(({ fields }) => Object.keys(fields).length > 0);
    },
    documentControls: ["preset", "seed", "kind", list],
    panelControls,
    fieldOf(control) {
      const [owner, name] = control.split(".");
      const fields = own(byOwner, owner);
      return (fields && own<Field>(fields, name)) ?? null;
    },
    ownersBehind(control) {
      if (control === "kind") return Object.keys(subjectFields).filter((kind) => kind !== ownDataKind);
      return control === list ? Object.keys(memberFields) : [];
    },
    lockedChanges(base, next, may) {
      const used = [
        ...(base.seed === next.seed ? [] : ["seed"]),
        ...subjectChanges(tables, subjectOf(base), subjectOf(next), may),
        // With another kind of subject the whole list comes or goes.
        ...(hasList(base) === hasList(next) ? listChanges(listRules, membersOf(base), membersOf(next), may) : []),
        ...otherChanges(others, base, next),
      ];
      return [...new Set(used)].filter((control) => !may(control));
    },
    lockedPart: (document, may) => (may("preset") ? null : tables.lockedValues(tables.sparse(document), lockedUnder(may))),
  };

  return {
    locks,
    fitted: <One extends Member>(one: One, document: Document, assignment: Assignment | null) => {
      if (!assignment) return one;
      const [present, base] = [document, assignment.experiment as Document].map((of) => membersOf(of) as readonly One[]);
      return fittedMember(listRules, one, present, base, (control) => isFree(assignment.locks, control));
    },
  };
}

interface SubjectSpec extends Member {
  readonly name?: string;
  readonly hash?: string;
}

function subjectChanges(
  { subjectFields, ownDataKind }: { readonly subjectFields: Tables; readonly ownDataKind: string },
  base: SubjectSpec,
  next: SubjectSpec,
  may: May,
): readonly string[] {
  const ownData = ({ kind, name, hash }: SubjectSpec) => (kind === ownDataKind ? [name, hash] : null);
  if (!same(ownData(base), ownData(next))) return ["kind"];
  const group = { owner: next.kind, fields: subjectFields[next.kind] };
  if (base.kind === next.kind) return changedSettings(group, base, next);
  return ["kind", ...changedSettings(group, defaultsOf(group.fields), next).filter((control) => !may(control))];
}

function otherChanges<Document>(others: Readonly<Record<string, string | FieldGroup>>, base: Document, next: Document): readonly string[] {
  return Object.entries(others).flatMap(([name, set]) => {
    const [before, after] = [base, next].map((document) => document[name as keyof Document] as object);
    if (typeof set !== "string") return changedSettings(set, before, after);
    return same(before, after) ? [] : [set];
  });
}

function lockedUnder(may: May): Locked {
  const settings = (owner: string, values: unknown) =>
    Object.entries((values ?? {}) as SparseDocument).filter(([name]) => !may(`${owner}.${name}`));
  return {
    may,
    value: (control, value) => (may(control) ? null : value),
    settings,
    ofKind: (spec) => settings((spec as Member).kind, spec),
  };
}

function own<Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
