/** The schemas of fields, which read documents; apart from the tables of fields, which computations also need. */
import * as z from "zod/mini";
import { fieldProblem } from "./field-problem";
import { type Field, type Fields, shown, type ValuesOf } from "./fields";
import type { Problem } from "./problem";
import { expects, raisedBy } from "./schema-problem";

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

/** The problem of a value of a field; null where the field takes it. */
export function valueProblem(field: Field, value: unknown): Problem | null {
  const { error } = fieldSchema(field).safeParse(value);
  return error ? raisedBy(error.issues[0]) : null;
}

/** The schema of one value, with a message that names the bounds and the value: "must be between 2 and 16, got 99". */
export function fieldSchema(field: Field): z.ZodMiniType {
  if (field.kind === "structured") return field.schema;
  if (field.kind === "switch") return z.boolean(expects(fieldProblem("field-switch")));
  if (field.kind === "choice") {
    const names = Object.keys(field.options);
    return z.enum(names as [string, ...string[]], expects(fieldProblem("field-one-of", { values: names.map(shown).join(", ") })));
  }
  const { min, max } = field;
  const words = "options" in field ? Object.keys(field.options as object) : [];
  const within = expects(
    words.length > 0
      ? fieldProblem("field-whole-or", { min, max, values: words.map((word) => (word === "null" ? word : shown(word))).join(", ") })
      : fieldProblem(field.kind === "integer" ? "field-whole-between" : "field-between", { min, max }),
  );
  const base = field.kind === "integer" ? z.int(within) : z.number(within);
  const number = base.check(z.minimum(min, within), z.maximum(max, within));
  return words.length > 0 ? z.union([...words.map((word) => (word === "null" ? z.null() : z.literal(word))), number], within) : number;
}
