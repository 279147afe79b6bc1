import type { Field } from "../../fields/fields";
import { fieldSaid } from "../../ui/language";

/** Whether a field has each of some words in its label, its help or its options, in the language of the page. */
export function isFound(field: Field, query: string): boolean {
  const { label, help, options } = fieldSaid(field);
  const text = [label, help, ...Object.values<string>(options)].join(" ").toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
