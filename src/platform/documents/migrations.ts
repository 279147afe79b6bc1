/**
 * Carries documents of older versions to the current one. Documents and links are sparse (fields at their default are
 * left out), so a version that changes a default needs a migration too: it writes the old default where the field is
 * missing.
 */
import type { SparseDocument } from "./kind";

/** Turns a document of one version into the next version. */
export type Migration = (document: SparseDocument) => SparseDocument;

/** `migrations[k]` leads from version k to version k + 1. Entries are never changed once released. */
export type Migrations = Readonly<Record<number, Migration>>;

/**
 * The document as version `to` would have written it.
 *
 * @param from  the version it was written in; `to` itself leaves the document as it is.
 * @throws {Error} when a step is missing, which is a mistake in this table and not in the document.
 */
export function migrate(document: SparseDocument, from: number, to: number, migrations: Migrations): SparseDocument {
  let current = document;
  for (let version = from; version < to; version++) {
    const step = migrations[version];
    if (!step) throw new Error(`no migration leads on from version ${version}`);
    current = step(current);
  }
  return current;
}
