/** A table of fields with its values: what a form sets. */
import type { Fields } from "../../fields/fields";
import type { Values } from "./values";

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
