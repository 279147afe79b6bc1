/** A document that names no lab is one of the first lab; one that only another lab can read is told so. */
import { shown } from "../fields/fields";
import type { Problem } from "../fields/problem";
import { documentProblem } from "./document-problem";
import type { DocumentKind } from "./kind";

type Reader = Pick<DocumentKind, "parse">;
/** What reads the documents of each lab that documents have to name. */
export type OtherReaders = Readonly<Record<string, () => Reader | Promise<Reader>>>;

/**
 * The problem of a document that names no lab and has a field that the first lab does not know, but another one does; otherwise
 * the problem that the first lab found.
 *
 * @param found  by the first lab.
 */
export async function withLabLeftOut(value: unknown, found: Problem, others: OtherReaders): Promise<Problem> {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject || "lab" in value || !Object.hasOwn(value, found.field)) return found;
  const ranked = await Promise.all(
    Object.entries(others).map(async ([lab, reader]) => ({ lab, distance: distanceFrom(await reader(), { ...value, lab }) })),
  );
  const least = Math.min(...ranked.map(({ distance }) => distance));
  if (least >= foreign) return found;
  const names = ranked.filter(({ distance }) => distance === least).map(({ lab }) => shown(lab));
  return documentProblem("lab-left-out", { labs: names.join(" or "), example: names[0] }, found.field);
}

/** Of a document that is at fault as a whole, or whose problem the lab does not know. */
const foreign = 2;

/** How far a document is from one that a lab reads: 0 for one that it does, 1 for a fault inside a part that it knows. */
function distanceFrom(kind: Reader, value: unknown): number {
  const parsed = kind.parse(value);
  if (parsed.ok) return 0;
  const { field } = parsed.problem;
  return field === "problem.kind" || !/[.[]/.test(field) ? foreign : 1;
}
