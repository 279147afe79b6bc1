/** Values of one setting as a typed line: "32, 64, 128"; with decimal commas, "0,1; 0,2". */
import { decimalSign, inDigits } from "../../../platform/charts/format";
import type { Field, NumberField } from "../../../platform/fields/fields";
import { readEntry } from "../../../platform/ui/controls/entry";
import { fieldSaid } from "../../../platform/ui/language";
import type { AxisValue } from "../document/map";

/** @param field  of the values, whose words beside numbers ("merged" for null) are written as on the page. */
export function listed(values: readonly AxisValue[], field?: Field): string {
  const words = wordsOf(field);
  const written = (value: AxisValue) => (typeof value === "number" ? inDigits(String(value)) : (words[String(value)] ?? String(value)));
  return values.map(written).join(decimalSign() === "," ? "; " : ", ");
}

/** The value that an entry of a list stands for; null, the word of a field, is told apart from text that is no value. */
export function readValue(entry: string, field: Field | undefined): AxisValue {
  if (field?.kind === "choice") return entry;
  const same = (word: string) => word.toLowerCase() === entry.toLowerCase();
  const [word] = Object.entries(wordsOf(field)).find((named) => named.some(same)) ?? [];
  return word === undefined ? readEntry(entry) : word === "null" ? null : word;
}

/** Words that a field takes beside numbers, by their name in a document, as they stand on the page. */
export function wordsOf(field: Field | undefined): Readonly<Record<string, string>> {
  return field?.kind === "integer" || field?.kind === "number" ? fieldSaid(field).options : {};
}

/**
 * Every option, or five numbers around the default: halves and doubles on a logarithmic field, even steps on a linear one.
 * A default that is a word stands before the numbers.
 */
export function proposedValues(field: Field | undefined): AxisValue[] {
  if (field?.kind === "choice") return Object.keys(field.options);
  if (field?.kind !== "integer" && field?.kind !== "number") return [];
  const { default: middle, scale } = field;
  const [from, to] = field.slider ?? [field.min, field.max];
  if (typeof middle !== "number") return [middle, ...between(field, from, to, 5, scale)];
  if (scale === "log") return between(field, Math.max(from, middle / 4 || from), Math.min(to, 4 * middle || to), 5, "log");
  return between(field, from, to, 5, "linear");
}

export type Spacing = "log" | "linear";

/** Range of a list of numbers. */
export interface Range {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly spacing: Spacing;
}

/** Ends, length and spacing of a list; the whole range of the field where it is no list of numbers. */
export function rangeOf(list: string, field: NumberField): Range {
  const values = entriesOf(list).map(readEntry);
  const numbers = values.filter((value) => typeof value === "number");
  const [least, most] = field.slider ?? [field.min, field.max];
  if (numbers.length === 0 || numbers.length < values.length) return { from: least, to: most, count: 5, spacing: field.scale };
  const [from, to, count] = [numbers[0], numbers[numbers.length - 1], numbers.length];
  const even = between(field, from, to, count, "linear").join() === numbers.join();
  const spacing = even && count > 2 ? "linear" : field.scale;
  return { from, to, count, spacing };
}

/** So many values from one number to another, ends included; integers for an integer field, and each value once. */
export function between(field: NumberField, from: number, to: number, count: number, spacing: Spacing): number[] {
  const log = spacing === "log" && from > 0 && to > 0;
  const values = Array.from({ length: count }, (_, k) => {
    const share = count > 1 ? k / (count - 1) : 0;
    const value = log ? from * (to / from) ** share : from + (to - from) * share;
    return field.kind === "integer" ? Math.round(value) : Number(value.toPrecision(3));
  });
  return [...new Set(values)];
}

/**
 * Entries between commas or semicolons. Where decimals have commas, semicolons alone separate if there are any; the only
 * comma of a line, between two digits, is a decimal comma.
 */
export function entriesOf(list: string): string[] {
  const pointed = decimalSign() === ".";
  const one = /^\s*[−-]?\d+,\d+(?:e-?\d+)?\s*$/i.test(list);
  return list
    .split(pointed ? /[,;]/ : list.includes(";") || one ? ";" : ",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
