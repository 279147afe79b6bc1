/** A document that names no lab belongs to the first lab; if only another lab can read it, its problem names that lab. */
import { shown } from "../fields/fields";
import type { Problem } from "../fields/problem";
import { documentProblem } from "./document-problem";
import type { DocumentKind } from "./kind";

type Reader = Pick<DocumentKind, "parse">;
/** Readers of the labs whose documents have to name their lab. */
export type OtherReaders = Readonly<Record<string, () => Reader | Promise<Reader>>>;

/**
 * The problem of a document that names no lab and has a field that is unknown to the first lab, but not to another one; otherwise
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

/** Distance of a document that is at fault as a whole, or whose problem is in no part that the lab reads. */
const foreign = 2;

/** Distance of a document from those of a lab: 0 for one that the lab reads, 1 for a fault inside a part that it reads. */
function distanceFrom(kind: Reader, value: unknown): number {
  const parsed = kind.parse(value);
  if (parsed.ok) return 0;
  const { field } = parsed.problem;
  return field === "problem.kind" || !/[.[]/.test(field) ? foreign : 1;
}
