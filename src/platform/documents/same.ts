import type { LabDocument } from "./kind";

/** Whether two resolved documents are the same; their fields are always in the order of the schema of their lab. */
export function sameDocument(a: LabDocument, b: LabDocument): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
