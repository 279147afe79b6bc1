/**
 * One table of fields describes a task or a learner. Its schema (validation, defaults, link decoding, the headless
 * runner's messages; field-schema.ts) and its form (label, help, bounds) are both read off that table, so they cannot
 * disagree.
 */
import type * as z from "zod/mini";
import { deeperThan, deepest } from "./nesting";

interface Described {
  /** In English, as are all words of a field; `FieldWords` has those of another language. */
  readonly label: string;
  /** One line under the control. */
  readonly help: string;
  readonly unit?: string;
  /** Table and name, as in "gradient.heads": key of its words in another language. Given by `fieldTable`. */
  readonly id?: string;
  /** Seldom changed: forms fold it away while it is as the preset has it. */
  readonly rare?: true;
  /** Belongs to the picture: changing it runs nothing again. */
  readonly shown?: true;
  /** Has an effect only while another field of the table has this value. */
  readonly when?: Condition;
}

/** Condition on another field: one of some options, or a number above another; or several of these at once. */
export type Condition =
  | { readonly field: string; readonly is: string | readonly string[] }
  | { readonly field: string; readonly above: number }
  | { readonly all: readonly Condition[] };

/** A whole number or a real one, within closed bounds. `scale` gives the motion of a slider over the range. */
export interface NumberField extends Described {
  readonly kind: "integer" | "number";
  readonly min: number;
  readonly max: number;
  readonly default: number;
  readonly scale: "linear" | "log";
  /** The part of the range that is worth a slider's width; typing reaches all of it. */
  readonly slider?: readonly [from: number, to: number];
}

/** A number or one of a few words; `options` maps each word to that on screen. The word "null" stands for null. */
export interface WordedField<Word extends string = string> extends NumberField {
  readonly options: Readonly<Record<Word, string>>;
}

/** One of a few named options; `options` maps each value to the words on screen. */
export interface ChoiceField<Value extends string = string> extends Described {
  readonly kind: "choice";
  readonly options: Readonly<Record<Value, string>>;
  readonly default: NoInfer<Value>;
}

/** True or false; `options` has the words for each on screen. */
export interface SwitchField extends Described {
  readonly kind: "switch";
  readonly options: Readonly<Record<"false" | "true", string>>;
  readonly default: boolean;
}

/** Anything with a schema of its own, such as a list; forms show it with a control made for it. */
export interface StructuredField<Value = unknown> extends Described {
  readonly kind: "structured";
  readonly schema: z.ZodMiniType<Value>;
  readonly default: Value;
}

export type Field = NumberField | ChoiceField | SwitchField | StructuredField;
export type Fields = Readonly<Record<string, Field>>;

/** The value of a word in a document. */
type Valued<Word extends string> = Word extends "null" ? null : Word;

/** The values a table of fields describes. */
export type ValuesOf<Table extends Fields> = {
  -readonly [Name in keyof Table]: Table[Name] extends WordedField<infer Word>
    ? number | Valued<Word>
    : Table[Name] extends NumberField
      ? number
      : Table[Name] extends ChoiceField<infer Value>
        ? Value
        : Table[Name] extends SwitchField
          ? boolean
          : Table[Name] extends StructuredField<infer Value>
            ? Value
            : never;
};

/** The words of one field in another language. */
export type WordsOfField<Described extends Field = Field> = { readonly label: string; readonly help: string } & (Described extends {
  readonly unit: string;
}
  ? { readonly unit: string }
  : { readonly unit?: string }) &
  (Described extends { readonly options: infer Options } ? { readonly options: { readonly [Value in keyof Options]: string } } : unknown);

/** The words of a table in another language: every field has its own. */
export type FieldWords<Table extends Fields> = { readonly [Name in keyof Table]: WordsOfField<Table[Name]> };

/** A table under a name, by which the words of its fields are found. */
export function fieldTable<Table extends Fields>(name: string, table: Table): Table {
  return Object.fromEntries(Object.entries(table).map(([field, described]) => [field, { ...described, id: `${name}.${field}` }])) as Table;
}

type NumberOptions = Omit<NumberField, "kind" | "scale"> & { readonly scale?: NumberField["scale"] };

export const integer = (options: NumberOptions): NumberField => ({ kind: "integer", scale: "linear", ...options });
export const integerOr = <Word extends string>(
  options: Omit<WordedField<Word>, "kind" | "scale"> & Pick<NumberOptions, "scale">,
): WordedField<Word> => ({
  kind: "integer",
  scale: "linear",
  ...options,
});
/** A whole number or null, the default. @param none  the words for null on screen. */
export const integerOrNull = ({
  none,
  ...options
}: Omit<NumberOptions, "default"> & { readonly none: string }): Omit<WordedField<"null">, "default"> & { readonly default: number } => ({
  kind: "integer",
  scale: "linear",
  ...options,
  options: { null: none },
  // Forms and schemas take a default as it is; only its type is that of other numbers.
  default: null as unknown as number,
});
export const real = (options: NumberOptions): NumberField => ({ kind: "number", scale: "linear", ...options });
export const choice = <Value extends string>(options: Omit<ChoiceField<Value>, "kind">): ChoiceField<Value> => ({
  kind: "choice",
  ...options,
});
export const onOff = (options: Omit<SwitchField, "kind">): SwitchField => ({ kind: "switch", ...options });
export const structured = <Value>(options: Omit<StructuredField<Value>, "kind">): StructuredField<Value> => ({
  kind: "structured",
  ...options,
});

/** A value as an error message quotes it: short, and distinct from the text around it. */
export function shown(value: unknown): string {
  if (deeperThan(value, deepest)) return "something nested too deeply";
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}...` : text;
}

/** Whether a field has an effect beside these values of its table. */
export function applies(field: Field, values: Readonly<Record<string, unknown>>): boolean {
  return unmetBy(field, values) === null;
}

/** The other field of the table whose value leaves a field without effect; null where the field has one. */
export function unmetBy({ when }: Field, values: Readonly<Record<string, unknown>>): string | null {
  return when ? unmet(when, values) : null;
}

function unmet(condition: Condition, values: Readonly<Record<string, unknown>>): string | null {
  if ("all" in condition) return condition.all.reduce<string | null>((found, one) => found ?? unmet(one, values), null);
  const value = values[condition.field];
  return holds(condition, value) ? null : condition.field;
}

function holds(condition: Exclude<Condition, { readonly all: unknown }>, value: unknown): boolean {
  if ("above" in condition) return Number(value) > condition.above;
  return typeof condition.is === "string" ? value === condition.is : condition.is.some((option) => option === value);
}

/** Every field at its default. */
export function defaultsOf<Table extends Fields>(fields: Table): ValuesOf<Table> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.default])) as ValuesOf<Table>;
}
