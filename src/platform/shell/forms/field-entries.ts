/** The fields of a set that a form shows. */
import type { Locks } from "../../documents/locks";
import { applies, type Field } from "../../fields/fields";
import { lockOf } from "../class/locks";
import type { FieldSet } from "./field-set";
import { same } from "./values";

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
