/** Values of one setting as a line that somebody types: "32, 64, 128". */
import type { AxisValue } from "../../experiment/learnability/map";
import type { Field, NumberField } from "../../fields/fields";

export function listed(values: readonly AxisValue[]): string {
  return values.join(", ");
}

/** Every option, or five numbers around the default: halves and doubles on a logarithmic field, even steps on a linear one. */
export function proposedValues(field: Field | undefined): AxisValue[] {
  if (field?.kind === "choice") return Object.keys(field.options);
  if (field?.kind !== "integer" && field?.kind !== "number") return [];
  const { default: middle, scale } = field;
  const [from, to] = field.slider ?? [field.min, field.max];
  if (scale === "log") return between(field, Math.max(from, middle / 4 || from), Math.min(to, 4 * middle || to), 5, "log");
  return between(field, from, to, 5, "linear");
}

export type Spacing = "log" | "linear";

/** So many values from one number to another, ends included; whole where the field is, and each once. */
export function between(field: NumberField, from: number, to: number, count: number, spacing: Spacing): number[] {
  const log = spacing === "log" && from > 0 && to > 0;
  const values = Array.from({ length: count }, (_, k) => {
    const share = count > 1 ? k / (count - 1) : 0;
    const value = log ? from * (to / from) ** share : from + (to - from) * share;
    return field.kind === "integer" ? Math.round(value) : Number(value.toPrecision(3));
  });
  return [...new Set(values)];
}

/** What stands between commas or semicolons. */
export function entriesOf(list: string): string[] {
  return list
    .split(/[,;]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
