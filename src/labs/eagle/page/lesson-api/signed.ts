import { formatValue } from "../../../../platform/charts/format";

/** A value with a true minus sign, for sentences. */
export function signed(value: number): string {
  return value < 0 ? `−${formatValue(-value)}` : formatValue(value);
}
