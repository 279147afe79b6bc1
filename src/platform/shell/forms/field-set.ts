/** A table of fields with its values, as a form sets them. */
import type { Fields } from "../../fields/fields";
import type { Values } from "./values";

export interface FieldSet {
  /** Owner of the settings, as locks name it: the kind of the target or the learner. */
  readonly owner: string;
  readonly table: Fields;
  readonly values: Values;
  /** Values for comparison and reset. */
  readonly base: Values;
  readonly propose: (name: string, value: unknown) => string | null;
  /** Problem of one of the document's values, with the name of its field. */
  readonly problem?: { readonly name: string; readonly words: string } | null;
}
