/** The schemas of fields: what reads a document. Apart from their tables, which those that only compute need as well. */
import * as z from "zod/mini";
import { type Field, type Fields, shown, type ValuesOf } from "./fields";

/**
 * The schema of `{ kind, ...fields }`: every field may be missing and then takes its default; unknown fields are
 * refused by name.
 */
export function schemaOf<Kind extends string, Table extends Fields>(kind: Kind, fields: Table) {
  const shape: Record<string, z.ZodMiniType> = {};
  for (const [name, field] of Object.entries(fields)) {
    const schema = fieldSchema(field);
    shape[name] = z._default(schema, field.default);
  }
  const schema = z.strictObject({ kind: z.literal(kind), ...shape });
  return schema as unknown as z.ZodMiniType<{ kind: Kind } & ValuesOf<Table>, { kind: Kind } & Partial<ValuesOf<Table>>>;
}

/** The schema of one value, with a message that names the bounds and the value: "must be between 2 and 16, got 99". */
export function fieldSchema(field: Field): z.ZodMiniType {
  if (field.kind === "structured") return field.schema;
  if (field.kind === "switch") return z.boolean({ error: (issue) => `must be true or false, got ${shown(issue.input)}` });
  if (field.kind === "choice") {
    const names = Object.keys(field.options);
    return z.enum(names as [string, ...string[]], {
      error: (issue) => `must be one of ${names.map((name) => `"${name}"`).join(", ")}, got ${shown(issue.input)}`,
    });
  }
  const noun = field.kind === "integer" ? "a whole number " : "";
  const error = (issue: { readonly input?: unknown }) => `must be ${noun}between ${field.min} and ${field.max}, got ${shown(issue.input)}`;
  const base = field.kind === "integer" ? z.int({ error }) : z.number({ error });
  return base.check(z.minimum(field.min, { error }), z.maximum(field.max, { error }));
}
