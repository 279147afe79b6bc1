/** Which settings the rail shows: the few that matter to the question, and whatever was changed besides. */
import { isFree, type Locks } from "../../documents/locks";
import { entriesOf, type FieldEntry } from "../forms/field-entries";
import type { SettingsGroup } from "./lab-rail";

/** A field by its place in a document, as in "task.samples". */
export interface PlacedField extends FieldEntry {
  readonly path: string;
  readonly set: SettingsGroup;
}

/** So many where no preset names any. */
const unnamed = 4;

export function placedFields(groups: readonly SettingsGroup[], locks: Locks | null): PlacedField[] {
  return groups.flatMap((set) =>
    entriesOf(set, locks).map((entry) => ({ ...entry, set, path: set.path === "" ? entry.name : `${set.path}.${entry.name}` })),
  );
}

/**
 * Those that a preset names, in its order, or else the first of the target; then those that join them.
 *
 * @param joins  whether a field stands in the rail although no preset names it.
 */
export function briefFields(
  all: readonly PlacedField[],
  settings: readonly string[],
  joins: (field: PlacedField) => boolean,
): readonly PlacedField[] {
  const named = settings.flatMap((path) => all.filter((field) => field.path === path));
  const own = all.filter(({ set }) => !set.elsewhere);
  const first = named.length > 0 ? named : own.filter(({ field }) => field.kind !== "structured" && !field.rare).slice(0, unnamed);
  return [...first, ...own.filter((field) => !first.includes(field) && joins(field))];
}

/** Whether a value of a field asks for attention: it is wrong, or the one thing that a link leaves to those who open it. */
export function needsPlace({ set, name }: PlacedField, locks: Locks | null): boolean {
  return set.problem?.name === name || (locks !== null && isFree(locks, `${set.owner}.${name}`));
}
