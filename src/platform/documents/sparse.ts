/** The inverse of filling in defaults: what values say beyond them. */
import type { Fields } from "../fields/fields";
import type { SparseDocument } from "./kind";

/** The values that are not at the default of their field, in the order of the table. */
export function beyondDefaults(values: object, fields: Fields): SparseDocument {
  const kept = Object.entries(fields)
    .map(([name, field]) => [name, (values as SparseDocument)[name], field.default] as const)
    .filter(([, value, byDefault]) => JSON.stringify(value) !== JSON.stringify(byDefault));
  return Object.fromEntries(kept.map(([name, value]) => [name, value]));
}
