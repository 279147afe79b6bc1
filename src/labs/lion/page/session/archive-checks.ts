/** What is wrong with own data that come from a file; null where they are what the page writes. */
import type { Problem } from "../../../../platform/fields/problem";
import type { ArchiveChecks } from "../../../../platform/state/lab-session";
import { hashLionData, parseLionData, writeLionData } from "../../math/own-data";
import { lionData } from "./own-data";

export const archiveChecks: ArchiveChecks = {
  data: dataProblem,
  // A run of forms leaves none.
  curves: (value) =>
    Array.isArray((value as { readonly curves?: unknown } | null)?.curves) ? null : { field: "curves", message: "must be a list" },
};

/** Own data are kept under their hash: what does not have it, or is not read again as it was, is not what it was. */
function dataProblem(key: string, value: unknown): Problem | null {
  const { data, name } = (value ?? {}) as { readonly data?: unknown; readonly name?: unknown };
  if (typeof name !== "string") return { field: "name", message: "must be text" };
  if (!lionData.isData(data)) return { field: "data", message: "must be a list of heads with queries, keys and values" };
  const written = writtenAgain(data);
  if (written === null) return { field: "data", message: "must be a list of heads with queries, keys and values" };
  const parsed = parseLionData(written);
  if (!parsed.ok) return { ...parsed.problem, field: `data.${parsed.problem.field}` };
  return hashLionData(parsed.data) === key ? null : { field: "data", message: "are not the data that their key names" };
}

/** Null for what is no head in a place where nobody has looked yet. */
function writtenAgain(data: Parameters<typeof writeLionData>[0]): string | null {
  try {
    return writeLionData(data);
  } catch {
    return null;
  }
}
