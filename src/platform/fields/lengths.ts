/** Bounds on the length of text and lists in a document. */
import * as z from "zod/mini";

/** At most so many characters or entries. */
export function atMost(maximum: number, report?: Parameters<typeof z.maxLength>[1]) {
  const check = z.maxLength(maximum, report);
  check._zod.def.when = isTextOrList;
  return check;
}

/** At least so many characters or entries. */
export function atLeast(minimum: number, report?: Parameters<typeof z.minLength>[1]) {
  const check = z.minLength(minimum, report);
  check._zod.def.when = isTextOrList;
  return check;
}

/**
 * Zod compares the `length` of anything that has one, also of what it has already refused; comparing one that cannot be a
 * number throws, and no document may do that.
 */
function isTextOrList({ value }: { readonly value: unknown }): boolean {
  return typeof value === "string" || Array.isArray(value);
}
