/** A table of fields with its values: what a form sets. */

import type { Locks } from "../../documents/locks";
import { applies, type Field, type Fields } from "../../fields/fields";
import { lockOf } from "../class/locks";
import { same, type Values } from "./values";

export interface FieldSet {
  /** Whose settings these are, as locks name them: the kind of the target or the learner. */
  readonly owner: string;
  readonly table: Fields;
  readonly values: Values;
  /** What the values are compared with, and reset to. */
  readonly base: Values;
  readonly propose: (name: string, value: unknown) => string | null;
  /** What is wrong with a value that the document has, by its name. */
  readonly problem?: { readonly name: string; readonly words: string } | null;
}

/** One field of a set. */
export interface FieldEntry {
  readonly set: FieldSet;
  readonly name: string;
  readonly field: Field;
  readonly changed: boolean;
  readonly locked: boolean;
}

/** The fields that a form shows: those that have an effect beside the others, and that a link does not hide. */
export function entriesOf(set: FieldSet, locks: Locks | null): FieldEntry[] {
  return Object.entries(set.table).flatMap(([name, field]) => {
    const lock = lockOf(locks, `${set.owner}.${name}`);
    if (field.shown || lock === "hidden" || !applies(field, set.values)) return [];
    return [{ set, name, field, changed: !same(set.values[name], set.base[name]), locked: lock === "locked" }];
  });
}
