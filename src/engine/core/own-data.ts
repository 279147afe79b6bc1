import type { Problem } from "../../fields/problem";

/** How a lab reads data of a person's own, in whatever format they come: JSON, tables, archives of arrays. */
export interface OwnDataReader<Data = unknown> {
  /** The field of its documents whose `kind` says whether they learn from own data, and whose `hash` from which. */
  readonly field: string;
  /** @param name  of the file, which may tell its format. */
  read(
    bytes: Uint8Array,
    name: string,
  ): { readonly ok: true; readonly data: Data; readonly hash: string } | { readonly ok: false; readonly problem: Problem };
}
