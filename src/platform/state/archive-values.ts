/** Checks of values from an archive. */

/** A whole number from 1. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

export function areFinite(values: unknown): values is Float64Array {
  return values instanceof Float64Array && values.every(Number.isFinite);
}

/** Whether these are the arrays of a curve, all of one length. Their numbers need not be finite. */
export function areOfOneLength([first, ...others]: readonly unknown[]): boolean {
  return first instanceof Float64Array && others.every((values) => values instanceof Float64Array && values.length === first.length);
}
